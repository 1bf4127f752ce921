import Drawing
import Geography
import Testing

@testable import Cartography

struct LineTrailsTests {
  private func line(_ points: (Double, Double)...) -> [Point] {
    points.map { Point(x: $0.0, y: $0.1) }
  }

  private func pieces(_ lines: [[Point]]) -> [String] {
    lines.flatMap { line in
      zip(line, line.dropFirst()).map { a, b in
        ["\(a.x) \(a.y)", "\(b.x) \(b.y)"].sorted().joined(separator: " to ")
      }
    }.sorted()
  }

  @Test("Lines that meet are joined into one line, in either direction")
  func chain() {
    let lines = [line((0, 0), (1, 1)), line((2, 0), (1, 1)), line((2, 0), (3, 0), (3, 1))]
    let trails = LineTrails(lines).trails
    #expect(trails.count == 1)
    #expect(pieces(trails) == pieces(lines))
  }

  @Test("A star, a ring and a single line keep all their segments")
  func pieces() {
    let star = (1...5).map { line((0, 0), (Double($0), 9)) }
    let ring = [line((20, 0), (21, 0)), line((21, 0), (21, 1)), line((21, 1), (20, 0))]
    let lines = star + ring + [line((30, 0), (31, 0)), []]
    let trails = LineTrails(lines).trails
    #expect(trails.count == 5)
    #expect(pieces(trails) == pieces(lines))
    #expect(LineTrails([]).trails.isEmpty)
  }

  @Test func onACoarserGridLinesThatFallTogetherAreOne() {
    let trails = LineTrails(
      [
        [Point(x: 0, y: 0), Point(x: 3.1, y: 0.2), Point(x: 3.2, y: 0.1)],
        [Point(x: 3, y: 0.1), Point(x: 0.2, y: 0)], [Point(x: 3.2, y: -0.2), Point(x: 3, y: 1.3)],
      ], steps: 2
    ).trails
    #expect(trails == [[Point(x: 0, y: 0), Point(x: 3, y: 0), Point(x: 3, y: 1.5)]])
  }

  @Test func theLinesOfManyPlacesAreWrittenToHalfAPixel() {
    for (count, scale) in [(2000, false), (2001, true)] {
      let drawing = NetworkDrawing(
        places: (0..<count).map {
          .init(name: "", coordinate: Coordinate(latitude: 10, longitude: Double($0) / 20), rank: 0)
        }, links: [.init(from: 0, to: count - 1, mode: 0, isDirected: false)], modes: [.solid])
      let map = SmallAtlas.cartographer.networkMap(drawing, names: [:], text: SmallAtlas.words)
      let svg = String(decoding: map.quiet, as: UTF8.self)
      #expect(svg.contains("<path class=\"link\" transform=\"scale(.5)\"") == scale)
    }
  }
}
