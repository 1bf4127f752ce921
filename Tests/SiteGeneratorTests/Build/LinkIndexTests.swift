import Input
import Testing

@testable import SiteGenerator

@Suite("Fragment links between pages")
struct LinkIndexTests {
  @Test("A missing fragment is reported at the link")
  func missing() {
    var first = LinkIndex()
    var second = LinkIndex()
    let location = SourceLocation(path: "b/index.html", line: 7)
    second.add(reference: "../a/#cities", fragment: "cities", in: "a/index.html", at: location)
    second.add(reference: "../a/#roads", fragment: "roads", in: "a/index.html", at: location)
    second.add(reference: "#cities", fragment: "cities", in: "b/index.html", at: location)
    first.merge(second)
    var diagnostics = Diagnostics()
    first.check({ $0.file == "a/index.html" && $0.id == "cities" }, into: &diagnostics)
    #expect(diagnostics.all.count == 2)
    #expect(diagnostics.all.contains { $0.message.contains("'../a/#roads'") })
    #expect(diagnostics.all.contains { $0.message.contains("'#cities'") })
  }

  @Test("The ids of a broken page are unknown, so links to them are not reported")
  func broken() {
    var links = LinkIndex()
    let location = SourceLocation(path: "c/index.html", line: 7)
    links.add(reference: "../a/#x", fragment: "x", in: "a/index.html", at: location)
    links.add(reference: "../b/#x", fragment: "x", in: "b/index.html", at: location)
    var other = LinkIndex()
    other.add(broken: "a/index.html")
    links.merge(other)
    var diagnostics = Diagnostics()
    links.check({ _ in false }, into: &diagnostics)
    #expect(diagnostics.all.count == 1 && diagnostics.all[0].message.contains("'../b/#x'"))
  }

  @Test(
    "A wrong link in a template is reported once, and a wrong link in a text at its position"
  )
  func templatesAndTexts() {
    var links = LinkIndex()
    for (file, line) in [("c/index.html", 4), ("b/index.html", 9), ("d/index.html", 4)] {
      links.add(
        reference: "../a/#x", fragment: "x", in: "a/index.html",
        at: SourceLocation(path: file, line: line), template: "Templates/place.mustache")
      links.add(
        reference: "../a/#y", fragment: "y", in: "a/index.html",
        at: SourceLocation(path: file, line: line), template: "Templates/text.mustache")
    }
    links.add(
      reference: "/a/#y", fragment: "y", in: "a/index.html",
      at: SourceLocation(path: "pages/b.md", line: 3, column: 2))
    var diagnostics = Diagnostics()
    links.check({ _ in false }, into: &diagnostics)
    #expect(
      diagnostics.all.map(\.description) == [
        "Templates/place.mustache:1:1: error: link to '../a/#x': the page has no such id; "
          + "on b/index.html, line 9 and 2 more pages",
        "pages/b.md:3:2: error: link to '/a/#y': the page has no such id",
      ])
  }
}
