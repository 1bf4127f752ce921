/// Reads YAML 1.1 through libyaml, with the location of every value.
///
/// Scalars stay text until they are requested as numbers or truth values, so that `NO` is Norway.
/// Keys are scalars and unique in their mapping. Aliases are resolved; the depth and size of the
/// result are bounded, so that no file can fill the memory or the stack.
public enum YAML {
  /// The maximum depth of nested sequences and mappings after aliases are resolved.
  public static let depthLimit = 64
  /// The maximum number of values in a document after aliases are resolved.
  public static let sizeLimit = 1_000_000

  /// The value that the bytes represent. Returns `nil` for an empty document, and after a syntax
  /// error, which is reported: nothing after it can be parsed reliably.
  ///
  /// - Parameter firstLine: the line of the first byte, for a piece of a larger file.
  public static func read(
    _ bytes: [UInt8], path: String, firstLine: Int = 1, into diagnostics: inout Diagnostics
  ) -> YAMLNode? {
    func moved(_ location: SourceLocation) -> SourceLocation {
      SourceLocation(
        path: location.path, line: location.line + firstLine - 1, column: location.column)
    }
    guard UTF8Check.check(bytes, path: path, moved: moved, into: &diagnostics) else { return nil }
    var builder = YAMLBuilder(bytes: bytes, path: path, firstLine: firstLine)
    return builder.build(into: &diagnostics)
  }
}
