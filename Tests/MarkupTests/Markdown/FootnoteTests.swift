import Input
import Testing

@testable import Markup

@Suite struct FootnoteTests {
  private func render(_ text: String) -> (html: String, errors: [String]) {
    var diagnostics = Diagnostics()
    let document = Markdown.render(
      Array(text.utf8), path: "a.md", firstLine: 3, into: &diagnostics)
    return (
      String(decoding: document.html.bytes, as: UTF8.self), diagnostics.all.map(\.description)
    )
  }

  @Test func footnotesLeadThereAndBack() {
    let (html, errors) = render(
      "A[^b] c[^1].\n\nd[^b]\n\n[^1]: One.\n[^b]: Two *x*.\n\n    More.\n")
    #expect(errors == [])
    func reference(_ number: Int, _ id: String) -> String {
      "<sup class=\"footnote-reference\"><a id=\"footnote.\(number).reference\(id)\" "
        + "href=\"#footnote.\(number)\" role=\"doc-noteref\">"
        + "\(number)</a></sup>"
    }
    func back(_ number: Int, _ id: String, _ words: String) -> String {
      "<a class=\"footnote-return\" href=\"#footnote.\(number).reference\(id)\" "
        + "role=\"doc-backlink\" "
        + "aria-labelledby=\"footnote.\(number).reference\(id)\">↩\(words)</a>"
    }
    #expect(
      html == "<p>A\(reference(1, "")) c\(reference(2, "")).</p>\n<p>d\(reference(1, ".2"))</p>\n"
        + "<section class=\"footnotes\" role=\"doc-endnotes\">\n<ol>\n"
        + "<li id=\"footnote.1\"><p>Two <em>x</em>.</p>\n<p>More. \(back(1, "", "")) "
        + "\(back(1, ".2", "<sup>2</sup>"))</p>\n</li>\n"
        + "<li id=\"footnote.2\"><p>One. \(back(2, "", ""))</p>\n</li>\n</ol>\n</section>\n")
  }

  @Test func aFootnoteMayEndWithAList() {
    let (html, errors) = render("A[^b]\n\n[^b]: Two\n\n    - x\n")
    #expect(errors == [])
    #expect(html.contains("</ul>\n<p><a class=\"footnote-return\""))
  }

  @Test func footnotesThatAreMissingAreReported() {
    let (_, errors) = render("A\nb [^c] and \\[^d] and `[^e]`.\n\n    [^f]: code\n\n- x [^g]\n")
    let hint = "; define it on a line of its own, "
    #expect(
      errors == [
        "a.md:4:3: error: there is no footnote '[^c]'\(hint)'[^c]: ...', or write '\\[^c]' to show this",
        "a.md:8:5: error: there is no footnote '[^g]'\(hint)'[^g]: ...', or write '\\[^g]' to show this",
      ])
  }

  @Test func footnotesThatNothingRefersToAreReported() {
    let (_, errors) = render(
      "A[^a]\n\n[^a]: One.\n\n[^a]: Again.\n [^b]: Lost.\n\n```\n[^c]: d\n```\n")
    #expect(
      errors.map { $0.prefix(62) } == [
        "a.md:7:1: error: nothing refers to the footnote '[^a]'; write ",
        "a.md:8:2: error: nothing refers to the footnote '[^b]'; write ",
      ])
  }

  @Test func titlesAndDescriptionsHaveNone() {
    let (_, errors) = render("# A[^a]\n\n![b[^a]](c)\n\nd[^a]\n\n[^a]: One.\n")
    #expect(errors.map { $0.prefix(9) } == ["a.md:3:4:", "a.md:5:4:"])
    #expect(errors.allSatisfy { $0.contains("a footnote reference is not allowed here") })
  }

  @Test func manyFootnotesAreRead() {
    let count = 5000
    let references = (0..<count).map { "a[^\($0)] " }.joined()
    let notes = (0..<count).map { "[^\($0)]: b\n" }.joined()
    #expect(render("\(references)\n\n\(notes)").errors == [])
    #expect(render(references).errors.count == 100)
    _ = render(String(repeating: "[^a", count: 20_000))
    _ = render(String(repeating: "[^", count: 20_000) + String(repeating: "]", count: 20_000))
    _ = render(String(repeating: "[^a]: [^a]\n", count: 5000))
  }
}
