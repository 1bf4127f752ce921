import Drawing
import Geography
import Input
import Platform
import Testing

/// A point projected by PROJ.
struct ProjectedPoint: Sendable, CustomTestStringConvertible {
  let definition: String
  let place: Coordinate
  let point: Point?
  var testDescription: String { "\(definition) \(place.latitude) \(place.longitude)" }

  static let all: [ProjectedPoint] = {
    guard let bytes = try? FileSystem.read(Fixtures.path("projections.csv")) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).dropFirst()
      .map { line in
        let fields = line.split(separator: ",").map(String.init)
        var point: Point?
        if let x = Double(fields[4]), let y = Double(fields[5]) { point = Point(x: x, y: y) }
        return ProjectedPoint(
          definition: fields[0],
          place: Coordinate(
            latitude: Double(fields[3]) ?? .nan, longitude: Double(fields[2]) ?? .nan),
          point: point)
      }
  }()
}

@Suite struct ProjectionTests {
  static let projections: [String: any Projection] = [
    "eqc0": Equirectangular(), "merc": Mercator(), "eqearth": EqualEarth(),
    "laea_UA": LambertAzimuthalEqualArea(center: Coordinate(latitude: 48.4, longitude: 31.15)),
    "laea_N": LambertAzimuthalEqualArea(center: Coordinate(latitude: 90, longitude: 0)),
    "laea_S": LambertAzimuthalEqualArea(center: Coordinate(latitude: -90, longitude: 0)),
    "lcc_UA": LambertConformalConic(
      parallels: (46, 50.7), origin: Coordinate(latitude: 48.4, longitude: 31.15)
    ) ?? Equirectangular(),
  ]

  @Test func hasReferences() {
    #expect(ProjectedPoint.all.count == 105)
  }

  @Test(arguments: ProjectedPoint.all)
  func agreesWithPROJ(reference: ProjectedPoint) throws {
    let projection = try #require(Self.projections[reference.definition])
    let found = projection.forward(reference.place)
    // In the Mercator projection, PROJ projects the poles to points with a finite y. Our projection
    // has no points for them.
    guard let expected = reference.point, reference.definition != "merc" || abs(expected.y) < 20
    else {
      #expect(found == nil)
      return
    }
    let point = try #require(found)
    #expect(abs(point.x - expected.x) < 1e-9)
    #expect(abs(point.y - expected.y) < 1e-9)
    let place = try #require(projection.inverse(point))
    #expect(abs(place.latitude - reference.place.latitude) < 1e-9)
    // A pole has every longitude, and +180 equals -180.
    if abs(reference.place.latitude) < 90 {
      let turn = Longitude.normalized(place.longitude - reference.place.longitude)
      #expect(abs(turn) < 1e-9)
    }
  }

  @Test func invertsAcrossTheEarth() throws {
    for (name, projection) in Self.projections.sorted(by: { $0.key < $1.key }) {
      for latitude in stride(from: -85.0, through: 85, by: 17) {
        for longitude in stride(from: -175.0, through: 175, by: 25) {
          let place = Coordinate(latitude: latitude, longitude: longitude)
          let point = try #require(projection.forward(place))
          let back = try #require(projection.inverse(point))
          #expect(abs(back.latitude - latitude) < 1e-9, "\(name) \(latitude) \(longitude)")
          #expect(
            abs(Longitude.normalized(back.longitude - longitude)) < 1e-9,
            "\(name) \(latitude) \(longitude)")
        }
      }
    }
  }

  @Test func keepsBothEdgesOfACutMap() throws {
    let projection = EqualEarth(centralLongitude: 11.5)
    let east = try #require(
      projection.forward(Coordinate(latitude: 20, longitude: 11.5 + 180)))
    let west = try #require(
      projection.forward(Coordinate(latitude: 20, longitude: 11.5 - 180)))
    #expect(abs(east.x + west.x) < 1e-12 && east.x > 2 && east.y == west.y)
  }

  /// Boxes of ten by ten degrees have the same area on the plane as on the sphere.
  @Test func equalAreaKeepsAreas() throws {
    let projections: [any Projection] = [
      EqualEarth(), LambertAzimuthalEqualArea(center: Coordinate(latitude: 60, longitude: 100)),
    ]
    for projection in projections {
      for (south, west) in [(10.0, 20.0), (-70, -150), (60, 100)] {
        var ring: [Point] = []
        for step in 0..<400 {
          let side = step / 100
          let t = Double(step % 100) / 100 * 10
          let place =
            switch side {
            case 0: Coordinate(latitude: south, longitude: west + t)
            case 1: Coordinate(latitude: south + t, longitude: west + 10)
            case 2: Coordinate(latitude: south + 10, longitude: west + 10 - t)
            default: Coordinate(latitude: south + 10 - t, longitude: west)
            }
          ring.append(try #require(projection.forward(place)))
        }
        let next = ring.dropFirst() + [ring[0]]
        let area = zip(ring, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
        let sines = sin((south + 10) * .pi / 180) - sin(south * .pi / 180)
        let expected = 10 * Double.pi / 180 * sines
        #expect(abs(area / expected - 1) < 1e-4)
      }
    }
  }

  @Test func outsideIsNowhere() {
    #expect(EqualEarth().inverse(Point(x: 3, y: 0)) == nil)
    #expect(EqualEarth().inverse(Point(x: 0, y: 1.4)) == nil)
    #expect(Mercator().inverse(Point(x: 4, y: 0)) == nil)
    #expect(Equirectangular().inverse(Point(x: 0, y: 2)) == nil)
    let azimuthal = LambertAzimuthalEqualArea(center: Coordinate(latitude: 0, longitude: 0))
    #expect(azimuthal.inverse(Point(x: 2, y: 1)) == nil)
    #expect(azimuthal.forward(Coordinate(latitude: 0, longitude: 180)) == nil)
    let origin = Coordinate(latitude: 0, longitude: 0)
    #expect(LambertConformalConic(parallels: (30, -30), origin: origin) == nil)
    #expect(LambertConformalConic(parallels: (30, 90), origin: origin) == nil)
  }

  @Test func placesByProportion() throws {
    let page = Rect(x: 0, y: 0, width: 720, height: 360)
    let earth = Rect(x: -.pi, y: -.pi / 2, width: 2 * .pi, height: .pi)
    let placement = MapPlacement.fitting(earth, of: Equirectangular(), into: page)
    let point = try #require(
      placement.point(for: Coordinate(latitude: 50.4501, longitude: 30.5234)))
    #expect(abs(point.x - (30.5234 + 180) * 2) < 1e-9)
    #expect(abs(point.y - (90 - 50.4501) * 2) < 1e-9)
    let back = try #require(placement.coordinate(at: point))
    #expect(abs(back.longitude - 30.5234) < 1e-9)
  }

  @Test func namesItselfForTheBrowser() {
    let names = Self.projections.keys.sorted().compactMap { Self.projections[$0] }.map {
      $0.name + $0.parameters.map { " \($0.name)=\($0.value)" }.joined()
    }
    #expect(
      names == [
        "equirectangular longitude=0.0 parallel=0.0", "equal-earth longitude=0.0",
        "laea latitude=90.0 longitude=0.0", "laea latitude=-90.0 longitude=0.0",
        "laea latitude=48.4 longitude=31.15",
        "lcc parallel1=46.0 parallel2=50.7 latitude=48.4 longitude=31.15",
        "mercator longitude=0.0",
      ])
  }
}
