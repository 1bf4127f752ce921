import Geography
import Input

@testable import Routing

/// A network from the repository's own content.
struct ShippedNetwork {
  var network: Network
  var ids: [String]
  var regions: [String]
  /// The number of the mode `train`; `nil` if the network has no such mode.
  var trainMode: UInt8?

  static let slugs = [
    "ukraine-board", "e-roads", "hover-world", "hover-north-america", "hover-georgia-tech",
  ]

  struct Unreadable: Error {}

  init(_ slug: String, where isIncluded: (CSVRow) -> Bool = { _ in true }) throws {
    let folder = Self.root + "/Content/networks/" + slug
    var diagnostics = Diagnostics()
    func table(_ name: String) throws -> CSVTable {
      let path = folder + "/" + name
      return CSV.read(try FileSystem.read(path), path: path, into: &diagnostics)
    }
    let places = try table("places.csv")
    var indices: [String: Int32] = [:]
    var coordinates: [Coordinate] = []
    ids = []
    regions = []
    for row in places.rows {
      guard let id = row["id"], let latitude = Double(row["latitude"] ?? ""),
        let longitude = Double(row["longitude"] ?? "")
      else { throw Unreadable() }
      indices[id] = Int32(ids.count)
      ids.append(id)
      regions.append(row["region"] ?? "")
      coordinates.append(Coordinate(latitude: latitude, longitude: longitude))
    }
    var modes: [String] = []
    var links: [Link] = []
    for row in try table("links.csv").rows where isIncluded(row) {
      guard let from = indices[row["from"] ?? ""], let to = indices[row["to"] ?? ""],
        let mode = row["mode"]
      else { throw Unreadable() }
      if !modes.contains(mode) { modes.append(mode) }
      let length = Link.greatCircleCost(coordinates[Int(from)], coordinates[Int(to)])
      links.append(
        Link(
          from: from, to: to, cost: Int64(row["cost"] ?? "") ?? length,
          mode: UInt8(modes.firstIndex(of: mode) ?? 0), isDirected: row["directed"] == "true"))
    }
    network = try Network(placeCount: ids.count, links: links, coordinates: coordinates)
    trainMode = modes.firstIndex(of: "train").map { UInt8($0) }
  }

  func places(_ names: [String]) throws -> [Int32] {
    try names.map { name in
      guard let index = ids.firstIndex(of: name) else { throw Unreadable() }
      return Int32(index)
    }
  }

  static var root: String {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(4).joined(separator: "/")
  }
}
