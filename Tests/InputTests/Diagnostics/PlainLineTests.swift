import Input
import Testing

@Suite struct PlainLineTests {
  private func line(_ path: String, _ message: String, hint: String? = nil) -> String {
    Diagnostic(.error, at: SourceLocation(path: path), message, hint: hint).description
  }

  @Test(arguments: [
    ("a\nb", "a\\nb"), ("a\r\tb", "a\\r\\tb"), ("\u{1B}[31mred", "\\u{1b}[31mred"),
    ("\u{85}\u{2028}\u{202E}\u{0}", "\\u{85}\\u{2028}\\u{202e}\\u{0}"), ("\u{FFFF}", "\\u{ffff}"),
    ("Львів 👨‍👩‍👧", "Львів 👨‍👩‍👧"), ("می‌خواهم", "می‌خواهم"),
  ])
  func whatMovesTheCursorIsEscaped(text: String, shown: String) {
    #expect(
      line(text, "no '\(text)'", hint: "not '\(text)'")
        == "\(shown):1:1: error: no '\(shown)'; not '\(shown)'")
  }

  @Test func aLongQuoteLosesItsMiddle() {
    let id = String(repeating: "ab", count: 25_000)
    let text = line("p", "unknown place '\(id)' of UA", hint: "did you mean '\(id)'?")
    #expect(text.hasPrefix("p:1:1: error: unknown place 'abab"))
    #expect(text.contains("abab' of UA; did you mean 'abab"))
    #expect(text.hasSuffix("abab'?"))
    #expect(text.count < 1100)
  }

  @Test func aMessageOfUsualLengthIsWhole() {
    let keys = (0..<60).map { "key-\($0)" }.joined(separator: ", ")
    #expect(line("p", "x", hint: keys) == "p:1:1: error: x; \(keys)")
  }
}
