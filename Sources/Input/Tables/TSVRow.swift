/// A row of a tab-separated table: the positions of its fields in the bytes that are passed with
/// the row.
public struct TSVRow: Sendable {
  /// The row's line in the file, counted from 1.
  public internal(set) var line: Int
  /// The offset of each field's first byte. One more offset follows, as if another field began
  /// after the last one and its separator.
  @usableFromInline var starts: [Int]

  /// The number of fields.
  @inlinable public var count: Int { starts.count - 1 }

  /// The range of a field's bytes.
  @inlinable public subscript(column: Int) -> Range<Int> {
    starts[column]..<(starts[column + 1] - 1)
  }

  /// Returns the location of a field, for a diagnostic.
  public func location(path: String, column: Int) -> SourceLocation {
    SourceLocation(path: path, line: line, column: starts[column] - starts[0] + 1)
  }
}
