import Testing

@testable import Gazetteer

struct RareWordsTests {
  @Test func preferFrequentWordsOfOneTextThatAreRareInTheOthers() {
    let words = RareWords.of([
      "Flying planes fly great circles from Paris. A plane flies far.", "Circles and great maps",
      "Maps, maps, maps!",
      "A text about nothing else", "Words, words", "More of the same",
    ])
    // Words of three letters and capitalised words are left out.
    #expect(words[0] == ["circles", "flies", "from", "great", "plane", "planes"])
    #expect(words[2] == ["maps"])
  }

  @Test func keepTheWordsWithTheBestProportion() {
    let common = (0..<80).map {
      "word\(String(UnicodeScalar(UInt8(97 + $0 % 26))))\(String(UnicodeScalar(UInt8(97 + $0 / 26))))x"
    }
    let words = RareWords.of([
      (common + ["special", "special"]).joined(separator: " "),
      common.prefix(40).joined(separator: " "),
      "one", "two", "three", "four",
    ])
    #expect(words[0].count == 60)
    #expect(words[0].contains("special"))
    // Words that occur in two texts come after words that occur in only one text.
    #expect(words[0].count { common.suffix(40).contains($0) } == 40)
    #expect(words[0] == words[0].sorted())
  }

  @Test func omitWordsOfMoreThanAThirdOfTheTexts() {
    #expect(RareWords.of(["same word", "same", "other", "same"]) == [["word"], [], ["other"], []])
  }

  @Test(arguments: [
    ("curves", "curved", true), ("plane", "planes", true), ("project", "projected", true),
    ("plan", "planes", true), ("pla", "planes", false), ("big", "big", true),
    ("bigger", "big", false), ("host", "hostility", false),
  ])
  func formsOfAWordShareItsBeginning(first: String, second: String, alike: Bool) {
    let (a, b) = (RareWords.letters(Array(first.utf8)), RareWords.letters(Array(second.utf8)))
    #expect(RareWords.alike(a, b) == alike)
    #expect(RareWords.alike(b, a) == alike)
  }
}
