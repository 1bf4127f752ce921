import Geography
import Input
import Routing

/// The networks of this repository, as their tables describe them.
enum OwnNetworks {
  struct Unreadable: Error {}

  static func measure(content: String) async throws {
    let roads = try read("\(content)/networks/e-roads")
    var trees = Measurement("all trees and traces of the E-roads")
    for _ in 0..<5 {
      let start = Measurement.processorSeconds()
      let all = await roads.network.tracedShortestPathTrees(jobs: 1)
      trees.seconds.append(Measurement.processorSeconds() - start)
      trees.sums.append(Int64(all.count))
    }
    trees.report()

    let board = try read("\(content)/networks/ukraine-board")
    guard let trains = board.modes.firstIndex(of: "train") else { throw Unreadable() }
    let regions = Array(Set(board.regions)).sorted()
    let groups = regions.map { region in
      board.regions.indices.filter { board.regions[$0] == region }.map(Int32.init)
    }
    var deals = Measurement("all deals of the board")
    for _ in 0..<3 {
      let start = Measurement.processorSeconds()
      let table = try DealTable(
        network: board.network, groups: groups, tickets: 4, ticketedModes: [UInt8(trains)])
      deals.seconds.append(Measurement.processorSeconds() - start)
      deals.sums.append(Int64(table.count))
    }
    deals.report()
  }

  private struct Tables {
    let network: Network
    let modes: [String]
    let regions: [String]
  }

  private static func read(_ folder: String) throws -> Tables {
    var diagnostics = Diagnostics()
    func table(_ name: String) throws -> CSVTable {
      let path = "\(folder)/\(name)"
      return CSV.read(try FileSystem.read(path), path: path, into: &diagnostics)
    }
    var indices: [String: Int32] = [:]
    var coordinates: [Coordinate] = []
    var regions: [String] = []
    for row in try table("places.csv").rows {
      guard let id = row["id"], let latitude = Double(row["latitude"] ?? ""),
        let longitude = Double(row["longitude"] ?? "")
      else { throw Unreadable() }
      indices[id] = Int32(indices.count)
      coordinates.append(Coordinate(latitude: latitude, longitude: longitude))
      regions.append(row["region"] ?? "")
    }
    var modes: [String] = []
    var links: [Link] = []
    for row in try table("links.csv").rows {
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
    let network = try Network(
      placeCount: coordinates.count, links: links, coordinates: coordinates)
    return Tables(network: network, modes: modes, regions: regions)
  }
}
