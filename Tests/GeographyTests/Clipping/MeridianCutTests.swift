import Drawing
import Geography
import Growth
import Testing

@Suite struct MeridianCutTests {
  @Test func cutsAtOneLatitudeOnBothSides() throws {
    let tokyo = Coordinate(latitude: 35.6895, longitude: 139.6917)
    let sanFrancisco = Coordinate(latitude: 37.7749, longitude: -122.4194)
    let pieces = MeridianCut().pieces(of: [tokyo, sanFrancisco])
    try #require(pieces.count == 2)
    let east = try #require(pieces[0].last)
    let west = try #require(pieces[1].first)
    #expect(east.longitude == 180 && west.longitude == -180)
    #expect(east.latitude == west.latitude)
    // The cut is on the great circle, so the lengths of both parts add up to the whole length.
    let sum =
      GreatCircle.distance(tokyo, east) + GreatCircle.distance(west, sanFrancisco)
    #expect(abs(sum - GreatCircle.distance(tokyo, sanFrancisco)) < 1e-3)
    let back = MeridianCut().pieces(of: [sanFrancisco, tokyo])
    #expect(back[0].last?.latitude == east.latitude)
  }

  @Test func leavesWholeWhatDoesNotCross() {
    let line = [
      Coordinate(latitude: 0, longitude: -170), Coordinate(latitude: 10, longitude: 0),
      Coordinate(latitude: 0, longitude: 170),
    ]
    #expect(MeridianCut().pieces(of: line) == [line])
    #expect(MeridianCut(central: 90).pieces(of: line).count == 2)
  }

  @Test func endsOnTheCutItself() {
    let pieces = MeridianCut().pieces(of: [
      Coordinate(latitude: 0, longitude: 170), Coordinate(latitude: 5, longitude: -180),
      Coordinate(latitude: 0, longitude: -170),
    ])
    #expect(pieces.count == 2)
    #expect(pieces.first?.last == Coordinate(latitude: 5, longitude: 180))
    #expect(pieces.last?.first == Coordinate(latitude: 5, longitude: -180))
  }

  /// A square that crosses the antimeridian, clockwise.
  static let square = [
    Coordinate(latitude: -10, longitude: 170), Coordinate(latitude: 10, longitude: 170),
    Coordinate(latitude: 10, longitude: -170), Coordinate(latitude: -10, longitude: -170),
  ]

  @Test func cutsAreasInTwo() {
    let rings = MeridianCut().rings(of: [Self.square])
    #expect(rings.count == 2)
    for ring in rings {
      #expect(ring.count == 4)
      #expect(Set(ring.map { $0.longitude > 0 }).count == 1)
      #expect(ring.filter { abs($0.longitude) == 180 }.count == 2)
    }
    #expect(MeridianCut(central: 180).rings(of: [Self.square]).count == 1)
  }

  @Test func aBorderThatCrossesAgainAndAgainTakesTimeInProportion() {
    let ratio = Growth.ratio(10_000, saw) { ring in
      let rings = MeridianCut().rings(of: [ring])
      #expect(rings.count == (ring.count - 5) / 2 + 2)
    }
    #expect(ratio < Growth.limit)
    #expect(
      MeridianCut().rings(of: [saw(1000)]).allSatisfy {
        Set($0.map { $0.longitude > 0 }).count == 1
      })
  }

  /// A clockwise ring. Its eastern side is a sawtooth line that crosses the antimeridian at every
  /// tooth.
  private func saw(_ teeth: Int) -> [Coordinate] {
    let edge = (0...teeth).flatMap { tooth in
      let latitude = 40 - Double(tooth) * 80 / Double(teeth)
      return [
        Coordinate(latitude: latitude, longitude: 179),
        Coordinate(latitude: latitude - 0.0001, longitude: -179),
      ]
    }
    return [Coordinate(latitude: 40, longitude: 170)] + edge
      + [Coordinate(latitude: -41, longitude: 179), Coordinate(latitude: -41, longitude: 170)]
  }

  @Test func goesAroundThePole() throws {
    // The ring is clockwise with the south pole inside, so it runs eastwards.
    let ring = stride(from: -170.0, to: 180, by: 20).map {
      Coordinate(latitude: -70, longitude: $0)
    }
    let rings = MeridianCut().rings(of: [ring])
    let cut = try #require(rings.first)
    #expect(rings.count == 1)
    #expect(cut.contains(Coordinate(latitude: -90, longitude: 180)))
    #expect(cut.contains(Coordinate(latitude: -90, longitude: -180)))
    #expect(!cut.contains { $0.latitude > 0 })
  }

  @Test func holesThatCrossOpenTheirArea() {
    let hole = [
      Coordinate(latitude: -5, longitude: 175), Coordinate(latitude: -5, longitude: -175),
      Coordinate(latitude: 5, longitude: -175), Coordinate(latitude: 5, longitude: 175),
    ]
    let rings = MeridianCut().rings(of: [Self.square, hole])
    #expect(rings.count == 2)
    #expect(rings.allSatisfy { $0.count == 8 })
  }
}

@Suite struct ProjectedLinesTests {
  static let world = MapPlacement(
    projection: EqualEarth(), scale: 1000 / 5.41, origin: Point(x: 500, y: 250))

  @Test func followsTheGreatCircle() throws {
    let kyiv = Coordinate(latitude: 50.4501, longitude: 30.5234)
    let newYork = Coordinate(latitude: 40.7128, longitude: -74.006)
    let pieces = Self.world.pieces(along: [kyiv, newYork], tolerance: 0.5)
    let line = try #require(pieces.first)
    #expect(pieces.count == 1 && line.count > 5 && line.count < 40)
    for step in 0...200 {
      let place = GreatCircle.interpolate(kyiv, newYork, fraction: Double(step) / 200)
      let point = try #require(Self.world.point(for: place))
      let nearest = zip(line, line.dropFirst()).map { distance(point, $0, $1) }.min()
      #expect(try #require(nearest) <= 0.5)
    }
  }

  @Test func tearsAtTheEdge() {
    let sydney = Coordinate(latitude: -33.8688, longitude: 151.2093)
    let santiago = Coordinate(latitude: -33.4489, longitude: -70.6693)
    #expect(Self.world.pieces(along: [sydney, santiago]).count == 2)
    let pacific = MapPlacement(
      projection: LambertAzimuthalEqualArea(center: Coordinate(latitude: -30, longitude: 180)),
      scale: 300, origin: Point(x: 500, y: 500))
    #expect(pacific.pieces(along: [sydney, santiago]).count == 1)
  }

  @Test func drawsTheEdgeOfTheWorld() throws {
    let outline = Self.world.sphereOutline()
    let bounds = try #require(Rect(containing: outline))
    // The equator and the central meridian reach from edge to edge.
    let ends = [(90.0, 0.0), (-90, 0), (0, 180), (0, -180)].compactMap {
      Self.world.point(for: Coordinate(latitude: $0, longitude: $1))
    }
    let all = try #require(Rect(containing: ends))
    #expect(abs(all.width - bounds.width) < 1e-6 && abs(all.height - bounds.height) < 1e-6)
    #expect(outline.count > 40 && bounds.width > 999 && bounds.width < 1001)
    #expect(MapPlacement(projection: Mercator(), scale: 1, origin: .zero).sphereOutline().isEmpty)
  }

  private func distance(_ p: Point, _ a: Point, _ b: Point) -> Double {
    let square = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)
    guard square > 0 else { return p.distance(to: a) }
    let t = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / square
    return p.distance(to: a.interpolated(to: b, at: min(max(t, 0), 1)))
  }
}
