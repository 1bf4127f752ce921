/// Finds bytes that are not valid UTF-8. As in RFC 3629, overlong forms, surrogates and code points
/// above U+10FFFF are invalid.
public enum UTF8Check {
  /// The offset of the first byte that is not part of a valid sequence; `nil` if there is none.
  public static func firstInvalidOffset(in bytes: Span<UInt8>) -> Int? {
    let count = bytes.count
    var i = 0
    while i < count {
      let byte = bytes[i]
      if byte < 0x80 {
        i += 1
        continue
      }
      let length: Int
      var lowest: UInt8 = 0x80
      var highest: UInt8 = 0xBF
      switch byte {
      case 0xC2...0xDF: length = 2
      case 0xE0: (length, lowest) = (3, 0xA0)
      case 0xED: (length, highest) = (3, 0x9F)
      case 0xE1...0xEF: length = 3
      case 0xF0: (length, lowest) = (4, 0x90)
      case 0xF4: (length, highest) = (4, 0x8F)
      case 0xF1...0xF3: length = 4
      default: return i
      }
      guard i + length <= count, bytes[i + 1] >= lowest, bytes[i + 1] <= highest else { return i }
      for k in 2..<4 where k < length {
        guard bytes[i + k] & 0xC0 == 0x80 else { return i }
      }
      i += length
    }
    return nil
  }

  /// Reports the first invalid byte of a file, or of a piece of a file.
  ///
  /// - Parameter moved: converts a location in the piece to a location in the file.
  /// - Returns: true if the bytes are valid.
  public static func check(
    _ bytes: [UInt8], path: String, moved: (SourceLocation) -> SourceLocation = { $0 },
    into diagnostics: inout Diagnostics
  ) -> Bool {
    guard let offset = firstInvalidOffset(in: bytes.span) else { return true }
    guard UTF16Check.check(bytes.span, path: path, into: &diagnostics) else { return false }
    let location = LineCounter.location(of: offset, in: bytes.span, path: path)
    diagnostics.append(diagnostic(bytes[offset], at: moved(location)))
    return false
  }

  static func diagnostic(_ byte: UInt8, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, at: location, "invalid UTF-8: the byte \(hexadecimal(byte)) is not allowed here",
      hint: "save the file in UTF-8")
  }

  static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "0x0\(digits)" : "0x\(digits)"
  }
}
