/// Recognises texts in UTF-16, which some spreadsheets and databases write.
public enum UTF16Check {
  /// The byte order of a text in UTF-16, and the length of its byte order mark; `nil` for a text in
  /// another encoding.
  public static func order(of bytes: Span<UInt8>) -> (isLittle: Bool, mark: Int)? {
    let start = (0..<min(bytes.count, 1024)).map { bytes[$0] }
    if start.starts(with: [0xFF, 0xFE]) { return (true, 2) }
    if start.starts(with: [0xFE, 0xFF]) { return (false, 2) }
    // Without a byte order mark, the zero bytes of ASCII letters reveal the encoding.
    let zeros = [0, 1].map { parity in
      start.enumerated().count { $0.offset % 2 == parity && $0.element == 0 }
    }
    guard 4 * max(zeros[0], zeros[1]) > start.count, min(zeros[0], zeros[1]) * 8 < start.count
    else { return nil }
    return (zeros[1] > zeros[0], 0)
  }

  /// Reports an error if a file is encoded in UTF-16.
  ///
  /// - Parameter bytes: the file, or its beginning.
  /// - Returns: true if the file is in another encoding.
  @discardableResult
  public static func check(
    _ bytes: Span<UInt8>, path: String, into diagnostics: inout Diagnostics
  ) -> Bool {
    guard order(of: bytes) != nil else { return true }
    diagnostics.error(
      at: SourceLocation(path: path, line: 1, column: 1), "the file is in UTF-16",
      hint: "save the file in UTF-8")
    return false
  }
}
