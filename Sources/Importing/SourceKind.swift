import Input

/// The kind of a file, determined from its first bytes.
enum SourceKind: Equatable {
  case archive, bzip2, sevenZip, database, pbf, binary
  case geojson, gpx, osm, kml, graph, webPage, xml, pointer, pdf, table, empty

  /// Returns false, and reports an error, if a format's importer cannot read the source. The files
  /// of a folder are only checked for Git LFS pointers.
  static func check(
    _ path: String, for format: Importer.Format, into diagnostics: inout Diagnostics
  ) -> Bool {
    guard FileSystem.kind(of: path) == .directory else {
      return kind(of: path)?.check(format, path, into: &diagnostics) ?? true
    }
    if [.geojson, .osm, .dimacs].contains(format) {
      diagnostics.error(
        at: SourceLocation(path: path), "this is a folder, not \(format.source)",
        hint: "give one of its files")
      return false
    }
    let files = ((try? FileSystem.list(path, recursively: false)) ?? []).map { Path.join(path, $0) }
    let pointers = files.filter { kind(of: $0) == .pointer }
    for file in pointers { _ = pointer.check(format, file, into: &diagnostics) }
    return pointers.isEmpty
  }

  private static func kind(of path: String) -> SourceKind? {
    var bytes: [UInt8] = []
    guard let reader = try? FileReader(path),
      (try? reader.read(into: &bytes, count: 4096)) != nil
    else { return nil }
    return kind(of: bytes)
  }

  /// The kind of a file that starts with the given bytes; `nil` if it is unknown.
  private static func kind(of bytes: [UInt8]) -> SourceKind? {
    let starts: [(String, SourceKind)] = [
      ("%PDF", .pdf), ("BZh", .bzip2), ("7z\u{BC}\u{AF}", .sevenZip),
      ("SQLite format 3\0", .database),
    ]
    if ZipArchive.isZip(bytes) { return .archive }
    for (start, kind) in starts
    where bytes.starts(with: start.unicodeScalars.map { UInt8($0.value) }) { return kind }
    if Gzip.isGzip(bytes) || UTF16Check.order(of: bytes.span) != nil { return nil }
    // A byte with the value 0 marks a binary file. Gzip, which is decompressed later, and UTF-16
    // are exceptions.
    if bytes.contains(0) {
      let isPBF = String(decoding: bytes.prefix(32), as: UTF8.self).contains("OSMHeader")
      return isPBF ? .pbf : .binary
    }
    // A record separator can precede the first of several JSON texts.
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" || $0 == "\u{1E}" }
    if text.hasPrefix("version https://git-lfs") { return .pointer }
    if text.contains(/^(\{|\[\s*[\[{])/) { return .geojson }
    if text.hasPrefix("<") {
      let kinds: [(String, SourceKind)] = [
        ("<gpx", .gpx), ("<osm", .osm), ("<kml", .kml), ("<html", .webPage),
        ("<!doctype html", .webPage), ("<graphml", .graph), ("<gexf", .graph),
      ]
      // The kind remains unknown if a long comment comes before the first element.
      return kinds.first { text.contains($0.0) }?.1 ?? (text.contains(/<[a-z]/) ? .xml : nil)
    }
    // A bracket that does not begin a list of objects or lists can begin any kind of text.
    if text.hasPrefix("[") { return nil }
    // The importers of tables examine the text further.
    return text.isEmpty ? .empty : .table
  }

  private func isRead(as format: Importer.Format) -> Bool {
    switch self {
    case .archive: format == .gtfs
    case .geojson: format == .geojson || format == .osm
    case .gpx: format == .gpx
    case .osm: format == .osm
    case .table: [.csv, .dimacs].contains(format)
    case .empty: format == .csv
    default: false
    }
  }

  private func check(
    _ format: Importer.Format, _ path: String, into diagnostics: inout Diagnostics
  ) -> Bool {
    if isRead(as: format) { return true }
    let (kind, hint) =
      switch self {
      case .archive:
        (
          "a ZIP archive",
          "save a spreadsheet as CSV, read a GTFS feed with: import gtfs, or unpack any other archive"
        )
      case .bzip2: ("compressed with bzip2", "decompress it first: bunzip2 FILE")
      case .sevenZip: ("a 7-Zip archive", "unpack it first: 7z x FILE")
      case .database:
        (
          "an SQLite database, such as a GeoPackage",
          "convert one of its layers: ogr2ogr -f GeoJSON lines.geojson FILE LAYER"
        )
      case .pbf:
        (
          "an OpenStreetMap PBF file",
          "convert it: osmium export -o roads.geojson FILE, or osmium cat -o roads.osm FILE"
        )
      case .binary:
        (
          "a binary file",
          "save a table as CSV, or convert a map: ogr2ogr -f GeoJSON lines.geojson FILE"
        )
      case .graph:
        (
          "a GraphML or GEXF graph",
          "export its nodes and edges as CSV into one folder, and read that with: import csv"
        )
      case .xml:
        (
          "XML in an unknown format",
          "if it is a map, convert it: ogr2ogr -f GeoJSON lines.geojson FILE"
        )
      case .geojson: ("JSON", "read GeoJSON with: import geojson")
      case .gpx: ("GPX", "read it with: import gpx")
      case .osm: ("an OpenStreetMap extract", "read it with: import osm")
      case .kml: ("KML", "save it as GeoJSON or GPX")
      case .webPage: ("a web page", "download the file itself")
      case .pdf: ("a PDF", "ask for the table or map that it was made from")
      case .table: ("a table or other text", "read a table with: import csv")
      case .empty: ("an empty file", "download or export it again")
      case .pointer: ("a Git LFS pointer", "fetch the file itself with: git lfs pull")
      }
    diagnostics.error(
      at: SourceLocation(path: path), "this is \(kind), not \(format.source)", hint: hint)
    return false
  }
}

extension Importer.Format {
  /// The expected kind of source, for messages.
  fileprivate var source: String {
    switch self {
    case .gtfs: "a GTFS feed"
    case .geojson: "GeoJSON"
    case .dimacs: "a .gr file"
    case .osm: "OpenStreetMap XML or GeoJSON"
    case .gpx: "GPX"
    case .csv: "a table"
    }
  }
}
