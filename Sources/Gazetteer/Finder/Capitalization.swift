/// The usual spelling of a folded key: a capital at the beginning of every word, kana as katakana.
///
/// Most names are spelled so; the shards leave them out and the browser makes them again, by the
/// same rules. Other scripts, and other letters of these, stay as they are.
enum Capitalization {
  /// Returns true if a spelling is the capitalised key.
  static func makes(_ spelling: ArraySlice<UInt8>, of key: ArraySlice<UInt8>) -> Bool {
    // Of what is not kana, no capital is longer or shorter than its small letter.
    if key.first != 0xE3, spelling.count != key.count { return false }
    return spelling.elementsEqual(capitalized(key))
  }

  /// The capitalised key.
  static func capitalized(_ key: ArraySlice<UInt8>) -> [UInt8] {
    // Kana begin with this byte, as do few other signs.
    if key.first == 0xE3 { return katakana(key) }
    var result = Array(key)
    var atStart = true
    var index = 0
    while index < result.count {
      let byte = result[index]
      if atStart {
        if (0x61...0x7A).contains(byte) {
          result[index] = byte - 0x20
        } else if byte & 0xE0 == 0xC0, index + 1 < result.count {
          let code = capital(UInt16(byte & 0x1F) << 6 | UInt16(result[index + 1] & 0x3F))
          result[index] = UInt8(0xC0 | code >> 6)
          result[index + 1] = UInt8(0x80 | code & 0x3F)
        }
      }
      atStart = byte == 0x20
      index += 1
    }
    return result
  }

  /// The capital of a small letter of Cyrillic, Greek and Armenian.
  private static func capital(_ code: UInt16) -> UInt16 {
    switch code {
    case 0x430...0x44F, 0x3B1...0x3C1, 0x3C3...0x3C9: code - 0x20
    case 0x450...0x45F: code - 0x50
    case 0x561...0x586: code - 0x30
    default: code
    }
  }

  /// Hiragana as katakana, with the marks of voice (U+3099, U+309A) joined to their letters.
  private static func katakana(_ key: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt32] = []
    for scalar in String(decoding: key, as: UTF8.self).unicodeScalars.map(\.value) {
      switch scalar {
      case 0x3041...0x3096: result.append(scalar + 0x60)
      case 0x3099, 0x309A:
        if let last = result.last, (0x30A1...0x30F6).contains(last) {
          result[result.count - 1] = last == 0x30A6 ? 0x30F4 : last + (scalar - 0x3098)
        } else {
          result.append(scalar)
        }
      default: result.append(scalar)
      }
    }
    var text = String.UnicodeScalarView()
    for scalar in result.compactMap({ Unicode.Scalar($0) }) { text.append(scalar) }
    return Array(String(text).utf8)
  }
}
