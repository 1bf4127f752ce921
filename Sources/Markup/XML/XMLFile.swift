public import Input

/// Checks XML files that are not pages, such as a sitemap.
public enum XMLFile {
  /// What keeps the bytes from being a well-formed XML document without a document type.
  public static func check(_ bytes: [UInt8], path: String) -> [Diagnostic] {
    do {
      _ = try XMLTreeReader.read(bytes, path: path)
      return []
    } catch {
      return error.all
    }
  }
}
