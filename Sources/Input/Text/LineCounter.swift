/// Finds the line and column of a byte. Lines end with LF, CR LF or a lone CR.
public enum LineCounter {
  /// The location of the byte at `offset`, found in time proportional to the offset. A byte order
  /// mark does not count as a column, because no editor shows it.
  public static func location(of offset: Int, in bytes: Span<UInt8>, path: String) -> SourceLocation
  {
    var line = 1
    var start = ByteOrderMark.length(in: bytes)
    let end = min(max(offset, start), bytes.count)
    for i in start..<end {
      let byte = bytes[i]
      let endsLine =
        byte == UInt8(ascii: "\n")
        || (byte == UInt8(ascii: "\r")
          && (i + 1 == bytes.count || bytes[i + 1] != UInt8(ascii: "\n")))
      if endsLine {
        line += 1
        start = i + 1
      }
    }
    return SourceLocation(path: path, line: line, column: end - start + 1)
  }
}

enum ByteOrderMark {
  /// The length of the byte order mark at the start of the bytes: 3, or 0 if there is none.
  static func length(in bytes: Span<UInt8>) -> Int {
    let marked =
      bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    return marked ? 3 : 0
  }
}
