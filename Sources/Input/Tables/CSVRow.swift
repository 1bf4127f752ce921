/// A row of a table.
public struct CSVRow: Sendable {
  let table: CSVTable
  /// The row's number in the table, counted from 0.
  public let index: Int

  /// The location at which the row begins.
  public var location: SourceLocation { location(0) }

  /// The field of a column; `nil` if the table has no such column.
  public subscript(name: String) -> String? {
    table.index(of: name).map { self[$0] }
  }

  /// The field of a column by the column's index.
  public subscript(column: Int) -> String { table.field(row: index, column: column).text }

  /// Returns the location of a column's field; that of the row if the table has no such column.
  public func location(_ name: String) -> SourceLocation {
    location(table.index(of: name) ?? 0)
  }

  /// Returns the location of a column's field, by the column's index.
  public func location(_ column: Int) -> SourceLocation {
    let field = table.field(row: index, column: column)
    return SourceLocation(path: table.path, line: field.line, column: field.column)
  }

  /// The field of a column if it is not empty.
  public func text(_ name: String) -> String? {
    guard let text = self[name], !text.isEmpty else { return nil }
    return text
  }

  /// The field of a column that must not be empty; an empty one is reported.
  public func required(_ name: String, into diagnostics: inout Diagnostics) -> String? {
    guard table.index(of: name) != nil else { return nil }
    guard let text = text(name) else {
      diagnostics.error(
        at: location(name), "the field '\(name)' is empty", hint: "every row has it")
      return nil
    }
    return text
  }

  /// The whole number of a column; nil if the field is empty or, with a report, not a number.
  public func integer(
    _ name: String, in range: ClosedRange<Int> = .min ... .max,
    into diagnostics: inout Diagnostics
  ) -> Int? {
    guard let text = text(name) else { return nil }
    guard let value = Number.integer(text) else {
      diagnostics.error(
        at: location(name), "'\(text)' is not a whole number", hint: "write digits only, as in 1024"
      )
      return nil
    }
    guard range.contains(value) else {
      diagnostics.error(
        at: location(name), "\(name) \(text) is out of range",
        hint: "it must be from \(range.lowerBound) to \(range.upperBound)")
      return nil
    }
    return value
  }

  /// The number of a column; nil if the field is empty or, with a report, not a number or outside
  /// the range.
  public func double(
    _ name: String, in range: ClosedRange<Double> = -.infinity ... .infinity,
    into diagnostics: inout Diagnostics
  ) -> Double? {
    guard let text = text(name) else { return nil }
    guard let value = Number.double(text) else {
      diagnostics.error(
        at: location(name), "'\(text)' is not a number", hint: "write it as in 49.84")
      return nil
    }
    guard range.contains(value) else {
      diagnostics.error(
        at: location(name), "\(name) \(text) is out of range",
        hint: "it must be from \(shortest(range.lowerBound)) to \(shortest(range.upperBound))")
      return nil
    }
    return value
  }

  private func shortest(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
