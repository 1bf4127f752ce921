import Input

/// The byte offsets at which the lines of a text begin.
struct LineIndex {
  private let starts: [Int]
  private let count: Int

  init(_ bytes: [UInt8]) {
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    count = bytes.count
  }

  /// Returns the byte offset of a location. For a location without a column, returns the offset of
  /// its line; for a location without a line, returns -1.
  func offset(of location: SourceLocation) -> Int {
    guard location.line > 0 else { return -1 }
    let line = min(max(location.line, 1), starts.count)
    return min(starts[line - 1] + max(location.column, 1) - 1, max(count - 1, 0))
  }
}
