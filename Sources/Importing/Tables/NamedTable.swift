import Input

/// A row of a table with a header. Its methods take indices into the list of requested columns.
struct NamedRow {
  let row: DelimitedRow
  /// For each requested column, its index in the table; -1 if the table lacks the column.
  let columns: [Int]
  let path: String

  /// The range of a column's field; empty if the row has no such field.
  @inline(__always)
  func range(_ column: Int, _ bytes: Span<UInt8>) -> Range<Int> {
    row.range(columns[column], bytes)
  }

  func has(_ column: Int) -> Bool { columns[column] >= 0 }

  func text(_ column: Int, _ bytes: Span<UInt8>) -> String { row.text(columns[column], bytes) }

  func double(_ column: Int, _ bytes: Span<UInt8>) -> Double? {
    Number.double(in: bytes, range(column, bytes))
  }

  @inline(__always)
  func integer(_ column: Int, _ bytes: Span<UInt8>) -> Int? {
    Number.integer(in: bytes, range(column, bytes))
  }

  func location(_ column: Int, _ bytes: Span<UInt8>) -> SourceLocation {
    row.location(columns[column], bytes, path: path)
  }
}

extension TableSource {
  /// Reports an error and returns false if a table is missing.
  @discardableResult
  func require(_ name: String, into diagnostics: inout Diagnostics) -> Bool {
    if has(name) { return true }
    diagnostics.error(
      at: SourceLocation(path: path), "the feed has no \(name)",
      hint: "every GTFS feed has this table; is this a GTFS feed?")
    return false
  }

  /// Calls `body` for each row of a table with a header. The table must have the first `required`
  /// columns in `columns`; the other columns are optional. Returns the number of rows, or `nil` if
  /// an error was reported.
  func read(
    _ name: String, columns: [String], required: Int, into diagnostics: inout Diagnostics,
    _ body: (Span<UInt8>, NamedRow, inout Diagnostics) -> Void
  ) -> Int? {
    let path = path(of: name)
    guard require(name, into: &diagnostics) else { return nil }
    var reader = DelimitedReader(path: path, page: page)
    var indices: [Int]?
    var isUsable = true
    var count = 0
    func take(_ bytes: Span<UInt8>, _ row: DelimitedRow, _ diagnostics: inout Diagnostics) {
      guard isUsable else { return }
      if let indices {
        count += 1
        body(bytes, NamedRow(row: row, columns: indices, path: path), &diagnostics)
        return
      }
      isUsable = UTF16Check.check(bytes, path: path, into: &diagnostics)
      guard isUsable else { return }
      let names = row.fields.indices.map { row.text($0, bytes).lowercased() }
      indices = columns.map { names.firstIndex(of: $0) ?? -1 }
      let missing = columns.filter { !names.contains($0) }
      for (field, column) in names.enumerated() where !columns.contains(column) {
        guard let meant = Suggestion.closest(to: column, among: missing, within: 1) else {
          continue
        }
        diagnostics.warning(
          at: row.location(field, bytes, path: path), "the column '\(column)' is not read",
          hint: "did you mean '\(meant)'?")
      }
      for column in missing where columns.prefix(required).contains(column) {
        isUsable = false
        diagnostics.error(
          at: SourceLocation(path: path, line: row.line, column: 1),
          "the column '\(column)' is missing",
          hint: names.count == 1 && names[0].contains(/[;\t|]/)
            ? "separate the columns with commas" : "the first line must name it")
      }
    }
    guard
      forEachPiece(
        of: name, into: &diagnostics, { reader.take($0, into: &$1, take) })
    else { return nil }
    reader.finish(into: &diagnostics, take)
    if indices == nil, isUsable {
      diagnostics.error(
        at: SourceLocation(path: path), "the table is empty",
        hint: "its first line must name its columns")
      return nil
    }
    return isUsable ? count : nil
  }
}
