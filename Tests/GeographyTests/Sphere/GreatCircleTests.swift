import Geography
import Testing

@Suite struct GreatCircleTests {
  static let kyiv = Coordinate(latitude: 50.4501, longitude: 30.5234)
  static let antipode = Coordinate(
    latitude: -50.4501, longitude: Longitude.normalized(30.5234 + 180))

  /// Lengths and midpoints computed by GeographicLib's geod on the same sphere.
  static let references: [(Coordinate, Coordinate, Double, Coordinate?)] = [
    (
      kyiv, Coordinate(latitude: 40.7128, longitude: -74.006), 7_511_353.2979,
      Coordinate(latitude: 58.889500410, longitude: -28.150220266)
    ),
    (
      Coordinate(latitude: 35.6895, longitude: 139.6917),
      Coordinate(latitude: 37.7749, longitude: -122.4194), 8_270_725.5648,
      Coordinate(latitude: 48.644917344, longitude: -172.257246149)
    ),
    (
      Coordinate(latitude: -33.8688, longitude: 151.2093),
      Coordinate(latitude: -33.4489, longitude: -70.6693), 11_346_730.7941, nil
    ),
    (kyiv, Coordinate(latitude: 49.8397, longitude: 24.0297), 467_531.0374, nil),
    (
      Coordinate(latitude: 51.5072, longitude: -0.1276),
      Coordinate(latitude: 1.3521, longitude: 103.8198), 10_847_850.8672, nil
    ),
  ]

  @Test(arguments: references)
  func agreesWithReference(
    a: Coordinate, b: Coordinate, length: Double, middle: Coordinate?
  ) {
    #expect(abs(GreatCircle.distance(a, b) - length) < 0.001)
    #expect(abs(GreatCircle.distance(b, a) - length) < 0.001)
    if let middle {
      let found = GreatCircle.interpolate(a, b, fraction: 0.5)
      #expect(abs(found.latitude - middle.latitude) < 1e-9)
      #expect(abs(found.longitude - middle.longitude) < 1e-9)
    }
  }

  @Test func keepsTinyDistances() {
    let there = Coordinate(latitude: 50.4501 + 1e-9, longitude: 30.5234)
    let metresPerDegree = GreatCircle.earthRadius * Double.pi / 180
    // 1e-9 degrees are a tenth of a millimetre. The latitude of `there` is accurate to 7e-15
    // degrees.
    #expect(abs(GreatCircle.distance(Self.kyiv, there) - 1e-9 * metresPerDegree) < 1e-9)
    #expect(GreatCircle.distance(Self.kyiv, Self.kyiv) == 0)
  }

  @Test func measuresToTheAntipode() {
    let half = GreatCircle.earthRadius * Double.pi
    #expect(abs(GreatCircle.distance(Self.kyiv, Self.antipode) - half) < 1e-6)
    let near = Coordinate(latitude: -50.4501 + 1e-6, longitude: 30.5234 - 180)
    let gap = 1e-6 * GreatCircle.earthRadius * Double.pi / 180
    #expect(abs(half - GreatCircle.distance(Self.kyiv, near) - gap) < 1e-4)
    let poles = GreatCircle.distance(
      Coordinate(latitude: 90, longitude: 12), Coordinate(latitude: -90, longitude: -77))
    #expect(abs(poles - half) < 1e-6)
  }

  @Test func interpolatesBetweenAntipodes() {
    for fraction in [0.25, 0.5, 0.75] {
      let between = GreatCircle.interpolate(Self.kyiv, Self.antipode, fraction: fraction)
      let length = GreatCircle.distance(Self.kyiv, between)
      #expect(abs(length - fraction * GreatCircle.earthRadius * Double.pi) < 1e-3)
    }
  }

  @Test func stepsEvenly() {
    let end = Coordinate(latitude: 1.3521, longitude: 103.8198)
    let points = GreatCircle.points(from: Self.kyiv, to: end, maximumStep: 100_000)
    let length = GreatCircle.distance(Self.kyiv, end)
    #expect(points.count == Int((length / 100_000).rounded(.up)) + 1)
    #expect(points.first == Self.kyiv && points.last == end)
    let step = length / Double(points.count - 1)
    for (a, b) in zip(points, points.dropFirst()) {
      #expect(abs(GreatCircle.distance(a, b) - step) < 1e-6)
    }
  }

  static let bearings: [(Coordinate, Double)] = [
    (Coordinate(latitude: 1, longitude: 0), 0), (Coordinate(latitude: 0, longitude: 1), 90),
    (Coordinate(latitude: -1, longitude: 0), 180), (Coordinate(latitude: 0, longitude: -1), 270),
    (Coordinate(latitude: 0, longitude: 0), 0),
  ]

  @Test(arguments: bearings)
  func bearsByTheCompass(to place: Coordinate, bearing: Double) {
    let origin = Coordinate(latitude: 0, longitude: 0)
    #expect(abs(GreatCircle.initialBearing(from: origin, to: place) - bearing) < 1e-9)
  }
}
