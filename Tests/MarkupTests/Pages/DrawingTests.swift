import Input
import Testing

@testable import Markup

struct DrawingTests {
  private func messages(_ drawing: String) throws -> [String] {
    try Schema.checker().checkDrawing(Array(drawing.utf8), path: "map.svg").diagnostics
      .map(\.description)
  }

  @Test func acceptsAFileWithStyles() throws {
    #expect(
      try messages(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 500" lang="en" role="img">
        <title>A map</title>
        <style>path { fill: none } @media (max-width: 700px) { .wide > text { display: none } }</style>
        <path class="land" d="M1 2l3.5-4z"/><g class="wide"><text x="1" y="2">Київ &amp; more</text></g>
        </svg>
        """) == [])
  }

  @Test(arguments: [
    ("<svg xmlns=\"http://www.w3.org/2000/svg\"><script/></svg>", "unknown element 'script'"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\"><g onload=\"x\"/></svg>", "no attribute 'onload'"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\"><a href=\"javascript:x\"/></svg>", "invalid value"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0\"></svg>", "'path' is not closed"),
    ("<svg/>", "unknown element 'svg'"),
    ("<g xmlns=\"http://www.w3.org/2000/svg\"/>", "the outermost element must be 'svg'"),
    ("<!DOCTYPE svg><svg xmlns=\"http://www.w3.org/2000/svg\"/>", "a document type"),
    ("", "the document is empty"),
  ])
  func refuses(_ drawing: String, _ message: String) throws {
    let found = try messages(drawing)
    #expect(found.contains { $0.contains(message) }, "\(found)")
  }
}

struct XMLFileTests {
  @Test func wellFormed() {
    let sitemap = """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a/</loc></url></urlset>
      """
    #expect(XMLFile.check(Array(sitemap.utf8), path: "sitemap.xml") == [])
  }

  @Test(arguments: [
    "", "<a>", "<a></b>", "<a>&x;</a>", "<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>", "a",
    "<a/><b/>",
  ])
  func broken(_ text: String) {
    #expect(!XMLFile.check(Array(text.utf8), path: "sitemap.xml").isEmpty)
  }

  @Test func saysWhere() {
    #expect(
      XMLFile.check(Array("<a>\n<b></c>\n</a>".utf8), path: "s.xml").first?.description
        == "s.xml:2:8: error: not well-formed: Opening and ending tag mismatch: b line 2 and c")
  }

  @Test("After a broken XML declaration, errors have the position of the declaration")
  func brokenDeclaration() {
    let text = "<?xml version=\"1.0\"??\n<a b c d=\"a long value\"><d e=\"f\" /\n"
    let found = XMLFile.check(Array(text.utf8), path: "s.xml")
    #expect(!found.isEmpty)
    for fault in found {
      #expect(fault.location == SourceLocation(path: "s.xml", line: 1, column: 20))
    }
  }
}
