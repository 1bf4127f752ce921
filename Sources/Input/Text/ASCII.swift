/// Converts names to ASCII letters, digits and hyphens, for URLs.
public enum ASCII {
  /// The maximum length of a slug in bytes. A file name also needs room for a prefix, an id and an
  /// extension.
  public static let longest = 100

  /// A lower-case slug: letters from a to z, digits, and single hyphens between words. A long slug
  /// is cut between words if possible.
  ///
  /// Latin letters lose their diacritics. Cyrillic letters follow Ukraine's national rules of 2010,
  /// or the common rules for Russian and Belarusian if `CyrillicRules` recognises one of these
  /// languages by its letters. Greek and other alphabets follow the tables of `AlphabetTables`. A
  /// text without known letters becomes the hexadecimal code points of its first characters, so a
  /// slug is never empty.
  public static func slug(_ text: String) -> String {
    let slug = words(of: transliterate(text))
    if !slug.isEmpty { return slug }
    let numbers = text.unicodeScalars.prefix(12).map { "u" + String($0.value, radix: 16) }
    return numbers.isEmpty ? "u0" : numbers.joined(separator: "-")
  }

  /// A slug of at most `limit` bytes. A longer slug is cut, and never ends in a hyphen.
  public static func slug(_ text: String, limit: Int) -> String {
    var bytes = slug(text).utf8.prefix(max(limit, 1))
    while bytes.count > 1, bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text in ASCII. Combining marks are removed, apostrophes become `'`, and unknown characters
  /// become spaces.
  public static func transliterate(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var result = ""
    Transliteration.append(text, to: &result)
    return result
  }

  private static func words(of text: String) -> String {
    var slug: [UInt8] = []
    var pendingHyphen = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        if pendingHyphen, !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
        pendingHyphen = false
        // Setting this bit makes a letter lower case. In digits, the bit is already set.
        slug.append(byte | 0x20)
      // An apostrophe is dropped and does not separate words.
      case UInt8(ascii: "'"), UInt8(ascii: "`"): break
      default: pendingHyphen = true
      }
    }
    if slug.count > longest {
      let end = slug[...longest].lastIndex(of: UInt8(ascii: "-")) ?? 0
      // If the first word alone is too long, it is cut within the word.
      slug.removeSubrange((end > 0 ? end : longest)...)
    }
    return String(decoding: slug, as: UTF8.self)
  }
}
