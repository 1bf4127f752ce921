import Input

/// Imports lines and points from a geographic information system, or an OpenStreetMap extract in
/// GeoJSON.
struct GeoJSONImporter: NetworkImporter {
  let options: ImportOptions
  let hasTags: Bool
  private(set) var report = ImportReport()

  mutating func read(_ path: String, into diagnostics: inout Diagnostics) -> ImportedNetwork? {
    var reader = GeoJSONReader(hasTags: hasTags)
    guard reader.read(path, into: &diagnostics) else { return nil }
    report.add(
      "Read \(path): \(counted(reader.count, ("feature", "features"))), "
        + "\(counted(reader.collection.lines.count, ("line", "lines"))) and "
        + "\(counted(reader.namedPoints, ("point with a name", "points with a name")))."
    )
    if reader.wrapped > 0 {
      report.add(
        "Wrapped: \(counted(reader.wrapped, ("longitude", "longitudes"))) beyond 180 degrees, such as "
          + "190, which is -170.")
    }
    var network = ImportedNetwork(
      title: SourceName.title(of: path),
      costNote: reader.collection.costs.isEmpty
        ? "Lengths are measured along the lines of the imported map."
        : "Costs are those of the imported map.", unit: .kilometres)
    network.labelWords = .roads
    guard
      LineNetwork(options: options)
        .build(reader.collection, path: path, into: &network, &report, &diagnostics)
    else { return nil }
    report.leaveOut(
      reader.areas, ("feature", "features"), "without a line or point")
    report.leaveOut(
      reader.nameless, ("point", "points"),
      hasTags ? "without the name of a settlement, station, hut or pass" : "without a name")
    report.leaveOut(
      reader.untraveled, ("line", "lines"),
      "not tagged as a road, path, railway, ferry or cable car")
    report.leaveOut(
      reader.lostNames, ("line name", "line names"), "where the line's number is the label")
    if !reader.unknownDirections.isEmpty {
      report.add(
        "Read as two-way: the lines whose property 'directed' or 'oneway' is "
          + "\(listed(reader.unknownDirections.sorted(), limit: 12)); a one-way line has 'yes' or "
          + "'true'.")
    }
    for line in reader.costs.report(reader.collection) { report.add(line) }
    for (names, columns, things) in [
      (reader.collection.pointFacts, network.placeColumns, "places"),
      (reader.collection.lineFacts, network.linkColumns, "links"),
    ] where !names.isEmpty {
      let words = zip(names, columns.suffix(names.count)).map { name, column in
        name == column.name ? name : "\(name) (as \(column.name))"
      }
      report.add(
        "Kept as facts of \(things): the \(names.count == 1 ? "property" : "properties") "
          + "\(listed(words, limit: 12)).")
    }
    report.leaveOut(
      reader.unread.sorted(), hasTags ? ("tag", "tags") : ("property", "properties"))
    report.leaveOut(reader.elevations, ("elevation", "elevations"), ImportReport.elevationReason)
    return network
  }
}
