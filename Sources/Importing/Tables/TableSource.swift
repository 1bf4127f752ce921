import Input

/// The tables of a feed, in a folder or in a ZIP archive.
struct TableSource {
  private enum Container {
    case folder(String)
    /// `folder` is the path of the tables' folder in the archive. It is empty or ends with a slash.
    case archive(ZipArchive, folder: String)
  }

  private let container: Container
  private(set) var page = CodePage.windows1252

  init?(_ path: String, into diagnostics: inout Diagnostics) {
    if FileSystem.kind(of: path) == .directory {
      container = .folder(path)
      return
    }
    do {
      let bytes = try FileSystem.read(path)
      guard ZipArchive.isZip(bytes) else {
        diagnostics.error(
          at: SourceLocation(path: path), "this is not a ZIP archive",
          hint: "give the feed as downloaded, or the folder with its files")
        return nil
      }
      guard let archive = ZipArchive(bytes, path: path, into: &diagnostics) else { return nil }
      guard let folder = Self.folder(of: archive, into: &diagnostics) else { return nil }
      container = .archive(archive, folder: folder)
    } catch {
      diagnostics.append(error.diagnostic())
      return nil
    }
  }

  /// The path of the tables' folder in an archive; empty for the top level. If the archive has two
  /// feeds, reports an error and returns `nil`.
  private static func folder(
    of archive: ZipArchive, into diagnostics: inout Diagnostics
  ) -> String? {
    let feeds = archive.entries.map(\.name).filter {
      Path.name(of: $0) == "stops.txt" && !$0.hasPrefix("__MACOSX/")
    }.map { String($0.dropLast("stops.txt".count)) }.sorted { $0.utf8.count < $1.utf8.count }
    guard let first = feeds.first else { return "" }
    if let second = feeds.first(where: { $0 != first }) {
      let names = [first, second].map { $0.isEmpty ? "at the top level" : "in '\($0.dropLast())'" }
      diagnostics.error(
        at: SourceLocation(path: archive.path),
        "the archive has more than one feed: \(names[0]) and \(names[1])",
        hint: "unpack the archive, and give the folder of one feed")
      return nil
    }
    return first
  }

  var path: String {
    switch container {
    case .folder(let path): path
    case .archive(let archive, _): archive.path
    }
  }

  /// The path of a table, for messages.
  func path(of name: String) -> String {
    switch container {
    case .folder(let folder): Path.join(folder, name)
    case .archive(let archive, let inner): Path.join(archive.path, inner + name)
    }
  }

  /// The names of the files in the tables' folder, in alphabetical order.
  var names: [String] {
    switch container {
    case .folder(let folder): (try? FileSystem.list(folder, recursively: false)) ?? []
    case .archive(let archive, let folder):
      Set(
        archive.entries.map(\.name).filter {
          $0.hasPrefix(folder) && !$0.hasPrefix("__MACOSX/") && !$0.hasSuffix("/")
        }.map { String($0.dropFirst(folder.count)) }
      ).sorted()
    }
  }

  /// Returns true if the source has one or more of the tables that every feed has. Otherwise,
  /// reports an error with a hint about the likely mistake.
  func requireFeed(into diagnostics: inout Diagnostics) -> Bool {
    let tables = ["stops.txt", "routes.txt", "trips.txt", "stop_times.txt"]
    if tables.contains(where: has) { return true }
    let inner: String?
    if case .folder(let folder) = container {
      inner = ((try? FileSystem.list(folder)) ?? []).first { Path.name(of: $0) == "stops.txt" }
    } else {
      inner = nil
    }
    let hint =
      if let inner {
        "give the folder \(Path.parent(of: Path.join(path, inner)) ?? inner)"
      } else if let archive = names.first(where: { $0.hasSuffix(".zip") }) {
        "give the archive \(archive) instead, unpacked from this one if necessary"
      } else if let shapes = names.first(where: { $0.hasSuffix(".shp") }) {
        "convert the shapefile: ogr2ogr -f GeoJSON lines.geojson \(shapes), and read the result "
          + "with: import geojson"
      } else {
        "a GTFS feed has the tables \(listed(tables))"
      }
    diagnostics.error(
      at: SourceLocation(path: path),
      "this is not a GTFS feed: it contains \(names.isEmpty ? "no files" : listed(names, limit: 6))",
      hint: hint)
    return false
  }

  func has(_ name: String) -> Bool {
    switch container {
    case .folder(let folder): FileSystem.kind(of: Path.join(folder, name)) == .file
    case .archive(let archive, let folder):
      archive.entries.contains { $0.name == folder + name }
    }
  }

  /// Calls `body` for each piece of a table. Returns false if the table cannot be read.
  func forEachPiece(
    of name: String, into diagnostics: inout Diagnostics,
    _ body: (Span<UInt8>, inout Diagnostics) -> Void
  ) -> Bool {
    switch container {
    case .archive(let archive, let folder):
      guard let entry = archive.entries.first(where: { $0.name == folder + name }) else {
        return false
      }
      return archive.forEachPiece(of: entry, into: &diagnostics, body)
    case .folder(let folder):
      do throws(FileError) {
        let reader = try FileReader(Path.join(folder, name))
        var piece: [UInt8] = []
        while try reader.read(into: &piece, count: 1 << 18) { body(piece.span, &diagnostics) }
        return true
      } catch {
        diagnostics.append(error.diagnostic())
        return false
      }
    }
  }

  /// Detects the code page from the tables that contain names. GTFS requires UTF-8, so warns about
  /// each of these tables that contains bytes that are not valid UTF-8.
  mutating func findPage(into diagnostics: inout Diagnostics) {
    var text: [UInt8] = []
    var firsts: [(name: String, line: Int, bytes: [UInt8])] = []
    for name in ["agency.txt", "routes.txt", "stops.txt"] where has(name) {
      var bytes: [UInt8] = []
      var ignored = Diagnostics()
      _ = forEachPiece(of: name, into: &ignored) { piece, _ in
        guard bytes.count < DelimitedReader.rowLimit else { return }
        piece.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
      }
      if UTF16Check.order(of: bytes.span) != nil { continue }
      var isFirst = true
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        guard UTF8Check.firstInvalidOffset(in: line.span) != nil else { continue }
        if isFirst { firsts.append((name, number + 1, Array(line))) }
        isFirst = false
        text += line + [0x0A]
      }
    }
    guard !firsts.isEmpty else { return }
    page = CodePage.find(in: text.span) ?? page
    for first in firsts {
      let fields = first.bytes.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }
      let field = fields.first { UTF8Check.firstInvalidOffset(in: $0.span) != nil } ?? []
      diagnostics.warning(
        of: page, as: cleaned(page.decode(field.span)),
        at: SourceLocation(path: path(of: first.name), line: first.line, column: 1))
    }
  }
}
