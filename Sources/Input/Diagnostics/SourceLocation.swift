/// A location in a file, in the format of editors and compilers.
///
/// Lines and columns are counted from 1. Columns count bytes in a UTF-8 file, and code units of the
/// original encoding in any other file. Line 0 means the whole file. It is printed as line 1, so
/// that every tool can open the file.
public struct SourceLocation: Hashable, Sendable {
  /// The path of the file, as the reader of a message would write it.
  public var path: String
  /// The line; 0 means the whole file.
  public var line: Int
  /// The column in code units; 0 means the whole line.
  public var column: Int

  /// Makes a location in a file.
  public init(path: String, line: Int = 0, column: Int = 0) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable {
  /// Orders locations by path (by its UTF-8 bytes), then by line, then by column.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    if left.path != right.path {
      return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
    return (left.line, left.column) < (right.line, right.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The location as `path:line:column`.
  public var description: String {
    "\(path):\(max(line, 1)):\(max(column, 1))"
  }
}
