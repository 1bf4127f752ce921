/// The names that misspelled texts are compared with: the highest-scoring main and alternate names
/// of at least five letters, best first. Each folded name occurs once.
struct TypoNames: Sendable {
  /// The maximum number of names kept for each ASCII first letter.
  static let perLetter = 1000
  /// The maximum number of names kept for each first letter that is not ASCII. There are about a
  /// thousand of these letters.
  static let perOtherLetter = 200
  /// The maximum number of names kept regardless of their first letter, for errors in the first
  /// letter.
  static let ofAnyLetter = 1000

  /// The rows of the names kept for each first letter, in ascending order of the letters.
  let letters: [(letter: [UInt8], rows: [Int])]
  let any: [Int]

  init(_ rows: NameRows, weights: [Int32], perLetter: Int) {
    var letters: [(letter: [UInt8], rows: [Int])] = []
    var all = Best(limit: Self.ofAnyLetter)
    var row = 0
    while row < rows.count {
      let letter = Self.firstLetter(rows.key(row))
      let end = rows.range(of: letter, in: row..<rows.count).upperBound
      var best = Best(limit: letter.count == 1 ? perLetter : Self.perOtherLetter)
      while row < end {
        let name = Self.name(rows, weights, &row, end: end)
        guard let name, Self.isLong(rows.key(name.row)) else { continue }
        best.add(name)
        all.add(name)
      }
      let chosen = best.sorted()
      if !chosen.isEmpty { letters.append((letter, chosen)) }
    }
    self.letters = letters
    any = all.sorted()
  }

  func rows(beginningWith letter: [UInt8]) -> [Int] {
    letters.first { $0.letter == letter }?.rows ?? []
  }

  static func firstLetter(_ key: some Collection<UInt8>) -> [UInt8] {
    var letter: [UInt8] = []
    for byte in key {
      if !letter.isEmpty, byte & 0xC0 != 0x80 { break }
      letter.append(byte)
    }
    return letter
  }

  private static func isLong(_ key: ArraySlice<UInt8>) -> Bool {
    key.count(where: { $0 & 0xC0 != 0x80 }) >= TypoForgiveness.minimumLength
  }

  /// Returns the best row with the key of `row`, and moves `row` to the next key. Returns `nil` if
  /// no main or alternate name has this key.
  private static func name(
    _ rows: NameRows, _ weights: [Int32], _ row: inout Int, end: Int
  ) -> Name? {
    var best: Name?
    let first = row
    repeat {
      let kind = rows.kinds[row]
      if kind != .innerWord {
        let score = Int(weights[Int(rows.places[row])]) + Ranking.bonus(kind, .whole)
        // If scores are equal, keep the earlier row, whose place comes first in the table.
        if best.map({ score > $0.score }) ?? true { best = Name(score: score, row: row) }
      }
      row += 1
    } while row < end && rows.key(row) == rows.key(first)
    return best
  }

  private struct Name {
    var score: Int
    var row: Int
  }

  /// The names with the highest scores, found without sorting all names.
  private struct Best {
    let limit: Int
    var names: [Name] = []
    var least = Int.min

    mutating func add(_ name: Name) {
      guard name.score >= least else { return }
      names.append(name)
      if names.count >= 2 * limit { cut() }
    }

    private mutating func cut() {
      names.sort { $0.score != $1.score ? $0.score > $1.score : $0.row < $1.row }
      names = Array(names.prefix(limit))
      if names.count == limit { least = names[limit - 1].score }
    }

    mutating func sorted() -> [Int] {
      cut()
      return names.map(\.row)
    }
  }
}
