import Testing

@testable import SiteGenerator

@Suite("Scripts of pages")
struct PageScriptTests {
  private static let search = "\n```search\nnetwork: roads\nfrom: lviv\nto: lutsk\n```\n"

  private func groups(_ path: String, _ text: String) throws -> [[String]] {
    let small = try SmallContent()
    defer { small.remove() }
    try small.write(path, text)
    return PageScript.modules(neededBy: try #require(small.read().content))
  }

  @Test("Scripts of live figures are a separate group, unless the home page has live figures")
  func figures() throws {
    let front = "---\ntitle: A\ndescription: A.\n---\n"
    #expect(try groups("pages/other.md", front + "A.").count == 1)
    let other = try groups("pages/other.md", front + Self.search)
    #expect(other.last == ["entry/figures.js", "figures/search.js"] && other.count == 2)
    let home = try groups("pages/index.md", front + Self.search)
    #expect(home == [other.joined().map { $0 }])
  }
}
