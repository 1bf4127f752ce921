import Input

enum TextEncoding {
  case utf8, utf16
  case page(CodePage)

  var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16: "UTF-16"
    case .page(let page): page.name
    }
  }

  /// Detects the encoding of a text, and converts the text to UTF-8 without a byte order mark.
  /// Returns `nil` if the encoding is unknown.
  static func decode(_ bytes: [UInt8]) -> (text: [UInt8], encoding: TextEncoding)? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (Array(bytes.dropFirst(3)), .utf8) }
    if let (isLittle, mark) = UTF16Check.order(of: bytes.span) {
      return (utf16(bytes.dropFirst(mark), isLittle: isLittle), .utf16)
    }
    if UTF8Check.firstInvalidOffset(in: bytes.span) == nil { return (bytes, .utf8) }
    if isNearlyUTF8(bytes) { return nil }
    return CodePage.find(in: bytes.span).map { (Array($0.decode(bytes.span).utf8), .page($0)) }
  }

  /// Returns true for a text in UTF-8 with a few invalid bytes.
  private static func isNearlyUTF8(_ bytes: [UInt8]) -> Bool {
    var (right, wrong) = (0, 0)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where !scalar.isASCII {
      if scalar == "\u{FFFD}" { wrong += 1 } else { right += 1 }
    }
    return right > 4 * wrong
  }

  /// The number by which a byte of the converted text increases ``TextCursor/column``. If the
  /// original file is not UTF-8, only the first byte of each character increases it.
  @inline(__always)
  func unitCount(of byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16, .page: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var i = bytes.startIndex
    while i + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[i]), UInt16(bytes[i + 1]))
      units.append(isLittle ? second << 8 | first : first << 8 | second)
      i += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
