import Input

/// A compressed copy beside a text file, which web servers send to browsers that accept it.
enum CompressedCopy: String, CaseIterable {
  case gzip = "gz"
  case brotli = "br"

  /// Smaller files fit into a packet or two without compression.
  private static let leastBytes = 1_024
  /// The endings of text files.
  private static let texts: Set<String> = [
    "html", "css", "js", "mjs", "json", "geojson", "webmanifest", "svg", "xml", "rng", "gpx", "kml",
    "txt", "csv", "tsv", "md", "map",
  ]

  /// Returns true if a file is text by its name.
  static func isText(_ file: String) -> Bool { texts.contains(Path.fileExtension(of: file)) }

  /// Returns true if a file has copies.
  static func isWanted(_ file: String, bytes: Int) -> Bool {
    bytes >= leastBytes && isText(file) && !file.hasPrefix(Hosting.folder)
  }

  /// The path of the copy of a file.
  func path(of file: String) -> String { "\(file).\(rawValue)" }

  /// The form of the copy at a path, and the text file that it is a copy of, if that file exists.
  static func original(of path: String) -> (form: CompressedCopy, file: String)? {
    guard let form = CompressedCopy(rawValue: Path.fileExtension(of: path)) else { return nil }
    let file = String(path.dropLast(form.rawValue.count + 1))
    return isText(file) ? (form, file) : nil
  }

  /// A file in this form, the same every time.
  func bytes(of text: [UInt8], file: String) -> [UInt8] {
    switch self {
    case .gzip: Gzip.deflate(text)
    // The best quality takes sixty times as long and saves a ninth, which pays only for files that
    // every page loads.
    case .brotli: Brotli.compress(text, quality: file.hasPrefix("assets/") ? 11 : 6)
    }
  }

  /// Returns true if bytes in this form are those of a text.
  func isCopy(_ bytes: [UInt8], of text: [UInt8]) -> Bool {
    switch self {
    case .gzip:
      var faults = Diagnostics()
      return Gzip.inflate(bytes, path: "", limit: text.count, into: &faults) == text
        && faults.isEmpty
    case .brotli: return Brotli.decompress(bytes, limit: text.count) == text
    }
  }
}
