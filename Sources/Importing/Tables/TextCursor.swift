import Input

/// A position in a text. It only moves forward, so several positions in one row of a table are
/// found in one pass. Lines and columns count from 1.
///
/// Columns count the code units of the original file. The file is converted to UTF-8 before it is
/// read, but the author's editor shows the original file.
struct TextCursor {
  private(set) var line = 1
  private(set) var column = 1
  private(set) var offset = 0
  var encoding = TextEncoding.utf8

  /// Moves to an offset at or after the current offset.
  mutating func advance(to end: Int, _ bytes: Span<UInt8>) {
    while offset < end {
      if bytes[offset] == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else {
        column += encoding.unitCount(of: bytes[offset])
      }
      offset += 1
    }
  }

  func location(_ path: String) -> SourceLocation {
    SourceLocation(path: path, line: line, column: column)
  }
}
