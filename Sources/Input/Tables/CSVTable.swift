/// A table with named columns, in which each field has its location in the file.
public struct CSVTable: Sendable {
  /// A field and its location.
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
  /// The index of each column; if several columns have the same name, the index of the first.
  private var indices: [String: Int] = [:]
  private var header: [Field] = []
  private var fields: [Field] = []

  init(path: String) {
    self.path = path
  }

  /// The location of the whole table.
  public var location: SourceLocation { SourceLocation(path: path) }

  /// The number of rows, without the header.
  public var count: Int { columns.isEmpty ? 0 : fields.count / columns.count }

  /// The rows, without the header.
  public var rows: some RandomAccessCollection<CSVRow> {
    (0..<count).lazy.map { CSVRow(table: self, index: $0) }
  }

  /// The index of the column with the given name; `nil` if the table has no such column.
  public func index(of column: String) -> Int? { indices[column] }

  /// The location of a column's name in the header, or of the table if it has no such column.
  public func location(ofColumn name: String) -> SourceLocation {
    index(of: name).map { location(of: header[$0]) } ?? location
  }

  private func location(of field: Field) -> SourceLocation {
    SourceLocation(path: path, line: field.line, column: field.column)
  }

  /// Reports missing columns, and unknown columns that `others` does not allow.
  ///
  /// - Parameter others: returns true if an unknown column with the given name is allowed.
  /// - Returns: true if the table has all required columns.
  @discardableResult
  public func checkColumns(
    required: [String], optional: [String] = [], others: (String) -> Bool = { _ in false },
    into diagnostics: inout Diagnostics
  ) -> Bool {
    // An empty table has already been reported.
    guard !columns.isEmpty else { return false }
    let known = required + optional
    let unused = known.filter { indices[$0] == nil }
    // Columns without a name have already been reported.
    let unknown = header.filter {
      !$0.text.isEmpty && !known.contains($0.text) && !others($0.text)
    }
    diagnostics.errors(for: unknown, kind: "unknown columns") { field in
      Diagnostic(
        .error, at: location(of: field), "unknown column '\(field.text)'",
        hint: Suggestion.hint(for: field.text, among: unused)
          ?? "the columns are \(known.joined(separator: ", "))")
    }
    let missing = required.filter { indices[$0] == nil }
    let misspelt = misspelt(missing, in: diagnostics)
    for name in missing where !misspelt.contains(name) {
      diagnostics.error(
        at: SourceLocation(path: path, line: header[0].line, column: 1),
        "the column '\(name)' is missing",
        hint: "the first line must name it")
    }
    return missing.isEmpty
  }

  /// The given column names that are missing because they are misspelt in the header. The misspelt
  /// names have already been reported.
  public func misspelt(_ names: [String], in diagnostics: Diagnostics) -> Set<String> {
    Set(
      names.filter { name in
        indices[name] == nil
          && header.contains { diagnostics.suggests(name, at: location(of: $0)) }
      })
  }

  mutating func setHeader(_ record: [Field], into diagnostics: inout Diagnostics) {
    header = record
    columns = record.map(\.text)
    var repeated: [Field] = []
    for (index, field) in record.enumerated() {
      if indices[field.text] == nil {
        indices[field.text] = index
      } else if !field.text.isEmpty {
        repeated.append(field)
      }
    }
    let nameless = record.filter(\.text.isEmpty)
    diagnostics.errors(for: nameless, kind: "columns without a name") { field in
      Diagnostic(
        .error, at: location(of: field), "a column without a name",
        hint: "name it, or remove the comma")
    }
    diagnostics.errors(for: repeated, kind: "columns with a duplicate name") { field in
      Diagnostic(
        .error, at: location(of: field), "two columns are named '\(field.text)'",
        hint: "rename or remove one")
    }
  }

  mutating func append(_ record: [Field]) {
    fields.append(contentsOf: record)
  }

  func field(row: Int, column: Int) -> Field { fields[row * columns.count + column] }
}
