import Input

/// A row of a table: the ranges of its fields in the bytes that are passed with the row.
struct DelimitedRow {
  /// A field, without its quotation marks.
  struct Field {
    var start: Int
    var end: Int
    var hasDoubledQuotes = false
    var isQuoted = false

    /// The offset of the field's first byte, or of its opening quotation mark.
    var first: Int { start - (isQuoted ? 1 : 0) }
  }

  var page = CodePage.windows1252
  var start = TextCursor()
  var fields: [Field] = []

  var line: Int { start.line }

  /// The range of a field without the blanks around it; empty if the row has no such field.
  @inline(__always)
  func range(_ column: Int, _ bytes: Span<UInt8>) -> Range<Int> {
    guard column >= 0, column < fields.count else { return 0..<0 }
    var start = fields[column].start
    var end = fields[column].end
    while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return start..<end
  }

  /// The text of a field; a field that is not UTF-8 is decoded with the code page.
  func text(_ column: Int, _ bytes: Span<UInt8>) -> String {
    let range = range(column, bytes)
    if range.isEmpty { return "" }
    let field = bytes.extracting(range)
    var text =
      UTF8Check.firstInvalidOffset(in: field) == nil
      ? String(copying: bytes, range) : page.decode(field)
    if fields[column].hasDoubledQuotes { text = text.replacing("\"\"", with: "\"") }
    return text
  }

  /// The location of a field, or of the row if it has no such field. Scans the row up to the field.
  func location(_ column: Int, _ bytes: Span<UInt8>, path: String) -> SourceLocation {
    guard column >= 0, column < fields.count else {
      return SourceLocation(path: path, line: line, column: 1)
    }
    var cursor = start
    cursor.advance(to: fields[column].first, bytes)
    return cursor.location(path)
  }
}
