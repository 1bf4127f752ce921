public import Input

/// Checks XML files that are not pages, such as a sitemap.
public enum XMLFile {
  /// Returns the fault that keeps the bytes from being a well-formed XML document without a
  /// document type, if there is one.
  public static func check(_ bytes: [UInt8], path: String) -> [Diagnostic] {
    do {
      _ = try XMLTreeReader.read(bytes, path: path)
      return []
    } catch {
      return error.all
    }
  }
}
