import Testing

@testable import SiteGenerator

@Suite("Paths of the site")
struct SitePathTests {
  @Test("The file of a page is the index of its folder")
  func files() {
    #expect(SitePath("").file == "index.html")
    #expect(SitePath("countries/ukraine/").file == "countries/ukraine/index.html")
    #expect(SitePath("data/maps/ua.svg").file == "data/maps/ua.svg")
  }

  @Test(
    "The path to the root has one step for each folder",
    arguments: [
      ("", "./"), ("404.html", "./"), ("find/", "../"), ("places/ua/lviv/", "../../../"),
      ("data/x.json", "../"),
    ])
  func root(path: String, root: String) {
    #expect(SitePath(path).root == root)
  }

  @Test(
    "A link resolves to its target",
    arguments: [
      "", "find/", "places/ua/lviv/", "places/ua/", "data/maps/ua.svg", "404.html",
      "networks/e-roads/routes/lviv/lisbon/",
    ])
  func links(target: String) {
    for page in ["", "find/", "places/ua/lviv/", "places/us/", "404.html"] {
      let link = SitePath(page).link(to: SitePath(target))
      #expect(SitePath(page).resolve(link[...]) == SitePath(target), "\(page) → \(link)")
      #expect(!link.hasPrefix("/"))
    }
  }

  @Test(
    "References resolve as in a browser",
    arguments: [
      ("a/b/", "../c/", "a/c/"), ("a/b/", "./", "a/b/"), ("a/b/", "?q=1", "a/b/"),
      ("a/b/", "#x", "a/b/"), ("a/b/", "c.json?v=1#x", "a/b/c.json"), ("a/b/", "..", "a/"),
      ("a/b/", ".", "a/b/"), ("a/b/", "../..", ""), ("", "find/?id=1", "find/"),
    ])
  func resolution(page: String, reference: String, target: String) {
    #expect(SitePath(page).resolve(reference[...]) == SitePath(target))
  }

  @Test("Paths above the root do not resolve")
  func outside() {
    #expect(SitePath("a/").resolve("../../b/") == nil)
    #expect(SitePath("").resolve("..") == nil)
    #expect(SitePath("").resolve("/countries/") == nil)
  }

  @Test("An address with a scheme or a host is not a local address")
  func addresses() {
    #expect(LocalAddress("https://example.org/") == nil)
    #expect(LocalAddress("mailto:a@example.org") == nil)
    #expect(LocalAddress("//example.org/x") == nil)
    #expect(LocalAddress("a/b?c:d#e")?.path == "a/b")
    #expect(LocalAddress("a/b?c:d#e")?.fragment == "e")
    #expect(LocalAddress("a/")?.fragment == nil)
  }
}
