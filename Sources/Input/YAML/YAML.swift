/// Reads YAML 1.1 through libyaml, with the place of every value.
///
/// Scalars stay text until they are asked for as numbers or truth values, so that `NO` is Norway.
/// Keys are scalars and unique in their mapping. Aliases are resolved; the depth and the size of
/// what results are bounded, so that no file can fill the memory or the stack.
public enum YAML {
  /// The number of levels that sequences and mappings may be nested, aliases resolved.
  public static let depthLimit = 64
  /// The number of values that a document may have once its aliases are resolved.
  public static let sizeLimit = 1_000_000

  /// The value that the bytes hold. Returns `nil` for an empty document, and after a syntax error,
  /// which is reported: nothing after it can be parsed reliably.
  ///
  /// - Parameter firstLine: the line that the first byte stands on, for a piece of a larger file.
  public static func read(
    _ bytes: [UInt8], path: String, firstLine: Int = 1, into diagnostics: inout Diagnostics
  ) -> YAMLNode? {
    if let offset = UTF8Check.firstInvalidOffset(in: bytes.span) {
      var location = LineCounter.location(of: offset, in: bytes.span, path: path)
      location.line += firstLine - 1
      diagnostics.error(
        at: location,
        "invalid UTF-8: the byte \(UTF8Check.hexadecimal(bytes[offset])) cannot stand here",
        hint: "save the file in UTF-8")
      return nil
    }
    var builder = YAMLBuilder(bytes: bytes, path: path, firstLine: firstLine)
    return builder.build(into: &diagnostics)
  }
}
