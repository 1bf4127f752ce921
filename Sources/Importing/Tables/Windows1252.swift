/// The code page of Western European Windows.
enum Windows1252 {
  /// The characters of 0x80 to 0x9F; five bytes have none and stand for themselves.
  private static let specials: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]

  /// The text of some bytes.
  static func decode(_ bytes: Span<UInt8>) -> String {
    var text = ""
    for i in bytes.indices {
      let byte = bytes[i]
      let value = 0x80...0x9F ~= byte ? specials[Int(byte) - 0x80] : UInt32(byte)
      text.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    return text
  }
}
