import Geography
import Input
import Markup

/// Imports GPX files: tracks and routes become chains of links, and waypoints become places along
/// these chains.
struct GPXImporter: NetworkImporter {
  /// The distance in metres within which ends of tracks become one place. Ends that should meet are
  /// seldom equal, because no receiver reports exactly the same point twice.
  static let tolerance = 50.0
  /// The largest gap, in metres, across which the segments of a track are joined into one line.
  static let gap = 1000.0

  let options: ImportOptions
  private(set) var report = ImportReport()

  mutating func read(_ path: String, into diagnostics: inout Diagnostics) -> ImportedNetwork? {
    let files = SourceFile.files(
      of: path, endings: ["gpx"], "GPX files", hint: "add files whose names end in .gpx",
      into: &diagnostics)
    let reader = GPXReader()
    for file in files {
      guard let bytes = SourceFile.read(file, into: &diagnostics) else { continue }
      _ = XMLEvents.read(bytes, path: file, handler: reader, into: &diagnostics)
      reader.finish(into: &diagnostics)
    }
    guard !diagnostics.hasErrors else { return nil }
    report.add(
      "Read \(path): "
        + listed([
          counted(reader.trackCount, ("track", "tracks")),
          counted(reader.routeCount, ("route", "routes")),
          counted(reader.points.count, ("point with a name", "points with a name")),
        ]) + ".")
    var collection = LineCollection()
    collection.points = reader.points
    var gaps = 0
    var previous: GPXReader.Line?
    for line in reader.lines {
      let last = collection.lines.count - 1
      if let before = previous, before.part == line.part, last >= 0,
        let end = collection.lines[last].points.last, let start = line.points.first,
        GreatCircle.distance(end, start) <= Self.gap
      {
        if end != start { gaps += 1 }
        collection.lines[last].points += line.points
      } else {
        collection.lines.append(
          LineFeature(
            points: line.points, labels: [line.name], mode: "path",
            endNames: ("\(line.name), start", "\(line.name), end")))
      }
      previous = line
    }
    var network = ImportedNetwork(
      title: SourceName.title(of: path),
      costNote: "Lengths are measured along the recorded tracks.", unit: .kilometres)
    network.labelWords = .tracks
    guard
      LineNetwork(options: options, tolerance: Self.tolerance)
        .build(collection, path: path, into: &network, &report, &diagnostics)
    else { return nil }
    if gaps > 0 {
      report.add(
        "Bridged: \(counted(gaps, ("gap", "gaps"))) between track segments, in a straight line.")
    }
    report.leaveOut(reader.nameless, ("waypoint", "waypoints"), "without a name")
    report.leaveOut(reader.elevations, ("elevation", "elevations"), ImportReport.elevationReason)
    return network
  }
}
