import Foundation
import Input
import Testing

@testable import SiteGenerator

@Suite("Published files for browsers, search engines and other sites")
struct PublishedFilesTests {
  private func json(_ path: String) throws -> JSONNode {
    let bytes = try #require(try GoodSite.files.get()["site/\(path)"], "no \(path)")
    var diagnostics = Diagnostics()
    let node = JSON.read(bytes, path: path, into: &diagnostics)
    return try #require(node)
  }

  private func text(_ path: String) throws -> String {
    String(
      decoding: try #require(try GoodSite.files.get()["site/\(path)"], "no \(path)"), as: UTF8.self)
  }

  @Test("The service worker is the same in all builds, and consists of its parts in order")
  func worker() throws {
    let folder = Command.package.appending(path: "Templates/service-worker").path
    let parts = try FileSystem.list(folder)
    #expect(parts.count > 1 && parts == parts.sorted())
    let joined = try parts.map {
      String(decoding: try FileSystem.read(Path.join(folder, $0)), as: UTF8.self)
    }
    #expect(try text("sw.js") == joined.joined())
  }

  @Test("The lists of offline files belong to the current build")
  func oneBuild() throws {
    let build = try #require(try json("data/build.json")["build"]?.string)
    let files = try GoodSite.files.get()
    let lists = files.keys.filter { $0.hasSuffix("/offline-files.json") }
    #expect(!lists.isEmpty)
    for list in lists {
      let path = String(list.dropFirst("site/".count))
      let node = try json(path)
      #expect(node["build"]?.string == build)
      var bytes = 0
      for entry in try #require(node["files"]).elements {
        var file = try #require(entry[0]?.string)
        if file.hasSuffix("/") { file += "index.html" }
        let size = try #require(files["site/\(file)"]?.count, "\(path) names \(file)")
        bytes += size
      }
      let summary = try json(path.replacingOccurrences(of: "offline-files", with: "offline"))
      #expect(summary["bytes"]?.int == bytes)
    }
  }

  @Test("A build's name changes if any of its bytes changes, and otherwise stays the same")
  func names() throws {
    let place = try Workplace()
    func build() throws -> String {
      #expect(try place.build().status == 0)
      return try place.read("site/data/build.json")
    }
    let first = try build()
    #expect(try build() == first)
    let pages = try FileSystem.list(place.path("Content/pages")).filter { $0.hasSuffix(".md") }
    let page = "Content/pages/\(try #require(pages.first))"
    try place.write(page, try place.read(page) + "\nOne more sentence.\n")
    #expect(try build() != first)
  }

  @Test("Networks, routes and trips can be embedded, with a link to the full page")
  func embeds() throws {
    for page in [
      "networks/roads/", "networks/roads/routes/lviv/lutsk/", "networks/board/trips/three-cities/",
    ] {
      let html = try text("\(page)index.html")
      #expect(html.contains("<p class=\"note embed-note\"><a href=\"./\" target=\"_top\">"))
      #expect(html.contains("<div class=\"embedding\"></div>"))
    }
    #expect(!(try text("sitemap.xml")).contains("/offline/"))
  }

  @Test("Every page has a title, a description and an address, and its preview picture has a size")
  func heads() throws {
    for (file, bytes) in try GoodSite.files.get() where file.hasSuffix("/index.html") {
      let page = String(decoding: bytes, as: UTF8.self)
      for part in [
        "<title>", "<meta name=\"description\" property=\"og:description\" content=\"",
        "<link rel=\"canonical\" href=\"http",
        "<meta property=\"og:title\"",
        "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\"",
        "require-trusted-types-for 'script'",
      ] {
        #expect(page.contains(part), "\(file) lacks \(part)")
      }
      for part in ["og:image:width\" content=\"1200\"", "og:image:height\" content=\"630\""] {
        #expect(page.contains(part) == page.contains("og:image\""), "\(file): \(part)")
      }
    }
  }

  @Test("Structured data tell search engines the subject of a page")
  func linkedData() throws {
    func data(_ file: String) throws -> JSONNode? {
      let page = try text(file)
      let start = try #require(page.range(of: "<script type=\"application/ld+json\">"))
      let end = try #require(page[start.upperBound...].range(of: "</script>"))
      var diagnostics = Diagnostics()
      let bytes = Array(page[start.upperBound..<end.lowerBound].utf8)
      return JSON.read(bytes, path: file, into: &diagnostics)
    }
    let files = try GoodSite.files.get().keys.map { String($0.dropFirst("site/".count)) }.sorted()
    for (folder, depth, type) in [
      ("countries/", 3, "Country"), ("places/", 4, "City"), ("networks/", 3, "Dataset"),
    ] {
      let file = try #require(
        files.first {
          $0.hasPrefix(folder) && $0.hasSuffix("/index.html")
            && $0.split(separator: "/").count == depth
        }, "\(folder)")
      #expect(try data(file)?["@type"]?.string == type, "\(file)")
    }
  }

  @Test("A feed lists the texts that have a date, newest first")
  func feed() throws {
    let place = try Workplace()
    func page(_ name: String, _ updated: String) throws {
      try place.write(
        "Content/pages/\(name).md",
        "---\ntitle: On \(name) & more\ndescription: About it.\n\(updated)---\n\nWords.\n")
    }
    #expect(try place.build().status == 0)
    #expect(!FileSystem.exists(place.path("site/atom.xml")))
    try page("one", "updated: 2024-02-29\n")
    try page("two", "updated: 2025-01-31\n")
    try page("three", "")
    #expect(try place.build().status == 0)
    let feed = try place.read("site/atom.xml")
    let first = try #require(feed.range(of: "On two &amp; more"))
    let second = try #require(feed.range(of: "On one &amp; more"))
    #expect(first.lowerBound < second.lowerBound && !feed.contains("On three"))
    #expect(feed.contains("<updated>2025-01-31T00:00:00Z</updated>\n<link rel=\"self\""))
    #expect(try place.read("site/index.html").contains("type=\"application/atom+xml\""))
    try page("one", "updated: 2023-02-29\n")
    let outcome = try place.build()
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains(
        "Content/pages/one.md:4:10: error: '2023-02-29' is not a date; "
          + "write it as year, month and day, as in 2026-11-20"), "\(outcome.errors)")
  }
}
