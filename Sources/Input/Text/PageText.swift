/// Finds the characters that no page can show, because XML 1.0 forbids them even if they are
/// escaped. The forbidden characters are U+FFFE, U+FFFF, and all characters below U+0020 except
/// tabs and line breaks.
public enum PageText {
  /// The offset of the first forbidden character in valid UTF-8; `nil` if there is none.
  public static func firstForbiddenOffset(in bytes: Span<UInt8>) -> Int? {
    for i in 0..<bytes.count {
      let byte = bytes[i]
      // A single comparison handles nearly every byte.
      if byte &- 0x20 < 0xCF { continue }
      if byte < 0x20 {
        if byte != 0x09, byte != 0x0A, byte != 0x0D { return i }
      } else if byte == 0xEF, i + 2 < bytes.count, bytes[i + 1] == 0xBF, bytes[i + 2] >= 0xBE {
        return i
      }
    }
    return nil
  }

  /// Reports the first forbidden character of a text.
  ///
  /// - Returns: true if the text has no forbidden character.
  @discardableResult
  public static func check(
    _ text: String, at location: SourceLocation, into diagnostics: inout Diagnostics
  ) -> Bool {
    var text = text
    return text.withUTF8 { letters in
      guard let offset = firstForbiddenOffset(in: letters.span) else { return true }
      report(letters.span, offset, at: location, into: &diagnostics)
      return false
    }
  }

  /// Reports the first forbidden character of a file.
  ///
  /// - Returns: true if the file has no forbidden character.
  @discardableResult
  public static func check(
    _ bytes: [UInt8], path: String, into diagnostics: inout Diagnostics
  ) -> Bool {
    guard let offset = firstForbiddenOffset(in: bytes.span) else { return true }
    report(
      bytes.span, offset, at: LineCounter.location(of: offset, in: bytes.span, path: path),
      into: &diagnostics)
    return false
  }

  static func report(
    _ bytes: Span<UInt8>, _ offset: Int, at location: SourceLocation,
    into diagnostics: inout Diagnostics
  ) {
    let byte = bytes[offset]
    let number =
      byte < 0x20
      ? "U+00" + UTF8Check.hexadecimal(byte).dropFirst(2)
      : bytes[offset + 2] == 0xBE ? "U+FFFE" : "U+FFFF"
    diagnostics.error(
      at: location, "the character \(number) cannot be shown on a page", hint: "remove it")
  }
}
