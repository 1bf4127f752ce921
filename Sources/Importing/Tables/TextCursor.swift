import Input

/// A position in a text. The position only moves forward, so that all positions in a row are found
/// in one pass over the row's bytes.
///
/// Columns count the code units of the original file. The file is converted to UTF-8 before it is
/// read, but the author's editor shows the original file.
struct TextCursor {
  /// The line, counted from 1.
  private(set) var line = 1
  /// The column, counted from 1.
  private(set) var column = 1
  /// The byte offset in the text.
  private(set) var offset = 0
  private var encoding = TextEncoding.utf8

  init() {}

  /// Makes a cursor at the start of a line.
  init(line: Int, offset: Int, encoding: TextEncoding) {
    self.line = line
    self.offset = offset
    self.encoding = encoding
  }

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

  /// The current location, in a file with the given path.
  func location(_ path: String) -> SourceLocation {
    SourceLocation(path: path, line: line, column: column)
  }
}
