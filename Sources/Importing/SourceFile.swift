import Input

/// Reads source files, plain or gzip.
enum SourceFile {
  /// The bytes of a file, inflated if it is gzip; what is wrong is reported.
  static func read(_ path: String, into diagnostics: inout Diagnostics) -> [UInt8]? {
    do {
      let bytes = try FileSystem.read(path)
      guard Gzip.isGzip(bytes) else { return bytes }
      return Gzip.inflate(bytes, path: path, into: &diagnostics)
    } catch {
      diagnostics.append(error.diagnostic())
      return nil
    }
  }
}
