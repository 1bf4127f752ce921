/// A typed text, parsed into a name and the regions after its commas.
struct FinderQuery: Sendable, Hashable {
  /// The folded name; empty if there is nothing to search for.
  var name: [UInt8] = []
  var marks = TypedMarks()
  /// The folded texts after commas, without empty texts.
  var regions: [String] = []

  /// The maximum number of code points; longer texts are truncated, because no name is that long.
  static let maximumLength = 200

  /// Commas in several scripts.
  private static let commas: Set<Unicode.Scalar> = [",", "\u{60C}", "\u{3001}", "\u{FF0C}"]

  init(_ text: String) {
    var parts: [String.UnicodeScalarView] = [.init()]
    for scalar in text.unicodeScalars.prefix(Self.maximumLength) {
      if Self.commas.contains(scalar) {
        parts.append(.init())
      } else if scalar == "*", parts.count == 1, Self.isLoneA(parts[0]) {
        // Folding would drop the asterisk of `A* search`. Pages name the algorithm `a star`, too.
        parts[0].removeLast()
        parts[0].append(contentsOf: "a star".unicodeScalars)
      } else {
        parts[parts.count - 1].append(scalar)
      }
    }
    let folded = parts.map { Folding.fold(String($0)) }
    name = Array(folded[0].utf8)
    marks = TypedMarks(parts[0])
    regions = folded.dropFirst().filter { !$0.isEmpty }
  }

  init(name: [UInt8]) { self.name = name }

  /// Returns true if the last word of a text is the letter a, which may be Cyrillic.
  private static func isLoneA(_ text: String.UnicodeScalarView) -> Bool {
    let isA = text.last.map { "aAаА".unicodeScalars.contains($0) } ?? false
    return isA && (text.count == 1 || text.dropLast().last == " ")
  }

  /// All ways to split the name in two at a space, the last space first. The second part may be a
  /// region.
  var cuts: [(query: FinderQuery, region: String)] {
    name.indices.reversed().filter { name[$0] == 0x20 }.map { space in
      (
        FinderQuery(name: Array(name[..<space])),
        String(decoding: name[(space + 1)...], as: UTF8.self)
      )
    }
  }

  /// The maximum number of words in a part of the name; see ``bestPart(_:_:)``.
  private static let maximumPart = 8

  /// Returns the best answers to a beginning or ending of the name. Longer beginnings and endings
  /// are tried first. If a beginning and an ending of equal length both have answers, the list
  /// whose first answer has the higher score comes first, followed by the two best answers of the
  /// other list. If these scores are equal, the answers to the beginning come first.
  ///
  /// - Parameter isSame: returns true if two answers are the same place or lead to the same page.
  func bestPart<Answer>(
    _ score: (Answer) -> Int, isSame: (Answer, Answer) -> Bool, _ answers: ([UInt8]) -> [Answer]
  ) -> [Answer] {
    let words = EntryWords.words(name)
    for count in stride(from: min(words.count - 1, Self.maximumPart), to: 0, by: -1) {
      let parts = [words.prefix(count), words.suffix(count)]
      let lists = parts.map { answers(Array($0.joined(separator: [0x20]))) }
      let (left, right) = (lists[0], lists[1])
      let isRight = right.first.map { best in left.allSatisfy { score($0) < score(best) } } ?? false
      let (best, others) = isRight ? (right, left) : (left, right)
      if !best.isEmpty { return Self.list(best, then: others.prefix(2), isSame: isSame) }
    }
    return []
  }

  /// Returns a list of answers, followed by those of another list that are not in the first list.
  static func list<Answer>(
    _ answers: [Answer], then others: some Sequence<Answer>, isSame: (Answer, Answer) -> Bool
  ) -> [Answer] {
    answers + others.filter { other in !answers.contains { isSame($0, other) } }
  }
}
