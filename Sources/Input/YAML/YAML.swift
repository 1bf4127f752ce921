/// Parses YAML 1.1 through libyaml, with the location of every value.
///
/// Scalars stay text until they are requested as numbers or Booleans, so that `NO` can mean Norway.
/// Keys must be scalars, and unique in their mapping. Aliases are resolved. The depth and size of
/// the result are limited, so that no file can fill the memory or the stack.
public enum YAML {
  /// The maximum depth of nested sequences and mappings after aliases are resolved.
  public static let depthLimit = 64
  /// The maximum number of values in a document after aliases are resolved.
  public static let sizeLimit = 1_000_000

  /// The root value of a document; `nil` for an empty document. A syntax error is reported, and the
  /// result is `nil`, because nothing after the error can be parsed reliably.
  ///
  /// - Parameter firstLine: the line of the file on which the bytes begin.
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
