import Input

extension YAML {
  /// Returns the value of a YAML file. Reports an empty file.
  static func readFilled(
    _ bytes: [UInt8], path: String, into diagnostics: inout Diagnostics
  ) -> YAMLNode? {
    var found = Diagnostics()
    let node = read(bytes, path: path, into: &found)
    if node == nil, !found.hasErrors {
      found.error(at: SourceLocation(path: path), "the file is empty")
    }
    diagnostics.append(contentsOf: found)
    return node
  }
}

extension YAMLNode {
  /// Returns the whole number of a key; `nil` if the key is missing. Reports a number that is out of
  /// range, and then returns the nearest number in the range, so that further errors are reported.
  func integer(
    _ key: String, in range: ClosedRange<Int>, into diagnostics: inout Diagnostics,
    message: (Int) -> String
  ) -> Int? {
    guard let value = integer(key, into: &diagnostics) else { return nil }
    if !range.contains(value) { diagnostics.error(at: location(key), message(value)) }
    return min(max(value, range.lowerBound), range.upperBound)
  }

  /// Returns the value of `population`; reports a negative number.
  func population(into diagnostics: inout Diagnostics) -> Int? {
    integer("population", in: 0...(.max), into: &diagnostics) { _ in
      "a population cannot be negative"
    }
  }
}
