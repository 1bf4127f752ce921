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
