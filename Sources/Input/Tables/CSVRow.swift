/// A row of a CSV table.
public struct CSVRow: Sendable {
  let table: CSVTable
  /// The index of the row in the table, counted from 0.
  public let index: Int

  /// The location at which the row begins.
  public var location: SourceLocation { location(0) }

  /// The field of a column; `nil` if the table has no such column.
  public subscript(name: String) -> String? {
    table.index(of: name).map { self[$0] }
  }

  /// The field of the column with the given index.
  public subscript(column: Int) -> String { table.field(row: index, column: column).text }

  /// Returns the location of a column's field, or of the row if the table has no such column.
  public func location(_ name: String) -> SourceLocation {
    location(table.index(of: name) ?? 0)
  }

  /// Returns the location of the field in the column with the given index.
  public func location(_ column: Int) -> SourceLocation {
    let field = table.field(row: index, column: column)
    return SourceLocation(path: table.path, line: field.line, column: field.column)
  }

  /// The field of a column; `nil` if the field is empty or the table has no such column.
  public func text(_ name: String) -> String? {
    guard let text = self[name], !text.isEmpty else { return nil }
    return text
  }

  /// The field of a column; `nil` if the table does not have the column. If the field is empty,
  /// reports an error and returns `nil`.
  public func required(_ name: String, into diagnostics: inout Diagnostics) -> String? {
    guard table.index(of: name) != nil else { return nil }
    guard let text = text(name) else {
      diagnostics.error(
        at: location(name), "the field '\(name)' is empty", hint: "every row must have a value")
      return nil
    }
    return text
  }

  /// The whole number in a column; `nil` if the field is empty. A field that is not a whole number
  /// in the range is reported, and the result is `nil`.
  public func integer(
    _ name: String, in range: ClosedRange<Int> = .min ... .max,
    into diagnostics: inout Diagnostics
  ) -> Int? {
    number(
      name, in: range, "a whole number", hint: "write digits only, as in 1024", into: &diagnostics,
      Number.integer)
  }

  /// The number in a column; `nil` if the field is empty. A field that is not a number in the range
  /// is reported, and the result is `nil`.
  public func double(
    _ name: String, in range: ClosedRange<Double> = -.infinity ... .infinity,
    into diagnostics: inout Diagnostics
  ) -> Double? {
    number(
      name, in: range, "a number", hint: "write it as in 49.84", into: &diagnostics, Number.double)
  }

  private func number<Value: Comparable>(
    _ name: String, in range: ClosedRange<Value>, _ kind: String, hint: String,
    into diagnostics: inout Diagnostics, _ parse: (String) -> Value?
  ) -> Value? {
    guard let text = text(name) else { return nil }
    guard let value = parse(text) else {
      diagnostics.error(at: location(name), "'\(text)' is not \(kind)", hint: hint)
      return nil
    }
    guard range.contains(value) else {
      let bounds = [range.lowerBound, range.upperBound].map { bound in
        "\(bound)".hasSuffix(".0") ? "\(bound)".dropLast(2) : "\(bound)"
      }
      diagnostics.error(
        at: location(name), "\(name) \(text) is out of range",
        hint: "it must be from \(bounds[0]) to \(bounds[1])")
      return nil
    }
    return value
  }
}
