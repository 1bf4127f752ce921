/// Splits a tab-separated table into rows; the table may arrive in pieces.
struct TSVReader {
  let path: String
  let columns: Int
  private var row: TSVRow
  private var atStart = true
  /// The number of scanned bytes of an incomplete row.
  private var scanned = 0
  /// The number of tabs in the scanned bytes.
  private var field = 0
  /// The bitwise OR of the scanned bytes, to detect bytes that are not ASCII.
  private var highBits: UInt8 = 0
  private var hasControls = false
  /// A Boolean value that is true if any row had the right number of columns.
  private var hasRow = false
  /// A Boolean value that is true if all rows so far had a wrong number of columns. Such a file is
  /// another kind of table, for which one message is enough.
  private var isOther = false
  private var invalid = Complaints(.error, limit: 2)
  /// A Boolean value that is true if the table is in UTF-16, so no row can be read.
  private var isUTF16 = false

  init(path: String, columns: Int) {
    self.path = path
    self.columns = max(columns, 1)
    row = TSVRow(line: 0, starts: [Int](repeating: 0, count: self.columns + 1))
  }

  /// The location of the row after the last complete row.
  var nextRow: SourceLocation { SourceLocation(path: path, line: row.line + 1, column: 1) }

  /// Calls `body` for each complete, valid row. Each byte is scanned only once, even if the table
  /// arrives in small pieces.
  ///
  /// - Parameter isLast: true if the table ends with these bytes, so the last row may lack a line
  ///   break.
  /// - Returns: the number of bytes in the complete rows. The caller must put the remaining bytes
  ///   before the next piece.
  @discardableResult
  mutating func read(
    _ bytes: Span<UInt8>, isLast: Bool, into diagnostics: inout Diagnostics,
    _ body: (Span<UInt8>, TSVRow, inout Diagnostics) -> Void
  ) -> Int {
    var start = 0
    if atStart {
      // A byte order mark can be split between two pieces, so wait for more bytes.
      if bytes.count < 3, !isLast { return 0 }
      start = ByteOrderMark.length(in: bytes)
      atStart = false
      isUTF16 = !UTF16Check.check(bytes, path: path, into: &diagnostics)
    }
    if isUTF16 { return bytes.count }
    let count = bytes.count
    var i = start + scanned
    var field = self.field
    var highBits = self.highBits
    var hasControls = self.hasControls
    if scanned == 0 { row.starts[0] = start }
    while true {
      let byte: UInt8
      if i < count {
        byte = bytes[i]
      } else if isLast, i > start {
        byte = UInt8(ascii: "\n")
      } else {
        // Save the state of the current row, with offsets relative to its first byte.
        if isLast { invalid.finish("rows that are not UTF-8", into: &diagnostics) }
        for known in 0...min(field, columns - 1) { row.starts[known] -= start }
        scanned = i - start
        (self.field, self.highBits, self.hasControls) = (field, highBits, hasControls)
        return start
      }
      i += 1
      // Nearly every byte is 0x20 (a space) or greater.
      if byte >= UInt8(ascii: " ") {
        highBits |= byte
        continue
      }
      if byte == UInt8(ascii: "\t") {
        field += 1
        if field < columns { row.starts[field] = i }
        continue
      }
      guard byte == UInt8(ascii: "\n") else {
        if byte != UInt8(ascii: "\r") { hasControls = true }
        continue
      }
      row.line += 1
      var end = i - 1
      if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      if end > start {
        row.starts[columns] = end + 1
        if field + 1 != columns {
          if !isOther { reportCount(field + 1, into: &diagnostics) }
          isOther = !hasRow
        } else {
          (hasRow, isOther) = (true, false)
          if (highBits < 0x80 && !hasControls)
            || isValid(bytes, start..<end, into: &diagnostics)
          {
            body(bytes, row, &diagnostics)
          }
        }
      }
      field = 0
      highBits = 0
      hasControls = false
      // The last row may have no line break.
      i = min(i, count)
      start = i
      row.starts[0] = start
    }
  }

  private func reportCount(_ found: Int, into diagnostics: inout Diagnostics) {
    diagnostics.error(
      at: SourceLocation(path: path, line: row.line, column: 1),
      "\(found) column\(found == 1 ? "" : "s") where \(columns) are expected",
      hint: "columns are separated by tabs")
  }

  private mutating func isValid(
    _ bytes: Span<UInt8>, _ range: Range<Int>, into diagnostics: inout Diagnostics
  ) -> Bool {
    let bytes = bytes.extracting(range)
    func place(_ offset: Int) -> SourceLocation {
      SourceLocation(path: path, line: row.line, column: offset + 1)
    }
    if let offset = UTF8Check.firstInvalidOffset(in: bytes) {
      invalid.add(UTF8Check.diagnostic(bytes[offset], at: place(offset)), into: &diagnostics)
      return false
    }
    // Keep the row, because otherwise each reference to it would be another error.
    if let offset = PageText.firstForbiddenOffset(in: bytes) {
      PageText.report(bytes, offset, at: place(offset), into: &diagnostics)
    }
    return true
  }
}
