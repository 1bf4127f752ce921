public import Input

/// Checks XML files that are not pages, such as a sitemap.
public enum XMLFile {
  /// Checks that the bytes are a well-formed XML document without a document type. Returns the
  /// faults.
  public static func check(_ bytes: [UInt8], path: String) -> [Diagnostic] {
    do {
      // The tree of a large sitemap would take ten times as much memory as the file.
      _ = try XMLTreeReader.read(bytes, path: path, keepsContent: false)
      return []
    } catch {
      return error.all
    }
  }
}
