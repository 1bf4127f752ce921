import Growth
import Testing

@testable import Geography

/// Outlines with very many points, islands or touching rings are processed in linear time.
@Suite struct ManyPointsTests {
  @Test func aDiagonal() {
    let ratio = Growth.ratio(100_000, { $0 }) { count in
      var table = KeyTable(capacity: count)
      for number in 0..<Int32(count) { _ = table.number(of: KeyTable.key(number, number)) }
      #expect(table.count == count)
      #expect(table.number(of: KeyTable.key(7, 7)) == 7)
    }
    #expect(ratio < Growth.limit)
  }

  @Test func anEdgeAlongTheAntimeridian() {
    let ratio = Growth.ratio(20_000) { count in
      let edge = (0..<count).map {
        Coordinate(latitude: 50 - Double($0) * 10 / Double(count), longitude: 180)
      }
      var land = OutlineCollection()
      land.append(
        id: 1, countryCode: "EE", name: "",
        polygons: [
          [[Coordinate(latitude: 50, longitude: 170)] + edge],
          [Invented.ring(-180, 40, -170, 50)],
        ])
      return land
    } work: { land in
      let counts = Seam(land).rings.map(\.count)
      // The second polygon's edge along the antimeridian is divided at the latitudes of the first
      // polygon's points.
      #expect(counts.count == 2 && counts[1] == counts[0] + 2)
    }
    #expect(ratio < Growth.limit)
  }

  @Test(arguments: [false, true]) func islandsWithLakes(isNested: Bool) throws {
    for count in [20, 8_000] { try check(Self.islands(count, isNested: isNested)) }
    let ratio = try Growth.ratio(2_000) {
      Self.islands($0, isNested: isNested)
    } work: { land in
      try check(land)
    }
    #expect(ratio < Growth.limit)
  }

  private func check(_ land: OutlineCollection) throws {
    let country = try #require(Atlas(land, worldview: .asInData).countries.first)
    #expect(country.polygons.count == land.features.first?.polygons.count)
    #expect(country.polygons.allSatisfy { $0.rings.count == 2 && $0.area > 0 })
  }

  /// Islands of one country, each with a lake. The islands are side by side around the earth, or
  /// nested, so that each island is in the lake of the next larger island.
  private static func islands(_ count: Int, isNested: Bool) -> OutlineCollection {
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
    return land
  }

  @Test func ringsThatTouchInOnePoint() {
    let ratio = Growth.ratio(20_000, Self.triangles) { stitcher, references in
      let rings = stitcher.rings(of: references)
      #expect(2 * rings.count == references.count)
      #expect(rings.enumerated().allSatisfy { $1.map(\.arc) == [2 * $0, 2 * $0 + 1] })
    }
    #expect(ratio < Growth.limit)
  }

  /// Triangles that share the node 0, each with two arcs: one away from the node and one back.
  private static func triangles(_ count: Int) -> (RingStitcher, [ArcReference]) {
    var longitudes: [Int32] = []
    var latitudes: [Int32] = []
    var arcs: [OutlineArc] = []
    for number in 0..<Int32(count) {
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
      nodeNumbers: Array(0...Int32(count)))
    // The arcs away from the node come first. The arcs back follow in the opposite order.
    let references =
      stride(from: 0, to: arcs.count, by: 2).map { ArcReference(arc: $0, isReversed: false) }
      + stride(from: arcs.count - 1, to: 0, by: -2).map { ArcReference(arc: $0, isReversed: false) }
    return (stitcher, references)
  }

  @Test func islandsOfOneCountry() {
    // The islands on each parallel form a separate group.
    let ratio = Growth.ratio(25) { parallels in
      (0..<(500 * parallels)).map { number in
        let place = Coordinate(
          latitude: -79.2 + Double(number / 500) * 1.6, longitude: Double(number % 500) * 0.72)
        return [UnitVector(place)]
      }
    } work: { islands in
      let groups = Linkage(islands).groups(gap: 100_000)
      #expect(groups.map(\.first) == (0..<(islands.count / 500)).map { 500 * $0 })
    }
    #expect(ratio < Growth.limit)
  }
}
