import Input
import Testing

@testable import Markup

@Suite("JSON in pages")
struct DataBlockTests {
  struct Page: TemplateModel {
    var data: DataBlock? = DataBlock(json: Array("{\"n\":\"</script><!-- & ]]>\"}".utf8))
    var title = "A"

    static let fields: [ModelField<Page>] = [
      .data("data") { $0.data }, .text("title") { $0.title },
    ]
  }

  private func outcome(_ template: String) -> (text: String?, errors: [String]) {
    do throws(Diagnostics) {
      let compiled = try Template.compile(
        name: "page.mustache",
        library: TemplateLibrary(files: ["page.mustache": Array(template.utf8)]), model: Page.self)
      return (String(decoding: compiled.render(Page()), as: UTF8.self), [])
    } catch {
      return (nil, error.all.map(\.message))
    }
  }

  @Test func standsInADataScript() {
    let page = outcome("<script type=\"application/ld+json\">{{{data}}}</script>{{title}}")
    #expect(
      page.text
        == "<script type=\"application/ld+json\">"
        + "{\"n\":\"\\u003c/script\\u003e\\u003c!-- \\u0026 ]]\\u003e\"}</script>A")
  }

  @Test func holdsNothingThatXMLDoesNotHave() {
    let block = DataBlock(json: Array("\"a\u{FFFF}b\u{FFFE}c\u{FFFD}\u{FF3F}\"".utf8))
    #expect(
      String(decoding: block.bytes, as: UTF8.self) == "\"a\\uffffb\\ufffec\u{FFFD}\u{FF3F}\"")
  }

  @Test func turnsNoText() {
    let block = DataBlock(json: Array("\"a\u{202E}b\u{2066}c\u{2026}\u{2065}\"".utf8))
    #expect(
      String(decoding: block.bytes, as: UTF8.self)
        == "\"a\\u202eb\\u2066c\u{2026}\u{2065}\"")
  }

  @Test(arguments: [
    "{{{data}}}", "<p title=\"{{{data}}}\"></p>", "<script>{{{data}}}</script>",
    "<script type=\"module\">{{{data}}}</script>", "<style>{{{data}}}</style>",
    "<script type=\"{{title}}application/ld+json\">{{{data}}}</script>",
    "<script type=\"application/ld+json\"></script><script>{{{data}}}</script>",
    "<p type=\"application/ld+json\"></p><script>{{{data}}}</script>",
    "<script type=\"application/ld+json\">{{data}}</script>",
  ])
  func nowhereElse(_ template: String) {
    #expect(outcome(template).errors.contains { $0.contains("JSON") }, "\(template)")
  }

  @Test func nothingElseStandsThere() {
    let errors = outcome("<script type=\"application/ld+json\">{{title}}</script>").errors
    #expect(errors == ["'title' cannot be escaped in the content of 'script'"])
  }
}
