import Testing

@testable import Geography

/// Outlines with so many points on one line that only work in proportion to them ends.
@Suite struct ManyPointsTests {
  private static let count = 100_000

  @Test(.timeLimit(.minutes(10))) func aDiagonal() {
    let count = 1_000_000
    var table = KeyTable(capacity: count)
    for number in 0..<Int32(count) { _ = table.number(of: KeyTable.key(number, number)) }
    #expect(table.count == count)
    #expect(table.existing(KeyTable.key(7, 7)) == 7)
  }

  @Test(.timeLimit(.minutes(10))) func anEdgeAlongTheAntimeridian() {
    let edge = (0..<Self.count).map {
      Coordinate(latitude: 50 - Double($0) / 10_000, longitude: 180)
    }
    var land = OutlineCollection()
    land.append(
      id: 1, countryCode: "EE", name: "",
      polygons: [
        [[Coordinate(latitude: 50, longitude: 170)] + edge],
        [Invented.ring(-180, 40, -170, 50)],
      ])
    let seam = Seam(land)
    // The other side is divided at the same latitudes.
    #expect(seam.rings.map(\.count) == [Self.count + 1, Self.count + 3])
  }

  /// Islands with a lake in each, all of one country: side by side around the earth, and one within
  /// the lake of another.
  @Test(
    .timeLimit(.minutes(10)), arguments: [(20, false), (8_000, false), (20, true), (8_000, true)])
  func islandsWithLakes(_ count: Int, isNested: Bool) throws {
    var land = OutlineCollection()
    let step = (isNested ? 80 : 340) / Double(count)
    land.append(
      id: 1, countryCode: "EE", name: "",
      polygons: (0..<count).map { number in
        let middle = isNested ? 0 : step * Double(number) - 170
        let size = isNested ? 80 - step * Double(number) : 0.45 * step
        let inner = isNested ? size - 0.5 * step : size / 2
        return [
          Invented.ring(middle - size, -size, middle + size, size),
          Invented.ring(middle - inner, -inner, middle + inner, inner).reversed(),
        ]
      })
    let country = try #require(Atlas(land, worldview: .asInData).countries.first)
    #expect(country.polygons.count == count)
    #expect(country.polygons.allSatisfy { $0.rings.count == 2 && $0.area > 0 })
  }

  @Test(.timeLimit(.minutes(10))) func ringsThatTouchInOnePoint() {
    // Triangles around the node 0, each with two arcs of its own: out and back.
    var longitudes: [Int32] = []
    var latitudes: [Int32] = []
    var arcs: [OutlineArc] = []
    for number in 0..<Int32(Self.count) {
      let first = longitudes.count
      longitudes += [0, 1_000_000, 1_000_000, 0]
      latitudes += [0, 4 * number + 2, 4 * number, 0]
      for (vertices, ends) in [
        (first..<(first + 2), (0, number + 1)), ((first + 1)..<(first + 4), (number + 1, 0)),
      ] {
        arcs.append(
          OutlineArc(
            kind: .coast, left: nil, right: 0, dispute: nil, vertices: vertices,
            start: Int32(ends.0), end: Int32(ends.1)))
      }
    }
    let stitcher = RingStitcher(
      arcs: arcs, longitudes: longitudes, latitudes: latitudes,
      nodeNumbers: Array(0...Int32(Self.count)))
    // The ways out first, in the other direction than the ways back.
    let references =
      stride(from: 0, to: arcs.count, by: 2).map { ArcReference(arc: $0, isReversed: false) }
      + stride(from: arcs.count - 1, to: 0, by: -2).map { ArcReference(arc: $0, isReversed: false) }
    let rings = stitcher.rings(of: references)
    #expect(rings.count == Self.count)
    #expect(rings.enumerated().allSatisfy { $1.map(\.arc) == [2 * $0, 2 * $0 + 1] })
  }

  @Test(.timeLimit(.minutes(10))) func islandsOfOneCountry() {
    let islands = (0..<50_000).map { number in
      let place = Coordinate(
        latitude: -79.2 + Double(number / 500) * 1.6, longitude: Double(number % 500) * 0.72)
      return [UnitVector(place)]
    }
    // Each parallel is a group of its own.
    let groups = Linkage(islands).groups(gap: 100_000)
    #expect(groups.count == 100)
    #expect(groups.map(\.first) == (0..<100).map { 500 * $0 })
  }
}
