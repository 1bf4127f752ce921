/// Converts libyaml's positions, which count characters, into lines and columns. Columns count
/// bytes.
///
/// Events arrive in the order of the file, so the cursor moves forward over each byte once. The
/// cursor moves back only to report a syntax error.
struct YAMLCursor {
  let path: String
  let firstLine: Int
  /// The offset of the first character, after any byte order mark.
  var start = 0
  /// The byte offset of the current character.
  var offset = 0
  private var character = 0
  private var line = 0
  private var lineStart = 0

  init(path: String, firstLine: Int) {
    self.path = path
    self.firstLine = firstLine
  }

  /// The location of the character with the given index.
  mutating func location(of index: Int, in bytes: Span<UInt8>) -> SourceLocation {
    if index < character { rewind() }
    while character < index, offset < bytes.count { step(bytes) }
    return here
  }

  /// The location of a byte, whose index is counted from the end of the byte order mark.
  mutating func location(ofByte index: Int, in bytes: Span<UInt8>) -> SourceLocation {
    rewind()
    while offset < start + index, offset < bytes.count { step(bytes) }
    return here
  }

  private var here: SourceLocation {
    SourceLocation(
      path: path, line: firstLine + line,
      column: offset - (line == 0 ? start : lineStart) + 1)
  }

  private mutating func rewind() {
    offset = start
    character = 0
    line = 0
    lineStart = start
  }

  private mutating func step(_ bytes: Span<UInt8>) {
    let byte = bytes[offset]
    offset += 1
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    character += 1
    let isBreak =
      byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
        && (offset == bytes.count || bytes[offset] != UInt8(ascii: "\n"))
    if isBreak {
      line += 1
      lineStart = offset
    }
  }
}
