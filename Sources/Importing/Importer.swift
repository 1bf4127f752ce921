public import Input
import Routing

/// Reads networks from sources in all supported formats.
public enum Importer {
  /// A source format.
  public enum Format: String, Sendable, CaseIterable {
    /// A public transport feed in GTFS: a ZIP archive or a folder.
    case gtfs
    /// Lines and points from a geographic information system, in GeoJSON.
    case geojson
    /// A road network of the DIMACS challenge: a `.gr` file, and a `.co` file in the same folder.
    case dimacs
    /// An extract of OpenStreetMap: GeoJSON or XML.
    case osm
    /// Tracks, routes and waypoints from a GPS receiver, in GPX.
    case gpx
    /// Tables from other programs: a table of links or places, or a folder with one of each.
    case csv
  }

  /// Reads a source. Returns `nil` if an error was reported.
  public static func read(
    _ format: Format, _ path: String, options: ImportOptions = ImportOptions(),
    into diagnostics: inout Diagnostics
  ) -> (network: ImportedNetwork, report: ImportReport)? {
    var found = Diagnostics()
    defer { diagnostics.append(contentsOf: found) }
    guard FileSystem.exists(path) else {
      found.error(
        at: SourceLocation(path: path), "cannot read: there is no such file or folder")
      return nil
    }
    guard SourceKind.check(path, for: format, into: &found) else { return nil }
    var importer: any NetworkImporter =
      switch format {
      case .gtfs: GTFSImporter(options: options)
      case .csv: CSVImporter(options: options)
      case .geojson: GeoJSONImporter(options: options, hasTags: false)
      case .osm: OSMImporter(options: options)
      case .gpx: GPXImporter(options: options)
      case .dimacs: DIMACSImporter()
      }
    let network = importer.read(path, into: &found)
    if let count = network?.modes.count, count > Link.modeLimit {
      found.error(
        at: SourceLocation(path: path),
        "the links have \(count) modes of travel, but a network can have at most \(Link.modeLimit)",
        hint: "use fewer modes, or none; a road number or line name belongs in the label")
    }
    guard let network, !found.hasErrors else { return nil }
    return (network, importer.report)
  }
}

/// Reads a network from a source in one format.
protocol NetworkImporter {
  /// The report of what was read so far.
  var report: ImportReport { get }

  /// Reads a source. On failure, reports an error and returns `nil`.
  mutating func read(_ path: String, into diagnostics: inout Diagnostics) -> ImportedNetwork?
}
