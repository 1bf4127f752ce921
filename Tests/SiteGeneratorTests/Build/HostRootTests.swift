import Testing

@testable import SiteGenerator

@Suite("References from the 404 page")
struct HostRootTests {
  private static let files: PlannedFiles = ["assets/site.1.css", "index.html", "a/index.html"]

  @Test(
    "References to the site become relative to its root",
    arguments: [
      ("/", "/a/", "./a/"), ("/", "/", "./"), ("/", "//a/", "//a/"),
      ("/at/las/", "/at/las/a/#b", "./a/#b"), ("/at/las/", "/at/las/", "./"),
      ("/at/las/", "/other/", "/other/"), ("/assets/", "/assets/nope", "./nope"),
      ("/at/las/", "https://example.org/at/las/", "https://example.org/at/las/"),
    ])
  func relative(base: String, reference: String, expected: String) throws {
    let references = ["https://example.org/", "#main", "/elsewhere/", base + "assets/site.1.css"]
    let root = try #require(
      HostRoot(references, on: SiteMap.notFound, files: Self.files))
    #expect(root.relative(reference) == expected)
    #expect(HostRoot(references, on: .home, files: Self.files) == nil)
  }

  @Test("Without a reference to a file of the site, the root is unknown")
  func unknown() {
    #expect(HostRoot(["/elsewhere/", "/"], on: SiteMap.notFound, files: Self.files) == nil)
  }
}
