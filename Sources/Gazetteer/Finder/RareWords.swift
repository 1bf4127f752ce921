/// Finds the words that distinguish each of several texts from the other texts.
public enum RareWords {
  /// The maximum number of rare words that are kept for a text.
  private static let limit = 60
  private static let minimumLetters = 4
  private static let maximumCount = 5

  /// Returns, for each text, the folded words that are frequent in this text and rare in the other
  /// texts, in alphabetical order.
  ///
  /// Words are ranked by tf–idf: the number of times that a word occurs in the text, at most 5,
  /// divided by the number of texts with the word. A word is left out if it occurs in at least two
  /// texts and in more than a third of all texts. Words that begin with a capital letter are left
  /// out too, because most of them are names of places, which say little about the subject of a
  /// text.
  public static func of(_ texts: [String]) -> [[String]] {
    let counts = texts.map { text in
      var counts: [String: Int] = [:]
      for word in text.split(whereSeparator: { !$0.isLetter }) where word.first?.isUppercase != true
      {
        let folded = Folding.fold(String(word))
        if folded.unicodeScalars.count >= minimumLetters { counts[folded, default: 0] += 1 }
      }
      return counts
    }
    var frequency: [String: Int] = [:]
    for word in counts.flatMap(\.keys) { frequency[word, default: 0] += 1 }
    return counts.map { words in
      let scored = words.compactMap { word, count -> (score: Int, word: String)? in
        let holders = frequency[word] ?? 1
        guard holders == 1 || 3 * holders <= texts.count else { return nil }
        return (1000 * min(count, maximumCount) / holders, word)
      }
      return scored.sorted { ($1.score, $0.word) < ($0.score, $1.word) }
        .prefix(limit).map(\.word).sorted()
    }
  }

  static func letters(_ word: [UInt8]) -> [Unicode.Scalar] {
    Array(String(decoding: word, as: UTF8.self).unicodeScalars)
  }

  /// Returns true if two words are the same, or probably forms of one word, such as `curve` and
  /// `curved`. Two words count as forms of one word if they share a prefix of at least four
  /// letters, and neither has more than three letters after the prefix.
  static func alike(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Bool {
    if first == second { return true }
    let shared = zip(first, second).prefix { $0 == $1 }.count
    return shared >= max(4, max(first.count, second.count) - 3)
  }
}
