import Input
import Testing

@testable import SiteGenerator

@Suite("Links to the files of texts")
struct TextLinksTests {
  @Test(
    "A link to a text's file suggests the text's page, if there is only one",
    arguments: [
      ("map.md", "map/"), ("./map.md", "map/"), ("../guides/index.md", "guides/"),
      ("trips/index.md", "trips/"), ("index.md", nil), ("mpa.md", "map/"), ("faq.md", nil),
      ("pages/guides/walk.md", "guides/walk/"), ("walks.md", nil), ("trips/walk.md", "trips/walk/"),
    ])
  func hints(link: String, page: String?) throws {
    let small = try SmallContent()
    defer { small.remove() }
    for name in ["map", "guides/index", "guides/walk", "trips/index", "trips/walk"] {
      try small.write("pages/\(name).md", "---\ntitle: A\ndescription: A.\n---\n\nText.\n")
    }
    try small.write(
      "pages/first.md", "---\ntitle: A\ndescription: A.\n---\n\nA [link](\(link)).\n")
    let texts = try #require(small.read().content).allTexts
    var diagnostics = Diagnostics()
    TextLinks.check(texts, files: [], into: &diagnostics)
    let hints = diagnostics.all.filter { $0.location.path.hasSuffix("first.md") }.map(\.hint)
    #expect(hints == [page.map { "link to the page instead: '/\($0)'" }])
  }

  @Test("Only pages of the atlas are suggested")
  func suggestions() throws {
    let small = try SmallContent()
    defer { small.remove() }
    try small.write(
      "pages/afternoon-walk.md",
      "---\ntitle: A\ndescription: A.\n---\n\n"
        + "[One](/lern/), [two](/afternon-walk/), [three](/learn/), [four](/afternoon-walk).\n")
    let texts = try #require(small.read().content).allTexts
    var diagnostics = Diagnostics()
    TextLinks.checkOwn(texts, files: Set(texts.map(\.path.file)), into: &diagnostics)
    // A link to a lesson is not a fault, because lessons might be in a part that could not be read.
    #expect(
      diagnostics.all.map(\.message) == [
        "link to '/lern/': the site has no 'lern/index.html'",
        "link to '/afternon-walk/': the site has no 'afternon-walk/index.html'",
        "link to '/afternoon-walk': the site has no 'afternoon-walk'",
      ])
    #expect(
      diagnostics.all.map(\.hint) == [
        "did you mean '/'?", "did you mean '/afternoon-walk/'?", "did you mean '/afternoon-walk/'?",
      ])
  }
}
