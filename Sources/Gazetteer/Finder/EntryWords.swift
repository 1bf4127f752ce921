/// The words under which an entry is found in any order; a final s does not count.
struct EntryWords: Sendable {
  /// The words of its names, and further ones of its own.
  private var own: Set<[UInt8]> = []
  /// The words that may be added to these.
  private var beside: Set<[UInt8]> = []

  init(_ entry: FinderEntry, of group: FinderGroup) {
    for text in [entry.name] + entry.others + entry.words {
      let key = Array(Folding.fold(text).utf8)
      if group.kind == .road {
        add(label: Self.latin(key))
      } else {
        own.formUnion(Self.words(key).map(Self.bare))
      }
    }
    for text in [group.note, group.words] {
      beside.formUnion(Self.words(Array(Folding.fold(text).utf8)).map(Self.bare))
    }
  }

  /// Adds a label of roads: all of it and its number; its letters, which many roads share, may be added
  /// to these.
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

  /// The part of the entry's words that a text covers: whole words, of which the last may be typed
  /// in part, with three letters or more; `nil` if the text has a word that the entry lacks, or
  /// none of the entry's own.
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

  /// The folded words of an entry apart from those of its names, each once, with spaces between
  /// them.
  static func text(of entry: FinderEntry) -> String {
    var known = Set(([entry.name] + entry.others).flatMap { words(Array(Folding.fold($0).utf8)) })
    return entry.words.flatMap { words(Array(Folding.fold($0).utf8)) }
      .filter { known.insert($0).inserted }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  /// The words of a folded text.
  static func words(_ text: [UInt8]) -> [[UInt8]] { text.split(separator: 0x20).map(Array.init) }

  /// A text without its spaces.
  static func squashed(_ text: [UInt8]) -> [UInt8] { text.filter { $0 != 0x20 } }

  /// A folded text with Latin letters in place of the Cyrillic ones that look alike.
  static func latin(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(where: { $0 >= 0x80 }) else { return text }
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    return Array(String(String.UnicodeScalarView(scalars.map { alike[$0] ?? $0 })).utf8)
  }

  private static let alike = Dictionary(
    uniqueKeysWithValues: zip("авекмнорстух".unicodeScalars, "abekmhopctyx".unicodeScalars))

  /// A word of more than three letters without its final s.
  private static func bare(_ word: [UInt8]) -> [UInt8] {
    word.last == UInt8(ascii: "s") && letters(word) > 3 ? word.dropLast() : word
  }

  /// The number of code points.
  private static func letters(_ word: [UInt8]) -> Int { word.count { $0 & 0xC0 != 0x80 } }
}
