import Foundation
import Testing

@testable import SiteGenerator

@Suite("Plural forms")
struct PluralRuleTests {
  /// The numbers in the fixture: 0 to 125, and some larger numbers.
  private static let numbers =
    Array(0...125) + [200, 201, 202, 203, 211, 221, 1000, 1001, 1_000_000, 2_000_000, 1_000_001]
  private static let letters: [Character: PluralRule.Form] = [
    "z": .zero, "o": .one, "t": .two, "f": .few, "m": .many, "x": .other,
  ]

  @Test("Plural forms match the Unicode CLDR, as in ICU")
  func forms() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/plural-forms.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count > 40)
    for line in lines {
      let parts = line.split(separator: " ")
      let rule = PluralRule(String(parts[0]))
      for (number, letter) in zip(Self.numbers, parts[1]) {
        #expect(rule.form(number) == Self.letters[letter], "\(parts[0]) \(number)")
        #expect(rule.forms.contains(rule.form(number)))
      }
    }
  }
}
