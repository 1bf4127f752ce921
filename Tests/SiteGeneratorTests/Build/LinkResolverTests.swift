import Testing

@testable import SiteGenerator

@Suite struct LinkResolverTests {
  private static let planned: PlannedFiles = [
    "index.html", "404.html", "a/index.html", "a/b/index.html", "a/b/c.svg", "x/index.html",
    ".hidden", "a/.hidden", "a:b/index.html", "data/a.json",
  ]
  private static let references = [
    "./", "../", "./#a", "../#a", "../../#a", "#a", "", "../..", "../../..", "../../../x/",
    "..//x/", ".//x/", "./a:b/", "../a:b/", "a:b/", "./?q", "../?q=1#a", "./#a?b", ".hidden",
    "./.hidden",
    "../.hidden", "./../x/", ".././x/", "./.", "./..", "..", ".", "../404.html", "404.html",
    "./404.html#a", "../x/#a/../b", "c.svg", "./c.svg#a", "../data/a.json#a", "../missing/",
    "/x/", "//example.org/x/", "https://example.org/", "mailto:a@example.org", "../#",
    "../../x/#%C3%A9",
  ]
  private static let pages = ["", "404.html", "a/", "a/b/", "a/b/c.svg"]

  private func resolver() -> LinkResolver {
    LinkResolver(planned: Self.planned, table: LinkTable())
  }

  private func words(_ resolution: LinkResolver.Resolution) -> String {
    switch resolution {
    case .elsewhere: "elsewhere"
    case .outside: "outside"
    case .file(let target):
      "\(target.file)#\(target.fragment ?? "") \(target.isPlanned ? "planned" : "missing")"
    }
  }

  @Test(arguments: pages)
  func whatIsRememberedIsWhatWouldBeFound(page: String) {
    let resolver = resolver()
    let page = SitePath(page)
    // In the second pass, everything that can be cached comes from the cache.
    for _ in 0..<2 {
      for reference in Self.references {
        #expect(
          words(resolver.resolve(reference, on: page))
            == words(resolver.find(reference, on: page)), "\(reference) on \(page)")
      }
    }
  }

  @Test func pagesShareWhatIsRemembered() {
    let resolver = resolver()
    for _ in 0..<2 {
      for page in Self.pages {
        let page = SitePath(page)
        for reference in Self.references {
          #expect(
            words(resolver.resolve(reference, on: page))
              == words(resolver.find(reference, on: page)), "\(reference) on \(page)")
        }
      }
    }
  }

  @Test(arguments: [
    ("a/b/", "./", "a/b/index.html# planned"), ("a/b/", "../", "a/index.html# planned"),
    ("a/b/", "./#a", "a/b/index.html#a planned"), ("a/b/", "../../..", "outside"),
    ("", "../", "outside"), ("a/", "..//x/", "x/index.html# planned"),
    ("", "./a:b/", "a:b/index.html# planned"), ("", "a:b/", "elsewhere"),
    ("a/", "./?q", "a/index.html# planned"), ("a/", ".hidden", "a/.hidden# planned"),
    ("404.html", "./", "index.html# planned"), ("404.html", "./x/#a", "x/index.html#a planned"),
    ("404.html", "/atlas/x/", "elsewhere"), ("a/", "/atlas/x/", "outside"),
    ("a/", "../missing/", "missing/index.html# missing"),
    ("a/", "../data/a.json#a", "data/a.json# planned"),
  ])
  func references(page: String, reference: String, expected: String) {
    #expect(words(resolver().resolve(reference, on: SitePath(page))) == expected)
  }

  @Test func moreReferencesThanAreRememberedAreResolved() {
    let resolver = resolver()
    let page = SitePath("a/b/")
    for number in 0..<10_000 {
      #expect(
        words(resolver.resolve("../\(number)/", on: page)) == "a/\(number)/index.html# missing")
    }
    #expect(words(resolver.resolve("../../x/", on: page)) == "x/index.html# planned")
  }
}
