import Geography
import Testing

/// Distances and bearings that GeographicLib computed on a sphere of the earth's mean radius. The
/// pairs are difficult for formulas: neighbours, poles, the antimeridian, antipodes and near
/// antipodes.
@Suite struct GreatCircleConformanceTests {
  static let pairs: [(a: (Double, Double), b: (Double, Double), metres: Double, bearing: Double)] =
    [
      ((50.4501, 30.5234), (50.4501001, 30.5234001), 0.013182366, 32.486945911829),
      ((0, 0), (0, 1e-7), 0.011119508, 90.000000000000),
      ((89.999999, 10), (89.999999, -170), 0.222390160, 0.000000000000),
      ((90, 0), (12.5, 77), 8617618.718098801, 103.000000000000),
      ((-90, 0), (12.5, 77), 11397495.723937122, 77.000000000000),
      ((10, 179.9999), (10, -179.9999), 21.901155423, 89.999982635182),
      ((-33.8688, 151.2093), (51.5072, -0.1276), 16993955.738854930, 319.170911704761),
      ((0, 0), (0.5, 179.5), 19936488.145755932, 44.998909155372),
      ((30, 0), (-29.9999, 179.9999), 20015099.732306283, 40.893433938150),
      ((40, -100), (40, 80), 11119508.023353290, 0.000000000000),
      ((0, 10), (0, -169), 19903919.361802392, 270.000000000000),
      ((-45, 170), (-45.0001, -170), 1568521.347619120, 97.107483269651),
      ((64.1466, -21.9426), (-54.8019, -68.303), 13809113.415410951, 210.283801070779),
    ]

  @Test(arguments: pairs.indices)
  func agreesWithGeographicLib(index: Int) {
    let pair = Self.pairs[index]
    let a = Coordinate(latitude: pair.a.0, longitude: pair.a.1)
    let b = Coordinate(latitude: pair.b.0, longitude: pair.b.1)
    #expect(abs(GreatCircle.distance(a, b) - pair.metres) < 1e-5 + pair.metres * 1e-14)
    let turn = abs(GreatCircle.initialBearing(from: a, to: b) - pair.bearing)
    #expect(min(turn, 360 - turn) < 1e-5)
  }
}
