import Input
import Testing

@testable import SiteGenerator

@Suite("Fragments between pages")
struct LinkIndexTests {
  @Test("A fragment that no page has is reported where it stands")
  func missing() {
    var first = LinkIndex()
    first.add(id: "cities", in: "a/index.html")
    var second = LinkIndex()
    let location = SourceLocation(path: "b/index.html", line: 7)
    second.add(reference: "../a/#cities", fragment: "cities", in: "a/index.html", at: location)
    second.add(reference: "../a/#roads", fragment: "roads", in: "a/index.html", at: location)
    second.add(reference: "#cities", fragment: "cities", in: "b/index.html", at: location)
    first.merge(second)
    var diagnostics = Diagnostics()
    first.check(into: &diagnostics)
    #expect(diagnostics.all.count == 2)
    #expect(diagnostics.all.contains { $0.message.contains("'../a/#roads'") })
    #expect(diagnostics.all.contains { $0.message.contains("'#cities'") })
  }
}
