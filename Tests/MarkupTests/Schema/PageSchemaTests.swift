import Input
import Testing

@testable import Markup

struct PageSchemaTests {
  private func errors(_ body: String) -> [String] {
    let schema = """
      <grammar xmlns="http://relaxng.org/ns/structure/1.0" ns="http://www.w3.org/1999/xhtml">
      <start><ref name="html"/></start>
      <define name="drawing"><element name="svg" ns="http://www.w3.org/2000/svg"><empty/></element></define>
      \(body)
      </grammar>
      """
    do {
      _ = try PageSchema(bytes: Array(schema.utf8), path: "page.rng")
      return []
    } catch {
      return error.all.map(\.description)
    }
  }

  private let html = "<define name=\"html\"><element name=\"html\"><text/></element></define>"

  @Test func readsTheRepositorysSchema() throws {
    let schema = try Schema.load()
    #expect(schema.definitions.count >= 120)
  }

  @Test func accepts() {
    #expect(errors(html) == [])
  }

  @Test func refusesWhatTheValidatorOfSitesRefuses() throws {
    #expect(
      errors(html + "<choice/>") == [
        "page.rng:4:1: error: 'choice' is not supported here: schemas use a subset of Relax NG"
      ])
    // Relax NG does not allow content in `text`. Only the validator reports this, because the
    // compiler does not examine such content.
    let found = errors(html.replacing("<text/>", with: "<text><text/></text>"))
    #expect(found.count >= 1 && found.allSatisfy { $0.hasPrefix("page.rng:4:") }, "\(found)")
  }

  @Test(arguments: ["include", "externalRef"])
  func otherFilesAreNotRead(_ name: String) {
    // libxml2 would read the file, even though nothing refers to the definition.
    #expect(
      errors(html + "<define name=\"a\"><group><\(name) href=\"/etc/hosts\"/></group></define>")
        == [
          "page.rng:4:1: error: '\(name)' is not supported here: schemas use a subset of Relax NG"
        ])
  }

  @Test func deepAndEndlessPatternsAreRefused() {
    let deep =
      String(repeating: "<optional>", count: 250) + "<text/>"
      + String(repeating: "</optional>", count: 250)
    #expect(errors(html.replacing("<text/>", with: deep)).contains { $0.contains("too deep") })
    var groups = ""
    for number in 0..<40 {
      groups +=
        "<define name=\"g\(number)\"><ref name=\"g\(number + 1)\"/><ref name=\"g\(number + 1)\"/>"
        + "</define>"
    }
    groups += "<define name=\"g40\"><text/></define>"
    let found = errors(html.replacing("<text/>", with: "<ref name=\"g0\"/>") + groups)
    #expect(found.contains { $0.contains("too many for one element") }, "\(found)")
  }

  @Test(arguments: [
    (
      "<define name=\"a\"><interleave><text/></interleave></define>",
      "'interleave' is not supported here"
    ),
    ("<define name=\"a\"><ref name=\"b\"/></define>", "'b' is not defined"),
    ("<define name=\"a\"><group><ref name=\"a\"/></group></define>", "contains itself"),
    (
      "<define name=\"a\"><optional><attribute name=\"x\"/><attribute name=\"y\"/></optional></define>",
      "an 'optional' can contain only one attribute"
    ),
    (
      "<define name=\"a\"><choice><attribute name=\"x\"/></choice></define>",
      "an attribute is allowed only in"
    ),
    (
      "<define name=\"a\"><attribute name=\"x\"><data type=\"date\"/></attribute></define>",
      "'data' must have the type 'string'"
    ),
    (
      "<define name=\"a\"><attribute name=\"x\"><data type=\"string\"><param name=\"pattern\">(</param>"
        + "</data></attribute></define>", "cannot be read"
    ),
    (
      "<define name=\"a\"><attribute name=\"x\"/><attribute name=\"x\"/></define>", "'x' twice"
    ),
  ])
  func refusesWhatItCannotCompile(_ group: String, _ message: String) {
    let page = "<define name=\"html\"><element name=\"html\"><ref name=\"a\"/></element></define>"
    let found = errors(page + group)
    #expect(found.contains { $0.contains(message) }, "\(found)")
  }

  @Test func refusesWhatIsAmbiguous() {
    let found = errors(
      """
      <define name="html"><element name="html"><choice><ref name="a"/><ref name="b"/></choice>
      </element></define>
      <define name="a"><element name="p"><text/></element></define>
      <define name="b"><element name="p"><empty/></element></define>
      """)
    #expect(
      found == ["page.rng:4:1: error: 'p' is ambiguous here: it has two possible definitions"])
  }

  @Test func refusesWhatIsNotASchema() {
    #expect(throws: Diagnostics.self) { try PageSchema(bytes: [], path: "page.rng") }
    #expect(throws: Diagnostics.self) {
      try PageSchema(bytes: Array("<a/>".utf8), path: "page.rng")
    }
    #expect(throws: Diagnostics.self) { try PageSchema(bytes: Array("<a>".utf8), path: "page.rng") }
    #expect(throws: Diagnostics.self) {
      try SchemaValidator(bytes: Array("<a/>".utf8), path: "page.rng")
    }
  }
}
