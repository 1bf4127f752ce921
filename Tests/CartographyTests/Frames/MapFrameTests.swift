import Drawing
import Geography
import Testing

@testable import Cartography

struct MapFrameTests {
  @Test func theWorldLiesInTheMiddle() throws {
    let frame = MapFrame.world
    #expect(frame.size.width == 1000)
    #expect((480...500).contains(frame.size.height))
    let middle = try #require(frame.point(for: Coordinate(latitude: 0, longitude: 0)))
    #expect(middle.distance(to: frame.bounds.center) < 0.5)
    let corner = try #require(frame.point(for: Coordinate(latitude: 90, longitude: -180)))
    #expect(frame.bounds.contains(corner))
  }

  @Test func smallGroundsShowTheirSurroundings() {
    let projection = LambertAzimuthalEqualArea(center: Coordinate(latitude: 42, longitude: 12))
    let frame = MapFrame.fitting(Rect(x: 0, y: 0, width: 0, height: 0), of: projection)
    #expect(abs(frame.metresPerUnit - 120) < 0.1)
    let plot = MapFrame.fitting(
      Rect(x: 0, y: 0, width: 1e-5, height: 1e-5), of: projection, minimumGround: 100)
    #expect(plot.metresPerUnit < 0.2)
  }

  @Test(arguments: [(1.0, 0.1, 420.0), (0.1, 1.0, 760.0), (1.0, 0.5, 530.0)])
  func heightFollowsTheGround(width: Double, height: Double, expected: Double) {
    let projection = LambertAzimuthalEqualArea(center: Coordinate(latitude: 0, longitude: 0))
    let area = Rect(x: -width / 4, y: -height / 4, width: width / 2, height: height / 2)
    let frame = MapFrame.fitting(area, of: projection)
    #expect(frame.size.height == expected)
    for (x, y) in [(area.minX, area.minY), (area.maxX, area.maxY)] {
      let point = Point(
        x: frame.placement.origin.x + frame.placement.scale * x,
        y: frame.placement.origin.y - frame.placement.scale * y)
      #expect(frame.bounds.insetBy(dx: 29, dy: 29).contains(point))
    }
  }

  @Test func numbersAreShortForTheBrowser() {
    let frame = MapFrame.fitting(
      Rect(x: -0.1234567, y: -0.0123, width: 0.2345678, height: 0.1),
      of: LambertAzimuthalEqualArea(center: Coordinate(latitude: 1, longitude: 2)))
    let placement = frame.placement
    #expect(placement.scale == (placement.scale * 1000).rounded() / 1000)
    #expect(placement.origin.x == (placement.origin.x * 10).rounded() / 10)
  }
}
