/// A table with named columns, each field with its place in the file.
public struct CSVTable: Sendable {
  /// A field and where it begins.
  public struct Field: Sendable, Hashable {
    /// The field's text, without quotation marks.
    public var text: String
    var line: Int
    var column: Int
  }

  /// The file's path.
  public let path: String
  /// The names of the columns, in order.
  public private(set) var columns: [String] = []
  private var header: [Field] = []
  private var fields: [Field] = []

  init(path: String) {
    self.path = path
  }

  /// The table as a whole.
  public var location: SourceLocation { SourceLocation(path: path) }

  /// The number of rows, the header not counted.
  public var count: Int { columns.isEmpty ? 0 : fields.count / columns.count }

  /// The rows, the header not among them.
  public var rows: some RandomAccessCollection<CSVRow> {
    (0..<count).lazy.map { CSVRow(table: self, index: $0) }
  }

  /// The index of a column.
  public func index(of column: String) -> Int? { columns.firstIndex(of: column) }

  /// Where a column is named.
  public func location(ofColumn name: String) -> SourceLocation {
    guard let index = index(of: name) else { return location }
    return SourceLocation(path: path, line: header[index].line, column: header[index].column)
  }

  /// Reports columns that are missing and, unless `others` allows them, columns that are not known.
  ///
  /// - Parameter others: whether a column of another name may stand in the table.
  /// - Returns: whether all required columns are there.
  @discardableResult
  public func checkColumns(
    required: [String], optional: [String] = [], others: (String) -> Bool = { _ in false },
    into diagnostics: inout Diagnostics
  ) -> Bool {
    // An empty table has been reported as such.
    guard !columns.isEmpty else { return false }
    let known = required + optional
    let unknown = columns.filter { !known.contains($0) && !others($0) }
    for name in unknown {
      diagnostics.error(
        at: location(ofColumn: name), "unknown column '\(name)'",
        hint: Suggestion.hint(for: name, among: known.filter { !columns.contains($0) })
          ?? "the columns are \(known.joined(separator: ", "))")
    }
    let missing = required.filter { !columns.contains($0) }
    for name in missing {
      diagnostics.error(
        at: SourceLocation(path: path, line: header[0].line, column: 1),
        "the column '\(name)' is missing",
        hint: "the first line must name it")
    }
    return missing.isEmpty
  }

  mutating func setHeader(_ record: [Field], into diagnostics: inout Diagnostics) {
    header = record
    columns = record.map(\.text)
    for (index, field) in record.enumerated() {
      let place = SourceLocation(path: path, line: field.line, column: field.column)
      if field.text.isEmpty {
        diagnostics.error(
          at: place, "a column without a name", hint: "name it, or remove the comma")
      } else if columns[..<index].contains(field.text) {
        diagnostics.error(
          at: place, "two columns are named '\(field.text)'", hint: "rename or remove one")
      }
    }
  }

  mutating func append(_ record: [Field]) {
    fields.append(contentsOf: record)
  }

  func field(row: Int, column: Int) -> Field { fields[row * columns.count + column] }
}
