import Input

/// A table written by another program. Its encoding and its separator are detected.
struct ForeignTable {
  struct Cell {
    var text: String
    var line: Int
    var column: Int
  }

  /// The texts that programs write for an empty cell.
  private static let blanks: Set = ["\\n", "null", "n/a", "-"]

  let path: String
  let encoding: TextEncoding
  private(set) var separator: UInt8
  private(set) var header: [Cell] = []
  private(set) var rows: [[Cell]] = []
  /// The number of rows above the header, such as a title.
  private(set) var titleRows = 0
  private(set) var raggedRows = Complaints()

  init?(_ path: String, into diagnostics: inout Diagnostics) {
    guard let bytes = SourceFile.read(path, into: &diagnostics) else { return nil }
    self.path = path
    guard let (decoded, encoding) = TextEncoding.decode(bytes) else {
      let offset = UTF8Check.firstInvalidOffset(in: bytes.span) ?? 0
      let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      diagnostics.error(
        at: SourceLocation(
          path: path, line: bytes[..<offset].count { $0 == 0x0A } + 1, column: offset - start + 1),
        "the file is not valid UTF-8 here, and no other known encoding fits it",
        hint: "save the file in UTF-8")
      return nil
    }
    self.encoding = encoding
    var text = decoded
    separator = Self.separator(of: text)
    // A table for Excel can begin with a line that names the separator, such as `sep=;`.
    let firstLine = text.prefix { $0 != 0x0A && $0 != 0x0D }
    if firstLine.starts(with: Array("sep=".utf8)), firstLine.count == 5 {
      separator = firstLine[4]
      // Keep the line break, because the reader skips empty lines but counts them.
      text.removeFirst(firstLine.count)
    }
    var reader = DelimitedReader(path: path, separator: separator, encoding: encoding)
    var found = Diagnostics()
    func take(_ bytes: Span<UInt8>, _ row: DelimitedRow, _ diagnostics: inout Diagnostics) {
      var cursor = row.start
      let cells = row.fields.indices.map { column in
        cursor.advance(to: row.fields[column].first, bytes)
        let text = cleaned(row.text(column, bytes))
        return Cell(
          text: Self.blanks.contains(text.lowercased()) ? "" : text, line: cursor.line,
          column: cursor.column)
      }
      if cells.allSatisfy({ $0.text.isEmpty }) { return }
      rows.append(cells)
    }
    reader.take(text.span, into: &found, take)
    reader.finish(into: &found, take)
    if !rows.isEmpty {
      titleRows = rows.prefix(10).firstIndex { ColumnRole.areNamed(by: $0.map(\.text)) } ?? 0
      header = rows[titleRows]
      rows.removeSubrange(...titleRows)
    }
    for cells in rows where cells.dropFirst(header.count).contains(where: { !$0.text.isEmpty }) {
      raggedRows.add(
        at: SourceLocation(path: path, line: cells[0].line, column: 1),
        "the row has \(cells.count) fields, but the header has \(header.count)",
        hint: "the extra fields are left out", into: &found)
    }
    raggedRows.finish("rows with too many fields", into: &found)
    if case .page(let page) = encoding, !found.hasErrors,
      let cell = (rows + [header]).lazy.joined().first(where: {
        $0.text.utf8.contains { $0 >= 0x80 }
      })
    {
      found.warning(of: page, as: cell.text, at: location(cell))
    }
    if header.isEmpty, !found.hasErrors {
      found.error(
        at: SourceLocation(path: path), "the table is empty",
        hint: "its first line must name its columns")
    }
    diagnostics.append(contentsOf: found)
    if found.hasErrors { return nil }
  }

  /// The cell of a row in a column; an empty cell if the row ends before the column.
  func cell(_ row: [Cell], _ column: Int) -> Cell {
    column < row.count ? row[column] : Cell(text: "", line: row[0].line, column: 1)
  }

  func texts(of column: Int) -> some Sequence<String> { rows.lazy.map { cell($0, column).text } }

  func location(_ cell: Cell) -> SourceLocation {
    SourceLocation(path: path, line: cell.line, column: cell.column)
  }

  /// A Boolean value that is true if the first column repeats the header, as in a distance matrix.
  var isMatrix: Bool {
    let names = header.dropFirst().map(\.text)
    return names.count > 1 && names == rows.map { $0[0].text }
  }

  var separatorName: String {
    switch separator {
    case UInt8(ascii: ","): "commas"
    case UInt8(ascii: ";"): "semicolons"
    case UInt8(ascii: "\t"): "tabs"
    default: "'\(Character(Unicode.Scalar(separator)))'"
    }
  }

  /// The separator that occurs most often in the first line with text and a separator.
  private static func separator(of text: [UInt8]) -> UInt8 {
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|")]
    var counts = [0, 0, 0, 0]
    var isQuoted = false
    var hasLetters = false
    for byte in text {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 0x0A || byte == 0x0D {
        if hasLetters, counts != [0, 0, 0, 0] { break }
        counts = [0, 0, 0, 0]
        hasLetters = false
      } else if let index = candidates.firstIndex(of: byte) {
        counts[index] += 1
      } else {
        hasLetters = true
      }
    }
    var best = 0
    for index in 1..<4 where counts[index] > counts[best] { best = index }
    return candidates[best]
  }
}
