import Input
import Testing

@testable import Markup

/// Texts for which libcmark-gfm would need seconds to hours of time, or gigabytes of memory.
struct MarkdownLimitsTests {
  private func messages(_ text: String) -> [String] {
    var diagnostics = Diagnostics()
    _ = Markdown.render(Array(text.utf8), path: "a.md", firstLine: 4, into: &diagnostics)
    return diagnostics.all.map(\.description)
  }

  private static func many(_ text: String, _ count: Int = 30_000) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: [
    ("a\n\n" + many("a <?php"), 6, "openings of markup"),
    (many("a <!A "), 4, "openings of markup"),
    (many("a <![CDATA["), 4, "openings of markup"),
    (many("![[]()\n"), 504, "pictures"),
    (many("- ") + many("\n"), 4, "more than 100 levels deep"),
    (many(">") + many("a*"), 4, "more than 100 levels deep"),
    ("b\n" + many("1. ") + "a" + many("\nb"), 5, "more than 100 levels deep"),
    (many("a|") + "\n" + many("-|"), 4, "1000 columns"),
    ("|" + many("a|", 500) + "\n|" + many("-|", 500) + "\n" + many("a\n"), 405, "200000 cells"),
    (many("a\n") + "|a|\n|-|\n", 30_005, "line of dashes"),
    (many("a\n|-|-|\n"), 1445, "line of dashes"),
    ("\n[a]: /" + many("b") + "\n\n" + many("[a]"), 5, "link definition"),
  ])
  func textsThatTakeLongAreRefused(_ text: String, _ line: Int, _ message: String) {
    let found = messages(text)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("a.md:\(line):1: error: ") == true, "\(found)")
    #expect(found.first?.contains(message) == true, "\(found)")
  }

  @Test(arguments: [
    many("![a](b)\n\n", 2000), many("- a\n", 2000) + many("\n", 2000),
    many("- - - -\n\n"), "|a|b|\n|-|-|\n" + many("|a|-|\n", 2000), many("a\n", 10_000) + "---\n",
    many("[a]: /b \"c\"\n", 500) + "\n" + many("[a] ", 5000),
  ])
  func longTextsAreRead(_ text: String) {
    #expect(messages(text) == [])
  }

  @Test func whatIsNoTextIsRefused() {
    var diagnostics = Diagnostics()
    for bytes in [[0x61, 0x0A, 0x62, 0xFF], Array("a\nb\u{FFFF}".utf8)] {
      _ = Markdown.render(bytes, path: "a.md", firstLine: 4, into: &diagnostics)
    }
    #expect(
      diagnostics.all.map(\.description) == [
        "a.md:5:2: error: invalid UTF-8: the byte 0xFF is not allowed here; save the file in UTF-8",
        "a.md:5:2: error: the character U+FFFF cannot be shown on a page; remove it",
      ])
  }

  @Test func linesAfterBackslashesAreCounted() {
    #expect(
      messages("a *b*\nc\\\nd [x](<a b>)\n\ne\\\nf</b>").map { $0.prefix { $0 != " " } } == [
        "a.md:6:3:", "a.md:9:2:",
      ])
  }

  /// The search for a task list box examines the words of an item's first paragraph only once.
  @Test func anItemOfManyWordsIsRead() {
    #expect(messages("- " + Self.many("a", 100_000) + Self.many("*b* ")) == [])
  }
}
