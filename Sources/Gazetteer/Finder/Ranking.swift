/// The order of answers. It uses only integers, so the browser computes the same order.
///
/// The score of a place is the logarithm of its population, in 256ths of an octave (a factor of
/// two), plus 64 times its rank. The rank, which the finder's files contain, is the sum of:
///
/// - 4 for every place, and 4 more for the capital of a country;
/// - -4 for a place that is not a capital and lies within 12 km of a city with at least 100,000
///   people and at least twice the place's population. Most such places are districts of the city;
///   the data do not mark districts;
/// - 6 for each doubling of the number of alternate names beyond eight, because people look for
///   places that are known in many languages;
/// - 40 for an ``OwnPlace``, because the atlas is about these places. This is worth about as much
///   as a population of 1,000;
/// - 1 if the language of the pages is the first language of the country.
///
/// Two things add to the score: the kind of the matched name (rows), and the part of the name that
/// the text covers (columns).
///
/// | name | whole | up to the end of a word | within a word |
/// | --- | --- | --- | --- |
/// | main | +1276 | +320 | 0 |
/// | alternate | -512 | -960 | -1280 |
/// | later word of the main name | -256 | -896 | -960 |
///
/// A whole alternate name with the same first letter as the main name adds another 320, because it
/// is probably another spelling of the main name. If the text has letters with diacritics, and the
/// name's first letters with diacritics are the same, 512 is added. Equal scores are ordered by
/// population, then by id.
///
/// The score of a ``FinderEntry`` is its weight, plus the score of its name from the table above. A
/// whole name adds 2048 more, except in the last row of the table. So `ukraine` finds the country
/// first, but `par` finds Paris before Paraguay. An entry whose words match in another order counts
/// like an alternate name of a place: -512 for whole words, -1280 if the last word is typed in
/// part. The weight of a country is the logarithm of its population, rounded up to a multiple of
/// 100, but at least the weight of a page. The score of a route is 9000 if both ends are typed in
/// full, otherwise 6000.
public enum Ranking {
  /// The part of a key that a query covers.
  enum Match: UInt8 {
    case whole = 0
    case words = 1
    case beginning = 2
  }

  /// The score of each kind of name (rows) and match (columns).
  static let bonus: [Int] = [
    1276, 320, 0,
    -512, -960, -1280,
    -256, -896, -960,
  ]

  /// The bonus for a whole alternate name with the same first letter as the main name.
  static let variant = 320

  /// The bonus for a name with the typed diacritics.
  static let marks = 512

  /// The bonus for the whole name of a ``FinderEntry``.
  static let wholeEntry = 2048
  static let route = 9000
  static let routeBeginning = 6000

  static let step = 64

  static let defaultRank = 4
  static let capitalRank = 4
  static let districtRank = -4
  static let languageRank = 1
  static let ownRank = 40

  /// Returns the part of a place's rank that comes from the number of its alternate names.
  static func fame(alternates: Int) -> Int {
    max(magnitude(population: alternates) - magnitude(population: 8), 0) * 6 / 256
  }

  /// Returns the logarithm of `population + 1`: 256 for each doubling, with linear interpolation
  /// between powers of two.
  public static func magnitude(population: Int) -> Int {
    let value = UInt(max(population, 0)) + 1
    let octave = UInt.bitWidth - 1 - value.leadingZeroBitCount
    let digits = octave > 8 ? value >> (octave - 8) : value << (8 - octave)
    return octave * 256 + Int(digits) - 256
  }

  /// Returns the score for the name of an entry; `nil` if the name does not begin with the text.
  static func entryBonus(_ kind: NameKind, _ text: [UInt8], of key: [UInt8]) -> Int? {
    guard key.starts(with: text) else { return nil }
    if key.count == text.count {
      return bonus(kind, .whole) + (kind == .innerWord ? 0 : wholeEntry)
    }
    return bonus(kind, key[text.count] == 0x20 ? .words : .beginning)
  }

  /// Returns the score for a match of an entry's words in any order.
  static func wordsBonus(_ match: Match) -> Int {
    bonus(.alternate, match == .words ? .whole : match)
  }

  static func bonus(_ kind: NameKind, _ match: Match) -> Int {
    bonus[Int(kind.rawValue) * 3 + Int(match.rawValue)]
  }
}
