/// Folds names and typed texts to a common form, so that `Łódź`, `LODZ` and `lódz` are equal.
///
/// Every code point is folded separately. Folding applies compatibility decomposition, converts
/// letters to lower case, and removes diacritics. Letters with a stroke become plain letters, and
/// apostrophes are removed. Each run of punctuation and spaces becomes a single space. Scripts
/// other than Latin are not transliterated.
///
/// `Templates/scripts/find/fold.js` folds texts in the same way in the browser.
/// `Content/refresh/folding.py` contains the rules and makes the table.
public enum Folding {
  /// Returns the folded form of a text.
  public static func fold(_ text: String) -> String {
    var result: [UInt8] = []
    var text = text
    text.withUTF8 { bytes in
      fold(bytes.span, into: &result)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends the folded form of UTF-8 bytes, without leading, trailing or repeated spaces.
  static func fold(_ text: borrowing Span<UInt8>, into result: inout [UInt8]) {
    let map = FoldMap.shared
    let start = result.count
    var position = 0
    while position < text.count {
      let byte = text[position]
      if byte < 0x80 {
        position += 1
        let folded = asciiFold(byte)
        if folded > 0x20 {
          result.append(folded)
        } else if folded == 0x20 {
          space(&result, start)
        }
        continue
      }
      let (code, length) = decode(text, position)
      let entry = map.entry(code)
      if entry == FoldMap.same {
        for offset in 0..<length { result.append(text[position + offset]) }
      } else {
        for index in FoldMap.range(entry) {
          let byte = map.targets[index]
          if byte == 0x20 { space(&result, start) } else { result.append(byte) }
        }
      }
      position += length
    }
    if result.count > start, result[result.count - 1] == 0x20 { result.removeLast() }
  }

  private static func space(_ result: inout [UInt8], _ start: Int) {
    if result.count > start, result[result.count - 1] != 0x20 { result.append(0x20) }
  }

  /// Returns the folded form of an ASCII character: letters in lower case, digits unchanged, and a
  /// space for most other characters. Returns 0 for apostrophes and backticks, which are removed.
  @inline(__always)
  private static func asciiFold(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x61...0x7A, 0x30...0x39: byte
    case 0x41...0x5A: byte | 0x20
    case 0x27, 0x60: 0
    default: 0x20
    }
  }

  /// Returns the code point at a position of well-formed UTF-8, and its length in bytes.
  @inline(__always)
  static func decode(
    _ text: borrowing Span<UInt8>, _ position: Int
  ) -> (UInt32, Int) {
    let first = UInt32(text[position])
    func next(_ offset: Int) -> UInt32 { UInt32(text[position + offset] & 0x3F) }
    if first < 0xE0, position + 1 < text.count { return ((first & 0x1F) << 6 | next(1), 2) }
    if first < 0xF0, position + 2 < text.count {
      return ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3)
    }
    if position + 3 < text.count {
      return ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
    }
    return (0xFFFD, 1)
  }
}
