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
