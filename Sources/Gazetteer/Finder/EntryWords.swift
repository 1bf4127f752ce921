/// The words that find an entry; they may be typed in any order. The final s of a word with more
/// than three letters is ignored.
struct EntryWords: Sendable {
  /// The words in the entry's names and in its further words (``FinderEntry/words``).
  private(set) var own: Set<[UInt8]> = []
  /// Words that people may add to the entry's own words. They do not find the entry by themselves.
  private var beside: Set<[UInt8]> = []

  init(_ entry: FinderEntry, of group: FinderGroup) {
    let names = [entry.name] + entry.others
    for (index, text) in (names + entry.words).enumerated() {
      let key = Array(Folding.fold(text).utf8)
      if group.kind == .road {
        add(label: Self.latin(key))
      } else {
        let words = Self.words(key)
        own.formUnion(words.map(Self.bare))
        // Two words of a name may be typed as one, as in `boardgame`.
        let pairs = index < names.count ? zip(words, words.dropFirst()).map { $0 + $1 } : []
        own.formUnion(pairs.map(Self.bare))
      }
    }
    for text in [group.note, group.words] {
      let key = Array(Folding.fold(text).utf8)
      beside.formUnion(Self.words(group.kind == .road ? Self.latin(key) : key).map(Self.bare))
    }
  }

  /// Adds the label of a road. The whole label finds the road, and so does the number in the label.
  /// The letters of the label, which many roads share, do not find the road by themselves.
  private mutating func add(label: [UInt8]) {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    let squashed = Self.squashed(label)
    let letters = Array(squashed.prefix { !isDigit($0) })
    guard letters.count < squashed.count else {
      own.formUnion(Self.words(label).map(Self.bare))
      return
    }
    own.formUnion([squashed, Array(squashed.dropFirst(letters.count))].map(Self.bare))
    let words = Self.words(label).filter { !$0.contains(where: isDigit) } + [letters]
    beside.formUnion(words.map(Self.bare))
  }

  /// Compares typed words with the entry's words. The last typed word may be only the beginning of
  /// a word if it has at least three letters. Returns `nil` if the entry lacks a typed word, or if
  /// no typed word is in ``own``.
  func match(_ typed: [[UInt8]]) -> Ranking.Match? {
    var hasOwn = false
    var match = Ranking.Match.words
    for (index, word) in typed.enumerated() {
      let bare = Self.bare(word)
      if own.contains(bare) {
        hasOwn = true
      } else if !beside.contains(bare) {
        guard index == typed.count - 1, Self.letters(word) >= 3 else { return nil }
        match = .beginning
        if own.contains(where: { $0.starts(with: word) }) {
          hasOwn = true
        } else if !beside.contains(where: { $0.starts(with: word) }) {
          return nil
        }
      }
    }
    return hasOwn ? match : nil
  }

  /// Returns an entry's further words, folded and joined by spaces, without the words of its names.
  static func text(of entry: FinderEntry) -> String {
    var known = Set(([entry.name] + entry.others).flatMap { words(Array(Folding.fold($0).utf8)) })
    return entry.words.flatMap { words(Array(Folding.fold($0).utf8)) }
      .filter { known.insert($0).inserted }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  static func words(_ text: some Collection<UInt8>) -> [[UInt8]] {
    text.split(separator: 0x20).map { Array($0) }
  }

  static func squashed(_ text: [UInt8]) -> [UInt8] { text.filter { $0 != 0x20 } }

  /// Replaces Cyrillic letters with the Latin letters that look like them.
  static func latin(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(where: { $0 >= 0x80 }) else { return text }
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    return Array(String(String.UnicodeScalarView(scalars.map { alike[$0] ?? $0 })).utf8)
  }

  private static let alike = Dictionary(
    uniqueKeysWithValues: zip("авекмнорстух".unicodeScalars, "abekmhopctyx".unicodeScalars))

  /// Removes the final s of a word with more than three letters.
  static func bare(_ word: [UInt8]) -> [UInt8] {
    word.last == UInt8(ascii: "s") && letters(word) > 3 ? word.dropLast() : word
  }

  private static func letters(_ word: [UInt8]) -> Int { word.count { $0 & 0xC0 != 0x80 } }
}
