import Input

/// The format of a compressed copy of a text file. The copy is stored next to the text file, and
/// web servers send it to browsers that accept the format.
enum CompressedCopy: String, CaseIterable {
  case gzip = "gz"
  case brotli = "br"

  /// The minimum size, in bytes, of files that are compressed. Smaller files fit into one or two
  /// network packets even without compression.
  private static let leastBytes = 1_024
  private static let texts: Set<String> = [
    "html", "css", "js", "mjs", "json", "geojson", "webmanifest", "svg", "xml", "rng", "gpx", "kml",
    "txt", "csv", "tsv", "md", "map",
  ]

  static func isText(_ file: String) -> Bool { texts.contains(Path.fileExtension(of: file)) }

  static func isWanted(_ file: String, bytes: Int) -> Bool {
    bytes >= leastBytes && isText(file) && !file.hasPrefix(Hosting.folder)
  }

  func path(of file: String) -> String { "\(file).\(rawValue)" }

  /// Returns the format of the compressed copy at a path, and the path of the uncompressed text
  /// file. Returns `nil` if no copy of a text file can have this path.
  static func original(of path: String) -> (form: CompressedCopy, file: String)? {
    guard let form = CompressedCopy(rawValue: Path.fileExtension(of: path)) else { return nil }
    let file = String(path.dropLast(form.rawValue.count + 1))
    return isText(file) ? (form, file) : nil
  }

  /// Compresses the text of a file. Equal files give equal bytes.
  func bytes(of text: [UInt8], file: String) -> [UInt8] {
    switch self {
    case .gzip: Gzip.deflate(text)
    // Quality 11, the highest, takes sixty times as long as quality 6 and makes files a ninth
    // smaller. This is worthwhile only for assets, which many pages load.
    case .brotli: Brotli.compress(text, quality: file.hasPrefix("assets/") ? 11 : 6)
    }
  }

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
