import Geography
import Testing

@Suite struct LongitudeTests {
  @Test(arguments: [
    (180.0, -180.0), (-180, -180), (190, -170), (-190, 170), (540, -180), (0, 0),
    (-180.00000000000003, -180), (180.00000000000003, -180),
  ])
  func normalizes(degrees: Double, normal: Double) {
    #expect(Longitude.normalized(degrees) == normal)
    #expect((-180..<180).contains(Longitude.normalized(degrees)))
  }

  @Test func coversMeridiansAroundTheLargestGap() throws {
    let fiji = try #require(LongitudeInterval.smallest(covering: [177.0, -179.0, 178.5]))
    #expect(fiji.west == 177 && abs(fiji.width - 4) < 1e-12)
    #expect(fiji.middle == 179 && fiji.east == -179)
    #expect(fiji.contains(180) && fiji.contains(-180) && !fiji.contains(0))
    let europe = try #require(LongitudeInterval.smallest(covering: [-10.0, 30]))
    #expect(europe.west == -10 && europe.width == 40)
    #expect(LongitudeInterval.smallest(covering: [Double]()) == nil)
  }

  @Test func coversIntervalsThatCross() throws {
    let whole = try #require(
      LongitudeInterval.smallest(covering: [
        LongitudeInterval(west: 170, width: 20), LongitudeInterval(west: -175, width: 2),
      ]))
    #expect(whole.west == 170 && abs(whole.width - 20) < 1e-12)
    let earth = try #require(
      LongitudeInterval.smallest(covering: [
        LongitudeInterval(west: 0, width: 200), LongitudeInterval(west: 190, width: 180),
      ]))
    #expect(earth.width == 360)
  }

  @Test func boxesCrossToo() throws {
    let box = try #require(
      GeoBox(covering: [
        Coordinate(latitude: -17, longitude: 178), Coordinate(latitude: -19, longitude: -178),
      ]))
    #expect(box.center == Coordinate(latitude: -18, longitude: -180))
    #expect(box.contains(Coordinate(latitude: -18, longitude: 179)))
    #expect(!box.contains(Coordinate(latitude: -18, longitude: 0)))
  }
}
