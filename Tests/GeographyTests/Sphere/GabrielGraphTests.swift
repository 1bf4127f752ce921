import Geography
import Testing

@Suite struct GabrielGraphTests {
  /// Places of several kinds: all over the earth, around the antimeridian, around each pole, close
  /// together, and on a grid. On the grid, the circle whose diameter joins two places often passes
  /// through other places.
  static let kinds: [@Sendable (inout SteadyRandom) -> Coordinate] = [
    { Coordinate(latitude: $0.next(-90, 90), longitude: $0.next(-180, 180)) },
    {
      let longitude = 180 + $0.next(-4, 4)
      return Coordinate(
        latitude: $0.next(-20, -10), longitude: longitude > 180 ? longitude - 360 : longitude)
    },
    { Coordinate(latitude: $0.next(84, 90), longitude: $0.next(-180, 180)) },
    { Coordinate(latitude: $0.next(-90, -89.9), longitude: $0.next(-180, 180)) },
    { Coordinate(latitude: 50 + $0.next(0, 0.001), longitude: 24 + $0.next(0, 0.001)) },
    {
      Coordinate(
        latitude: $0.next(-3, 3).rounded() * 10, longitude: $0.next(-6, 6).rounded() * 30)
    },
  ]

  @Test(arguments: kinds.indices)
  func agreesWithTheDefinition(kind: Int) {
    var random = SteadyRandom(seed: UInt64(kind) + 1)
    for size in 0..<40 {
      let places = (0..<size % 20).map { _ in Self.kinds[kind](&random) }
      let edges = Set(GabrielGraph.edges(among: places).map { [$0.from, $0.to] })
      for from in places.indices {
        for to in places.indices where to > from {
          switch isFree(places, from, to) {
          case true?: #expect(edges.contains([from, to]), "\(places) \(from) \(to)")
          case false?: #expect(!edges.contains([from, to]), "\(places) \(from) \(to)")
          case nil: break
          }
        }
      }
    }
  }

  /// Returns true if no third place is nearer to the midpoint of two places than the two places
  /// are. Returns `nil` if a third place is at the same distance to within a millimetre, or if the
  /// two places are antipodes, which have no single midpoint.
  private func isFree(_ places: [Coordinate], _ from: Int, _ to: Int) -> Bool? {
    let diameter = GreatCircle.distance(places[from], places[to])
    guard diameter < 20_015_000 else { return nil }
    let middle = GreatCircle.interpolate(places[from], places[to], fraction: 0.5)
    var isOnRim = false
    for other in places.indices where other != from && other != to {
      let excess = GreatCircle.distance(middle, places[other]) - diameter / 2
      if excess < -0.001 { return false }
      if excess < 0.001 { isOnRim = true }
    }
    return isOnRim ? nil : true
  }

  @Test(arguments: kinds.indices)
  func holdsAShortestSpanningTree(kind: Int) {
    var random = SteadyRandom(seed: UInt64(kind) + 100)
    for size in 2..<40 {
      var places = (0..<size).map { _ in Self.kinds[kind](&random) }
      places += places.prefix(size % 3)
      let edges = GabrielGraph.edges(among: places)
      var joined = Array(places.indices)
      func part(_ place: Int) -> Int { joined[place] == place ? place : part(joined[place]) }
      for edge in edges { joined[part(edge.from)] = part(edge.to) }
      #expect(Set(places.indices.map(part)).count == 1, "\(places)")

      // The minimum spanning tree of all pairs of places is as long as the minimum spanning tree of
      // the graph's edges.
      let all = places.indices.flatMap { from in
        places.indices.filter { $0 > from }.map { (from, $0) }
      }
      let longest = treeLength(all, of: places)
      #expect(abs(treeLength(edges.map { ($0.from, $0.to) }, of: places) - longest) < 0.01)
    }
  }

  /// The length of the minimum spanning tree of some edges (Kruskal's algorithm).
  private func treeLength(_ edges: [(Int, Int)], of places: [Coordinate]) -> Double {
    var joined = Array(places.indices)
    func part(_ place: Int) -> Int { joined[place] == place ? place : part(joined[place]) }
    let sorted = edges.map { ($0, GreatCircle.distance(places[$0.0], places[$0.1])) }
      .sorted { $0.1 < $1.1 }
    return sorted.reduce(0) { sum, edge in
      let (a, b) = (part(edge.0.0), part(edge.0.1))
      if a == b { return sum }
      joined[a] = b
      return sum + edge.1
    }
  }

  @Test func knownShapes() {
    func edges(_ places: (Double, Double)...) -> [[Int]] {
      GabrielGraph.edges(
        among: places.map { Coordinate(latitude: $0.0, longitude: $0.1) }
      ).map { [$0.from, $0.to] }
    }
    #expect(edges() == [])
    #expect(edges((1, 1)) == [])
    // Three places in a row across the antimeridian.
    #expect(edges((0, 179), (0, -179), (0, 178)) == [[0, 1], [0, 2]])
    // The pole lies between the other two places.
    #expect(edges((89, 0), (89, 180), (90, 0)) == [[0, 2], [1, 2]])
    #expect(edges((5, 5), (5, 5)) == [[0, 1]])
    // A triangle with an obtuse angle lacks its longest side. A triangle with only acute angles has
    // all its sides.
    #expect(edges((0, 0), (0, 10), (1, 5)) == [[0, 2], [1, 2]])
    #expect(edges((0, 0), (0, 10), (8, 5)) == [[0, 1], [0, 2], [1, 2]])
    // A triangle with three right angles, which covers an eighth of the sphere.
    #expect(edges((0, 0), (0, 90), (90, 0)) == [[0, 1], [0, 2], [1, 2]])
  }
}

/// A generator that returns the same numbers in every run (Marsaglia's xorshift).
struct SteadyRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(_ low: Double, _ high: Double) -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return low + Double(state >> 11) / Double(1 << 53) * (high - low)
  }
}
