import Input

/// Finds the nearest ring to the west of another ring. The rings must not cross, and each must have
/// its area on its right.
///
/// The latitudes of all vertices divide the map into bands. A segment tree over the bands stores
/// each edge in the few nodes that together cover the edge's latitudes. Edges in one node do not
/// cross, so they can be sorted from west to east. For n edges, building the tree takes O(n log² n)
/// time, and a query takes O(log² n) time.
struct RingNeighbors {
  private struct Edge {
    let ring: Int32
    let isNorthward: Bool
    /// `south` and `start` are the latitude and longitude of the southern end. `north` and `end`
    /// are the latitude and longitude of the northern end, which can lie beyond the antimeridian.
    let south: Int32
    let north: Int32
    let start: Double
    let end: Double

    /// The longitude at a latitude, in millionths of a degree, normalised to -180..<180 degrees.
    func longitude(at latitude: Double) -> Double {
      let share = (latitude - Double(south)) / (Double(north) - Double(south))
      let longitude = start + (end - start) * share
      return longitude < -180e6
        ? longitude + 360e6 : longitude >= 180e6 ? longitude - 360e6 : longitude
    }
  }

  private var edges: [Edge] = []
  /// For each ring, the index of one southward edge, which has the ring's area on its west side.
  private var southward: [Int32: Int] = [:]
  /// The distinct latitudes of all vertices, ascending. Each band lies between two consecutive
  /// latitudes.
  private let latitudes: [Int32]
  /// The number of leaves, at least one for each band; the children of node n are 2n and 2n + 1.
  private let leaves: Int
  private var nodes: [[Int32]]

  /// - Parameter rings: the vertices of each ring, in millionths of a degree.
  init(_ rings: [(longitudes: [Int32], latitudes: [Int32])]) {
    for (ring, vertices) in rings.enumerated() {
      var previous = vertices.latitudes.count - 1
      for current in vertices.latitudes.indices {
        let ends = (previous, current)
        previous = current
        let (from, to) = (vertices.latitudes[ends.0], vertices.latitudes[ends.1])
        if from == to { continue }
        let (low, high) = from < to ? ends : (ends.1, ends.0)
        let start = Double(vertices.longitudes[low])
        var end = Double(vertices.longitudes[high])
        if end - start > 180e6 { end -= 360e6 }
        if start - end > 180e6 { end += 360e6 }
        if from > to, southward[Int32(ring)] == nil { southward[Int32(ring)] = edges.count }
        edges.append(
          Edge(
            ring: Int32(ring), isNorthward: from < to, south: min(from, to), north: max(from, to),
            start: start, end: end))
      }
    }
    latitudes = Set(edges.lazy.flatMap { [$0.south, $0.north] }).sorted()
    var leaves = 1
    while leaves < latitudes.count { leaves *= 2 }
    self.leaves = leaves
    nodes = Array(repeating: [], count: 2 * leaves)
    for (number, edge) in edges.enumerated() {
      var low = band(from: edge.south) + leaves
      var high = band(from: edge.north) + leaves
      while low < high {
        if low & 1 == 1 {
          nodes[low].append(Int32(number))
          low += 1
        }
        if high & 1 == 1 {
          high -= 1
          nodes[high].append(Int32(number))
        }
        low /= 2
        high /= 2
      }
    }
    for node in 1..<(2 * leaves) where nodes[node].count > 1 {
      let middle = middle(of: node)
      let keys = nodes[node].map { (edges[Int($0)].longitude(at: middle), $0) }
      nodes[node] = keys.sorted { $0 < $1 }.map(\.1)
    }
  }

  /// The index of the band whose southern edge is at a latitude.
  private func band(from latitude: Int32) -> Int {
    latitudes.partitioningIndex { $0 >= latitude }
  }

  /// The latitude in the middle of the bands that a node covers.
  private func middle(of node: Int) -> Double {
    var first = node
    var last = node
    while first < leaves { (first, last) = (2 * first, 2 * last + 1) }
    let south = latitudes[min(first - leaves, latitudes.count - 1)]
    let north = latitudes[min(last - leaves + 1, latitudes.count - 1)]
    return (Double(south) + Double(north)) / 2
  }

  /// The index of the first ring to the west of an edge of the given ring; the area between the two
  /// rings belongs to both. `nil` if there is no such ring, or if the rings cross.
  func west(of ring: Int) -> Int? {
    guard let number = southward[Int32(ring)] else { return nil }
    var node = band(from: edges[number].south) + leaves
    let latitude = middle(of: node)
    let longitude = edges[number].longitude(at: latitude)
    var nearest: (distance: Double, edge: Edge)?
    while node > 0 {
      let row = nodes[node]
      node /= 2
      let east = row.partitioningIndex { edges[Int($0)].longitude(at: latitude) >= longitude }
      // The edges of a node are sorted around the earth, so the last edge is to the west of the
      // first.
      guard let last = row[..<east].last ?? row.last else { continue }
      let edge = edges[Int(last)]
      var distance = longitude - edge.longitude(at: latitude)
      if distance <= 0 { distance += 360e6 }
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (distance, edge) }
    }
    return nearest.flatMap { $0.edge.isNorthward ? Int($0.edge.ring) : nil }
  }
}
