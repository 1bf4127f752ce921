import Growth
import Input
import Markup
import Testing

@testable import SiteGenerator

@Suite("Questions in texts")
struct QuestionBlockTests {
  private static func read(_ text: String) -> (HTML?, [Diagnostic]) {
    var diagnostics = Diagnostics()
    let document = Markdown.render(
      Array(text.utf8), path: "a.md", blocks: [QuestionBlock.name], into: &diagnostics)
    let file: MarkdownFile.Search = { link, found in
      if link.isImage { found.error(at: link.location, "no '\(link.destination)'") }
      return nil
    }
    let question = document.blocks.first.flatMap {
      QuestionBlock.read($0, file: file, into: &diagnostics)
    }
    return (question?.html, diagnostics.all)
  }

  @Test("Opening a question shows its answer, which is written in Markdown")
  func markup() {
    let (html, diagnostics) = Self.read(
      """
      ```question
      ask: Is 1 < 2?
      answer: >-
        Yes. See [the *list*](/learn/).
      ```
      """)
    #expect(diagnostics.isEmpty)
    #expect(
      html.map { String(decoding: $0.bytes, as: UTF8.self) } == """
        <details class="question">
        <summary>Is 1 &lt; 2?</summary>
        <p>Yes. See <a href="/learn/">the <em>list</em></a>.</p>
        </details>

        """)
  }

  @Test("An error at the end of a file is on its last line")
  func endOfFile() {
    let (html, diagnostics) = Self.read("```question\nask: [1")
    #expect(html == nil)
    #expect(diagnostics.map(\.location.line) == [2])
  }

  @Test(
    "A line or column of 0 counts as 1, and a position beyond the end is the answer's start",
    arguments: [(0, 0, 3, 3), (1, 0, 3, 3), (0, 4, 3, 6), (2, 0, 4, 3), (9, 9, 3, 1)])
  func vaguePlaces(line: Int, column: Int, foundLine: Int, foundColumn: Int) throws {
    var diagnostics = Diagnostics()
    let text = "```question\nanswer: |\n  It is\n  so.\n```\n"
    let document = Markdown.render(
      Array(text.utf8), path: "a.md", blocks: [QuestionBlock.name], into: &diagnostics)
    let places = AnswerPlaces(
      Array("It is\nso.\n".utf8), at: SourceLocation(path: "a.md", line: 2, column: 9),
      of: try #require(document.blocks.first))
    #expect(
      places.location(SourceLocation(path: "a.md", line: line, column: column))
        == SourceLocation(path: "a.md", line: foundLine, column: foundColumn))
  }

  @Test(
    "Errors in an answer are reported at their position",
    arguments: [
      ("answer: |\n  So.\n  A <b> it is.", 4, 5), ("answer: >-\n\n    A <b> it is.", 4, 7),
      ("answer: A <b> it is.", 2, 11), ("answer: \"A <b> it is.\"", 2, 12),
      ("answer: |\n  So.\n\n  ## Why", 5, 3), ("answer: |\n  # Why", 3, 3),
      ("answer: |\n  So: ![it](it.png)", 3, 7),
      ("answer: >-\n  It is\n  so.\n\n  A <b> it is.", 6, 5),
      ("answer: >\n  It\n  is ![it](it.png)", 4, 6), ("answer: It\n  is\n  <b> so.", 4, 3),
    ])
  func answers(_ answer: String, _ line: Int, _ column: Int) {
    let (_, diagnostics) = Self.read("```question\n\(answer)\nask: Why?\n```\n")
    #expect(
      diagnostics.map { [$0.location.line, $0.location.column] } == [[line, column]],
      "\(diagnostics)")
  }

  @Test("Positions of many links take time in proportion to their number")
  func manyLinks() {
    let ratio = Growth.ratio(2_000) { count in
      "```question\nask: Why?\nanswer: " + String(repeating: "[x](<a b>)", count: count) + "\n```\n"
    } work: {
      _ = Self.read($0)
    }
    #expect(ratio < Growth.limit)
  }

  @Test("Errors in a question are reported at their line")
  func faults() {
    let (html, diagnostics) = Self.read("```question\nask: Why?\nreply: So.\n```\n")
    #expect(html == nil)
    #expect(
      diagnostics.map { "\($0.location.line): \($0.message)" } == [
        "2: the key 'answer' is missing", "3: unknown key 'reply'",
      ])
    let (none, empty) = Self.read("```question\n```\n")
    #expect(none == nil)
    #expect(empty.first?.message == "the block 'question' is empty")
  }
}
