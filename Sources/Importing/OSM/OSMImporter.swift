import Input
import Markup

/// Imports an OpenStreetMap extract, in GeoJSON or in OpenStreetMap's own XML.
struct OSMImporter: NetworkImporter {
  let options: ImportOptions
  private(set) var report = ImportReport()

  mutating func read(_ path: String, into diagnostics: inout Diagnostics) -> ImportedNetwork? {
    guard let bytes = SourceFile.read(path, into: &diagnostics) else { return nil }
    let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
    if first == UInt8(ascii: "<") { return readXML(bytes, path, into: &diagnostics) }
    var importer = GeoJSONImporter(options: options, hasTags: true)
    let network = importer.read(path, into: &diagnostics)
    report = importer.report
    return network
  }

  private mutating func readXML(
    _ bytes: [UInt8], _ path: String, into diagnostics: inout Diagnostics
  ) -> ImportedNetwork? {
    let reader = OSMReader()
    let isRead = XMLEvents.read(bytes, path: path, handler: reader, into: &diagnostics)
    diagnostics.append(contentsOf: reader.diagnostics)
    guard isRead, !diagnostics.hasErrors else { return nil }
    report.add(
      "Read \(path): \(counted(reader.wayCount, ("way", "ways"))) and "
        + "\(counted(reader.points.count, ("named place", "named places"))).")
    var network = ImportedNetwork(
      title: SourceName.title(of: path),
      costNote: "Lengths are measured along the lines of OpenStreetMap.", unit: .kilometres)
    network.labelWords = .roads
    guard
      LineNetwork(options: options)
        .build(reader.collect(), path: path, into: &network, &report, &diagnostics)
    else { return nil }
    if reader.cutWays > 0 {
      report.add(
        "Cut: \(counted(reader.cutWays, ("way", "ways"))) at nodes missing from the extract.")
    }
    report.leaveOut(
      reader.lostWays, ("way", "ways"), "without two consecutive nodes in the extract")
    report.leaveOut(
      reader.untraveled, ("way", "ways"), "not tagged as a road, path, railway, ferry or cable car")
    report.leaveOut(reader.deletedWays, ("way", "ways"), "marked as deleted")
    report.leaveOut(
      reader.relations, ("relation", "relations"),
      "because only ways become links, not routes or areas")
    report.leaveOut(reader.unreadTags.sorted(), ("tag", "tags"))
    return network
  }
}
