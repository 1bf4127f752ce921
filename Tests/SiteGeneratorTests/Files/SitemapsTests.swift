import Input
import Testing

@testable import SiteGenerator

@Suite("Sitemaps")
struct SitemapsTests {
  private func sitemaps(_ paths: [String], without unlisted: Set<SitePath> = []) -> Sitemaps {
    var plan = Plan()
    let location = SourceLocation(path: "site.yml")
    plan.add(
      .text, paths.map { SitePath($0) }, making: BytesStep([]),
      claim: { Plan.Claim([$0, SitePath("\($0.string)data.json")], "page", location) })
    return Sitemaps(plan, without: unlisted, baseURL: "https://a.example/b&c/")
  }

  private func text(_ sitemaps: Sitemaps, _ file: Int) -> [Substring] {
    String(decoding: sitemaps.bytes(file), as: UTF8.self).split(separator: "\n")
  }

  private static let schema = "http://www.sitemaps.org/schemas/sitemap/0.9"
  private static let base = "https://a.example/b&amp;c/"

  @Test("Pages are in the order of their paths, without other files or unlisted pages")
  func oneFile() {
    let sitemaps = sitemaps(["b/", "", "a/", "offline/"], without: [SiteMap.offline])
    #expect(sitemaps.digests.count == 1 && sitemaps.path(0) == SiteMap.sitemap)
    #expect(
      text(sitemaps, 0) == [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        "<urlset xmlns=\"\(Self.schema)\">",
        "<url><loc>\(Self.base)</loc></url>",
        "<url><loc>\(Self.base)a/</loc></url>",
        "<url><loc>\(Self.base)b/</loc></url>",
        "</urlset>",
      ])
    #expect(text(self.sitemaps([]), 0).count == 3)
  }

  @Test("For more than 50,000 pages, there are several files and an index")
  func severalFiles() {
    let paths = (0...100_000).map { "p\(1_000_000 - $0)/" }
    let sitemaps = sitemaps(paths)
    #expect(
      sitemaps.digests.indices.map { sitemaps.path($0).string }
        == ["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"])
    #expect(
      text(sitemaps, 0).dropFirst() == [
        "<sitemapindex xmlns=\"\(Self.schema)\">",
        "<sitemap><loc>\(Self.base)sitemap-1.xml</loc></sitemap>",
        "<sitemap><loc>\(Self.base)sitemap-2.xml</loc></sitemap>",
        "<sitemap><loc>\(Self.base)sitemap-3.xml</loc></sitemap>",
        "</sitemapindex>",
      ])
    let listed = (1...3).flatMap { text(sitemaps, $0).dropFirst(2).dropLast() }
    #expect(listed == paths.sorted().map { "<url><loc>\(Self.base)\($0)</loc></url>" })
    #expect(text(sitemaps, 3).count == 4)
  }

  @Test("A new page changes all digests except the digest of the index")
  func digests() {
    let paths = (0..<100_000).map { "p\(100_000 + $0)/" }
    let old = sitemaps(paths)
    // The new page replaces the last one, so no page moves to the next file.
    let new = sitemaps(paths.dropLast() + ["q/"])
    #expect(zip(old.digests, new.digests).map { $0 == $1 } == [true, false, false])
    #expect(old.bytes(1) == new.bytes(1) && old.bytes(2) != new.bytes(2))
  }
}
