/// The order of answers, in whole numbers only, so that the browser finds the same order.
///
/// A place counts for the logarithm of its population, in 256ths of an octave, and for its rank, in
/// 64ths, a number from 0 up that the files hold:
///
/// - 4 for every place, 4 more for a country's capital;
/// - 4 less for a place within 12 km of a city of 100,000 people or more and twice as large: most
///   of these are its districts, which the data do not mark;
/// - for each octave of alternate names beyond eight, 6: people look for places that are known in
///   many languages;
/// - 40 more for an ``OwnPlace``, which counts like 1,000 people: the atlas is about these;
/// - 1 if the language of the pages is the first of its country.
///
/// The match of the name adds to this:
///
/// | name | whole | up to the end of a word | within a word |
/// | --- | --- | --- | --- |
/// | main | +1276 | +320 | 0 |
/// | alternate | -512 | -960 | -1280 |
/// | later word of the main name | -256 | -896 | -960 |
///
/// A whole alternate name with the same first letter as the main one adds 320, because it is most
/// likely a spelling of it. If the text has letters with diacritics and the name has the same ones,
/// that adds 512. Equal scores are ordered by population, then by GeoNames id.
///
/// Entries that are not places of the table have a weight, ``FinderEntry/weight``, and a score for
/// their name as above; a whole name counts 2048 more, unless it is a later word of one: `ukraine`
/// is the country, and `par` is Paris before Paraguay. An entry whose words match in another order
/// counts like an alternate name of a place: -512 for whole words, -1280 if the last is typed in part.
/// The weight of a country is the logarithm of its population, at least that of a page. The score of a
/// route is 9000 if both its ends are whole, else 6000.
public enum Ranking {
  /// The part of a key that a query covers.
  enum Match: UInt8 {
    case whole = 0
    case words = 1
    case beginning = 2
  }

  /// Added for each kind of name (rows) and match (columns).
  static let bonus: [Int] = [
    1276, 320, 0,
    -512, -960, -1280,
    -256, -896, -960,
  ]

  /// Added for a whole alternate name with the first letter of the main one.
  static let variant = 320

  /// Added if a name has the diacritics that were typed.
  static let marks = 512

  /// Added for the whole name of an entry that is not a place.
  static let wholeEntry = 2048
  /// The score of a route whose ends are both whole.
  static let route = 9000
  /// The score of a route whose second end is typed in part.
  static let routeBeginning = 6000

  /// The score of one step of a place's rank.
  static let step = 64

  static let usualRank = 4
  static let capitalRank = 4
  static let districtRank = -4
  static let languageRank = 1
  static let ownRank = 40

  /// Returns the steps that a place's alternate names add to its rank.
  static func fame(alternates: Int) -> Int {
    max(magnitude(population: alternates) - magnitude(population: 8), 0) * 6 / 256
  }

  /// The logarithm of a population: 256 for each doubling, straight lines between powers of two.
  public static func magnitude(population: Int) -> Int {
    let value = UInt(max(population, 0)) + 1
    let octave = UInt.bitWidth - 1 - value.leadingZeroBitCount
    let digits = octave > 8 ? value >> (octave - 8) : value << (8 - octave)
    return octave * 256 + Int(digits) - 256
  }

  /// The score that the name of an entry adds to its weight; `nil` if it does not begin with the text.
  static func entryBonus(_ kind: NameKind, _ text: [UInt8], of key: [UInt8]) -> Int? {
    guard key.starts(with: text) else { return nil }
    if key.count == text.count {
      return bonus(kind, .whole) + (kind == .innerWord ? 0 : wholeEntry)
    }
    return bonus(kind, key[text.count] == 0x20 ? .words : .beginning)
  }

  /// The score that words in any order add to the weight of their entry.
  static func wordsBonus(_ match: Match) -> Int {
    bonus(.alternate, match == .words ? .whole : match)
  }

  /// The score that a name adds to that of its place.
  static func bonus(_ kind: NameKind, _ match: Match) -> Int {
    bonus[Int(kind.rawValue) * 3 + Int(match.rawValue)]
  }
}
