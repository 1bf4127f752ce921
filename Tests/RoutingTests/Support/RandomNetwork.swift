import Geography
import SeededRandom

@testable import Routing

enum NetworkKind: CaseIterable {
  case undirected, directed, mixed, unitCosts, zeroCosts, dense, onTheEarth, onOneSpot
}

/// A small random network, which can have parallel links, self-loops and disconnected parts.
func randomNetwork(_ kind: NetworkKind, _ random: inout Random, modes: Int = 1) throws -> Network {
  let count = random.below(7)
  var coordinates: [Coordinate] = []
  for _ in 0..<count {
    // Longitudes are 0, or 1 degree from the antimeridian on either side. Some places have equal
    // coordinates, and some are at the north pole.
    let longitude = Double(random.below(3) * 179 - 179)
    let latitude = random.below(8) == 0 ? 90 : Double(random.below(4)) * 0.5
    coordinates.append(
      kind == .onOneSpot
        ? Coordinate(latitude: 1, longitude: 2)
        : Coordinate(latitude: latitude, longitude: longitude))
  }
  var links: [Link] = []
  let linkCount = count == 0 ? 0 : random.below(kind == .dense ? 20 : 2 * count + 1)
  for _ in 0..<linkCount {
    let from = random.below(count)
    let to = random.below(count)
    let cost: Int64 =
      switch kind {
      case .unitCosts, .onOneSpot: Int64(random.below(2) + (kind == .onOneSpot ? 0 : 1))
      case .zeroCosts: Int64(max(0, random.below(6) - 3))
      case .onTheEarth: Link.greatCircleCost(coordinates[from], coordinates[to])
      default: Int64(random.below(9))
      }
    let isDirected = kind == .directed || (kind != .undirected && random.below(3) == 0)
    links.append(
      Link(
        from: Int32(from), to: Int32(to), cost: cost, mode: UInt8(random.below(modes)),
        isDirected: isDirected))
  }
  let isPlaced = kind == .onTheEarth || kind == .onOneSpot || random.below(2) == 0
  return try Network(
    placeCount: count, links: links, coordinates: isPlaced ? coordinates : nil)
}
