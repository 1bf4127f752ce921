import Drawing
import Growth
import Platform
import Testing

@testable import Geography

@Suite struct SimplificationTests {
  /// A coast with many small bends and one long, thin cape.
  static let coast: [Point] = (0...2000).map { step in
    let x = Double(step) / 4
    let cape = step == 1000 ? 30.0 : 0
    return Point(x: x, y: 3 * sin(x / 7) + 0.4 * sin(x * 3) + cape)
  }

  @Test(arguments: [0.1, 0.5, 2.0])
  func staysWithinTheTolerance(tolerance: Double) {
    var simplifier = LineSimplifier(
      SimplificationOptions(tolerance: tolerance, largestTriangle: 1000))
    let kept = simplifier.keptIndices(of: Self.coast)
    #expect(kept.first == 0 && kept.last == 2000 && kept.count < 2000)
    #expect(kept == kept.sorted())
    for (first, last) in zip(kept, kept.dropFirst()) {
      for vertex in first...last {
        let point = Self.coast[vertex]
        let square = point.squaredDistance(
          toSegment: Self.onPage(Self.coast[first]), Self.onPage(Self.coast[last]))
        #expect(square.squareRoot() <= tolerance + 1e-12)
      }
    }
    #expect(kept.contains(1000))
  }

  /// A point, rounded to tenths of a pixel as in a drawing.
  static func onPage(_ point: Point) -> Point {
    Point(x: (point.x * 10).rounded() / 10, y: (point.y * 10).rounded() / 10)
  }

  /// Without noise, all points of the edge have equal weights. With noise, their weights differ.
  @Test(arguments: [0, 0.01])
  func aStraightEdgeOfManyPointsTakesTimeInProportion(noise: Double) {
    let ratio = Growth.ratio(20_000) { count in
      (0..<count).map { step in
        Point(x: Double(step) / 200, y: noise * sin(Double(step) * 12.9898))
      }
    } work: { line in
      var simplifier = LineSimplifier(SimplificationOptions())
      let kept = simplifier.keptIndices(of: line)
      // The two ends would be enough. Some more points are kept, because the simplifier limits its
      // work between two kept vertices.
      #expect(kept.first == 0 && kept.last == line.count - 1 && kept.count < 200)
    }
    #expect(ratio < Growth.limit)
  }

  @Test func keepsIslandsOpen() {
    let island = (0...100).map {
      Point(x: 0.1 * cos(Double($0) * .pi / 50), y: 0.1 * sin(Double($0 % 100) * .pi / 50))
    }
    var simplifier = LineSimplifier(SimplificationOptions())
    #expect(simplifier.keptIndices(of: island).count == 4)
    #expect(simplifier.keptIndices(of: Array(island.prefix(2))) == [0, 1])
    #expect(simplifier.keptIndices(of: []).isEmpty)
  }

  static let placement = MapPlacement(
    projection: Equirectangular(), scale: 1000 / (40 * Double.pi / 180),
    origin: Point(x: 100, y: 900))
  static let page = Rect(x: 0, y: 0, width: 1000, height: 1000)

  @Test func drawsNeighborsWithoutGapOrOverlap() throws {
    let atlas = Atlas(Self.jagged, worldview: .asInData)
    let page = FramedOutlines(atlas, placement: Self.placement, visible: Self.page)
    #expect(page.countries == [0, 1])
    let west = page.rings(ofCountry: 0)
    let east = page.rings(ofCountry: 1)
    try #require(west.count == 1 && east.count == 1)
    // Every edge of the shared border is in both rings, in opposite directions.
    let edges = { (ring: [GridPoint]) in
      Set(zip(ring, ring.dropFirst() + [ring[0]]).map { [$0, $1] })
    }
    let shared = edges(west[0]).filter { edges(east[0]).contains([$0[1], $0[0]]) }
    #expect(shared.count > 10)
    let border = try #require(page.arcs.first { atlas.arcs[$0].kind == .country })
    #expect(page.lines(ofArc: border).map { $0.count - 1 } == [shared.count])
    #expect(shared.count < 390)
  }

