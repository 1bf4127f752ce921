import Input
import Testing

@testable import Markup

struct BytePatternTests {
  private func matches(_ pattern: String, _ text: String) throws -> Bool {
    let automaton = try Automaton(BytePattern.parse(pattern), width: 256)
    let tables = PageTables(
      definitions: [], rules: [ValueRule(patterns: [automaton])], width: 0, attributeCount: 0)
    return Array(text.utf8).withUnsafeBufferPointer { tables.matchesPattern(0, $0) }
  }

  @Test(arguments: [
    ("", "", true), ("", "a", false), ("abc", "abc", true), ("abc", "ab", false),
    ("a|b|", "", true), ("a|bc", "bc", true), ("(a|b)*c", "ababc", true), ("(a|b)*c", "abd", false),
    ("[a-f0-9]+", "0af9", true), ("[a-f0-9]+", "0ag9", false), ("[^a]", "b", true),
    ("[^a]", "a", false), (#"[\-.]"#, "-", true), (#"\d{4}-\d{2}"#, "2024-05", true),
    (#"\d{4}-\d{2}"#, "2024-5", false), ("a{2,3}", "a", false), ("a{2,3}", "aaa", true),
    ("a{2,3}", "aaaa", false), ("a{2,}", "aaaaa", true), ("a?b", "b", true),
    (#"\S+"#, "Львів", true),
    (#"\S+"#, "a b", false), (".*", "any thing", true), (#"\S{2,200}"#, "ab", true),
    (#"\S{2,200}"#, "a", false), ("#[0-9A-Fa-f]{3,8}", "#abc", true),
  ])
  func matching(_ pattern: String, _ text: String, _ expected: Bool) throws {
    #expect(try matches(pattern, text) == expected)
  }

  @Test(arguments: [
    "(", ")", "a)", "[a", "*", "a{", "a{2", "a{3,2}", "a{999}", #"\q"#, "[z-a]", "[é]",
    "((((a{200}){200}){200}){200}){200}", "(((((((((((a+)+)+)+)+)+)+)+)+)+)+)+",
  ])
  func refused(_ pattern: String) {
    #expect(throws: BytePattern.Failure.self) { try BytePattern.parse(pattern) }
  }

  @Test func patternsWithTooManyStatesAreRefused() throws {
    let pattern = try BytePattern.parse("(.?.?.?.?.?.?.?.?.?.?){40}")
    #expect(throws: Automaton.Failure.self) { try Automaton(pattern, width: 256) }
  }
}
