import Input

enum SourceFile {
  /// Returns `[path]` for a file. For a folder, returns its files with one of the extensions in
  /// `endings`, or reports an error if there are none.
  static func files(
    of path: String, endings: [String], _ kind: String, hint: String,
    into diagnostics: inout Diagnostics
  ) -> [String] {
    guard FileSystem.kind(of: path) == .directory else { return [path] }
    let files = ((try? FileSystem.list(path, recursively: false)) ?? []).filter { name in
      let plain = name.lowercased().hasSuffix(".gz") ? String(name.dropLast(3)) : name
      return endings.contains(Path.fileExtension(of: plain).lowercased()) && !name.hasPrefix(".")
    }
    if files.isEmpty {
      diagnostics.error(
        at: SourceLocation(path: path), "the folder has no \(kind)", hint: hint)
    }
    return files.map { Path.join(path, $0) }
  }

  /// Reads a file, and decompresses it if it is gzip. On failure, reports an error and returns
  /// `nil`.
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