  @Test func clipsToThePage() throws {
    let atlas = Atlas(Self.jagged, worldview: .asInData)
    let visible = Rect(x: 200, y: 650, width: 300, height: 100)
    let page = FramedOutlines(atlas, placement: Self.placement, visible: visible)
    for ring in page.countries.flatMap({ page.rings(ofCountry: $0) }) {
      #expect(
        ring.allSatisfy { $0.x >= 2000 && $0.x <= 5000 && $0.y >= 6500 && $0.y <= 7500 })
    }
    let total = page.countries.flatMap { page.rings(ofCountry: $0) }.reduce(0) { $0 + area($1) }
    #expect(abs(abs(total) - 3000 * 1000) < 1)
    let elsewhere = Rect(x: -500, y: 0, width: 300, height: 100)
    #expect(
      FramedOutlines(atlas, placement: Self.placement, visible: elsewhere).countries.isEmpty)
  }

  @Test func aCountryNeverVanishes() {
    var land = OutlineCollection()
    land.append(
      id: 1, countryCode: "MC", name: "",
      polygons: [
        [Invented.ring(7.41, 43.73, 7.42, 43.74)], [Invented.ring(7.5, 43.7, 7.505, 43.705)],
      ])
    let atlas = Atlas(land, worldview: .asInData)
    let world = MapPlacement(
      projection: EqualEarth(), scale: 1000 / 5.41, origin: Point(x: 500, y: 250))
    let page = FramedOutlines(atlas, placement: world, visible: Self.page, provincesOf: [])
    #expect(page.rings(ofCountry: 0).count == 1)
    #expect(page.rings(ofCountry: 0).first.map { abs(area($0)) > 0 } == true)
  }

  @Test func leavesNoTraceOfProvincesThatAreNotShown() throws {
    let atlas = Atlas(Invented.neighbors, worldview: .asInData)
    let all = FramedOutlines(atlas, placement: Self.placement, visible: Self.page)
    let none = FramedOutlines(
      atlas, placement: Self.placement, visible: Self.page, provincesOf: [])
    #expect(all.arcs.count == 8)
    // The border between West and East is gone. Their coasts are one line, and so is their border
    // with North.
    #expect(none.arcs.count == 5)
    #expect(none.rings(ofProvince: 0).isEmpty && !all.rings(ofProvince: 0).isEmpty)
    #expect(none.rings(ofCountry: 0).first?.count == 4)
  }

  @Test func drawsTheLandAroundMoreCoarsely() throws {
    let atlas = Atlas(Self.jagged, worldview: .asInData)
    func vertices(_ shown: [Int], _ context: SimplificationOptions.Context?) -> [Int] {
      let page = FramedOutlines(
        atlas, placement: Self.placement, visible: Self.page, provincesOf: shown,
        options: SimplificationOptions(tolerance: 0.2, context: context))
      return page.arcs.map { page.lines(ofArc: $0).reduce(0) { $0 + $1.count } }
    }
    let coarse = SimplificationOptions.Context(tolerance: 3, smallestIslet: 5)
    // The border keeps its detail, because the map is about one of the two countries beside it.
    #expect(vertices([0], coarse) == vertices([0], nil))
    // If the map is about neither of the two countries, their border is drawn coarsely.
    #expect(vertices([], coarse).reduce(0, +) < vertices([], nil).reduce(0, +) / 4)
  }

  @Test func drawsWholeWhatCrossesTheAntimeridian() {
    let atlas = Atlas(Invented.dateline, worldview: .asInData)
    let whole = FramedOutlines(
      atlas,
      placement: MapPlacement(
        projection: LambertAzimuthalEqualArea(center: Coordinate(latitude: 65, longitude: 179)),
        scale: 3000, origin: Point(x: 500, y: 500)), visible: Self.page)
    #expect(whole.rings(ofCountry: 0).count == 1)
    let centers: [(Double, Int)] = [(0, 2), (179, 1), (-5, 2)]
    for (central, count) in centers {
      let world = MapPlacement(
        projection: EqualEarth(centralLongitude: central), scale: 1000 / 5.41,
        origin: Point(x: 500, y: 250))
      let page = FramedOutlines(atlas, placement: world, visible: Self.page)
      #expect(page.rings(ofCountry: 0).count == count, "about \(central)")
    }
  }

  /// Two countries whose common border has 400 bends between 0 and 20 degrees north.
  private static var jagged: OutlineCollection {
    let border = (0...400).map {
      Coordinate(latitude: Double($0) / 20, longitude: 10 + 0.05 * sin(Double($0) * 1.7))
    }
    var land = OutlineCollection()
    land.append(
      id: 1, countryCode: "WW", name: "",
      polygons: [
        [
          border + [
            Coordinate(latitude: 20, longitude: 0), Coordinate(latitude: 0, longitude: 0),
          ]
        ]
      ])
    land.append(
      id: 2, countryCode: "ZZ", name: "",
      polygons: [
        [
          border.reversed() + [
            Coordinate(latitude: 0, longitude: 20), Coordinate(latitude: 20, longitude: 20),
          ]
        ]
      ])
    return land
  }

  private func area(_ ring: [GridPoint]) -> Double {
    var sum = 0.0
    guard var previous = ring.last else { return 0 }
    for point in ring {
      sum += Double(previous.x) * Double(point.y) - Double(point.x) * Double(previous.y)
      previous = point
    }
    return sum / 2
  }
}
