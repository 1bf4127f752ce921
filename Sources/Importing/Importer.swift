public import Input

/// Reads a source in any of the known formats as a network.
public enum Importer {
  /// A format that can be read.
  public enum Format: String, Sendable, CaseIterable {
    /// A feed of public transport: a ZIP archive or a folder.
    case gtfs
    /// Lines and points of a geographic information system.
    case geojson
    /// A road network of the DIMACS challenge: a `.gr` file with a `.co` file beside it.
    case dimacs
    /// An extract of OpenStreetMap: GeoJSON or XML.
    case osm
    /// Tracks, routes and waypoints of a GPS receiver.
    case gpx
    /// Tables of other programs: a list of links, or a folder of places and links.
    case csv
  }

  /// Reads a source; everything wrong with it is reported.
  ///
  /// - Parameters:
  ///   - path: the file or folder.
  ///   - diagnostics: receives errors, and warnings about what was left out.
  /// - Returns: the network and what became of the source; `nil` if an error was reported.
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
    let network: ImportedNetwork?
    let report: ImportReport
    switch format {
    case .gtfs:
      var importer = GTFSImporter(options: options)
      network = importer.read(path, into: &found)
      report = importer.report
    case .csv:
      var importer = CSVImporter(options: options)
      network = importer.read(path, into: &found)
      report = importer.report
    case .geojson:
      var importer = GeoJSONImporter(options: options, hasTags: false)
      network = importer.read(path, into: &found)
      report = importer.report
    case .osm:
      var importer = OSMImporter(options: options)
      network = importer.read(path, into: &found)
      report = importer.report
    case .gpx:
      var importer = GPXImporter(options: options)
      network = importer.read(path, into: &found)
      report = importer.report
    case .dimacs:
      var importer = DIMACSImporter()
      network = importer.read(path, into: &found)
      report = importer.report
    }
    guard let network, !found.hasErrors else { return nil }
    return (network, report)
  }
}
