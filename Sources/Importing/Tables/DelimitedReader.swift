import Input

/// Splits a table into rows and fields. The table arrives in pieces. Fields may be quoted, as in
/// RFC 4180.
///
/// Files can have millions of rows, so reading a row creates no string and allocates nothing. A
/// quotation mark within an unquoted field is part of the field's text.
struct DelimitedReader {
  /// The maximum number of bytes in a row. Without a limit, an unclosed quotation mark would keep
  /// the rest of the file in memory.
  static let rowLimit = 1 << 24

  let path: String
  let separator: UInt8
  /// The encoding of the file before it was converted to UTF-8. The column number in a message
  /// counts the code units of this encoding.
  private let encoding: TextEncoding
  private var buffer: [UInt8] = []
  private var row = DelimitedRow()
  private var cursor = TextCursor()
  private var line = 1
  private var isAtStart = true
  private var isBroken = false

  init(
    path: String, separator: UInt8 = UInt8(ascii: ","), encoding: TextEncoding = .utf8,
    page: CodePage = .windows1252
  ) {
    self.path = path
    self.separator = separator
    self.encoding = encoding
    row.page = page
  }

  /// Adds the next piece, and calls `body` for each complete row.
  mutating func take(
    _ piece: Span<UInt8>, into diagnostics: inout Diagnostics,
    _ body: (Span<UInt8>, DelimitedRow, inout Diagnostics) -> Void
  ) {
    if isBroken { return }
    piece.withUnsafeBufferPointer { buffer.append(contentsOf: $0) }
    read(isLast: false, into: &diagnostics, body)
  }

  mutating func finish(
    into diagnostics: inout Diagnostics,
    _ body: (Span<UInt8>, DelimitedRow, inout Diagnostics) -> Void
  ) {
    if !isBroken { read(isLast: true, into: &diagnostics, body) }
  }

  private mutating func read(
    isLast: Bool, into diagnostics: inout Diagnostics,
    _ body: (Span<UInt8>, DelimitedRow, inout Diagnostics) -> Void
  ) {
    // A byte order mark can be split between two pieces.
    if isAtStart, buffer.count < 3, !isLast { return }
    // Move the buffer out of `self`, because `self` changes while the rows borrow the bytes.
    var bytes: [UInt8] = []
    swap(&bytes, &buffer)
    var position = 0
    if isAtStart {
      isAtStart = false
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }
    var i = position
    while readRow(bytes.span, &i, isLast: isLast, into: &diagnostics) {
      let isEmpty =
        row.fields.count == 1 && row.fields[0].start == row.fields[0].end
        && !row.fields[0].isQuoted
      if !isEmpty, !isBroken { body(bytes.span, row, &diagnostics) }
      position = i
    }
    swap(&bytes, &buffer)
    buffer.removeFirst(min(position, buffer.count))
    if !isLast, !isBroken, buffer.count > Self.rowLimit {
      isBroken = true
      diagnostics.error(
        at: SourceLocation(path: path, line: line, column: 1),
        "a row of more than \(Self.rowLimit) bytes", hint: "is a quotation mark not closed?")
    }
  }

  /// Reads a row; returns false if the row is not complete.
  private mutating func readRow(
    _ bytes: Span<UInt8>, _ i: inout Int, isLast: Bool, into diagnostics: inout Diagnostics
  ) -> Bool {
    let count = bytes.count
    if i >= count { return false }
    let startLine = line
    row.start = TextCursor(line: line, offset: i, encoding: encoding)
    cursor = row.start
    row.fields.removeAll(keepingCapacity: true)
    var p = i
    while true {
      // Some programs write blanks before the opening quotation mark.
      var mark = p
      while mark < count, bytes[mark] == 0x20 || bytes[mark] == 0x09, !endsField(bytes[mark]) {
        mark += 1
      }
      if mark < count, bytes[mark] == UInt8(ascii: "\"") { p = mark }
      var field = DelimitedRow.Field(start: p, end: p)
      if p < count, bytes[p] == UInt8(ascii: "\"") {
        guard skipQuoted(bytes, &p, &field) else {
          line = startLine
          guard isLast else { return false }
          report(
            field.first, bytes, "a quoted field is not closed",
            hint: "end it with a quotation mark", into: &diagnostics)
          isBroken = true
          i = count
          return true
        }
        // Some programs write blanks after the closing quotation mark.
        while p < count, bytes[p] == 0x20 || bytes[p] == 0x09, !endsField(bytes[p]) { p += 1 }
        if p < count, !endsField(bytes[p]) {
          report(
            p, bytes, "text after the closing quotation mark of a field",
            hint: "double a mark that belongs to the text", into: &diagnostics)
          while p < count, !endsField(bytes[p]) { p += 1 }
        }
      } else {
        while p < count, !endsField(bytes[p]) { p += 1 }
        field.end = p
      }
      if p < count, bytes[p] == separator {
        row.fields.append(field)
        p += 1
        continue
      }
      // A line break can be split between two pieces, or may not have arrived yet.
      if !isLast, p >= count || bytes[p] == UInt8(ascii: "\r") && p + 1 >= count {
        line = startLine
        return false
      }
      row.fields.append(field)
      if p < count {
        p += bytes[p] == UInt8(ascii: "\r") && p + 1 < count && bytes[p + 1] == 0x0A ? 2 : 1
        line += 1
      }
      i = p
      return true
    }
  }

  /// Moves past the closing quotation mark of a field; returns false if the mark is missing.
  private mutating func skipQuoted(
    _ bytes: Span<UInt8>, _ p: inout Int, _ field: inout DelimitedRow.Field
  ) -> Bool {
    field.isQuoted = true
    field.start = p + 1
    p += 1
    while p < bytes.count {
      if bytes[p] == UInt8(ascii: "\"") {
        field.end = p
        p += 1
        guard p < bytes.count, bytes[p] == UInt8(ascii: "\"") else { return true }
        field.hasDoubledQuotes = true
      } else if bytes[p] == UInt8(ascii: "\n") {
        line += 1
      }
      p += 1
    }
    return false
  }

  @inline(__always)
  private func endsField(_ byte: UInt8) -> Bool {
    byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private mutating func report(
    _ offset: Int, _ bytes: Span<UInt8>, _ message: String, hint: String,
    into diagnostics: inout Diagnostics
  ) {
    cursor.advance(to: offset, bytes)
    diagnostics.error(at: cursor.location(path), message, hint: hint)
  }
}
