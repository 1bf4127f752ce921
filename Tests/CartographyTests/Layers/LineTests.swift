import Drawing
import Geography
import Testing

@testable import Cartography

struct LineTests {
  static let page = Rect(x: 0, y: 0, width: 10, height: 10)

  @Test func linesAreCutAtThePage() {
    let pieces = Self.page.clip([
      Point(x: -5, y: 5), Point(x: 5, y: 5), Point(x: 5, y: 20), Point(x: 8, y: 20),
      Point(x: 8, y: 0),
    ])
    #expect(
      pieces == [
        [Point(x: 0, y: 5), Point(x: 5, y: 5), Point(x: 5, y: 10)],
        [Point(x: 8, y: 10), Point(x: 8, y: 0)],
      ])
    #expect(Self.page.clip([Point(x: -5, y: -1), Point(x: 50, y: -1)]).isEmpty)
    #expect(Self.page.clip([Point(x: .nan, y: 1), Point(x: 5, y: 5)]).isEmpty)
  }

  @Test func whatIsLeftOutLiesNear() {
    let line = (0...200).map { index in
      Point(x: Double(index), y: Double((index * index) % 37) / 9)
    }
    let short = simplified(line, tolerance: 1)
    #expect(short.count < line.count)
    #expect(short.first == line.first && short.last == line.last)
    for point in line {
      let nearest = zip(short, short.dropFirst()).map { point.distance(toSegment: $0, $1) }.min()
      #expect((nearest ?? .infinity) <= 1 + 1e-9)
    }
  }

  @Test func graticuleStaysOnThePage() {
    let frame = MapFrame.world
    let lines = Graticule(frame.placement, page: frame.bounds, step: 30).lines
    // There are five parallels and eleven meridians; the meridian at the map's edge is left out.
    #expect(lines.count == 16)
    for point in lines.joined() {
      #expect(frame.bounds.insetBy(dx: -1e-6, dy: -1e-6).contains(point))
    }
  }

  @Test func graticuleAroundAPole() {
    let placement = MapPlacement(
      projection: LambertAzimuthalEqualArea(center: Coordinate(latitude: -90, longitude: 0)),
      scale: 600, origin: Point(x: 500, y: 400))
    let page = Rect(x: 0, y: 0, width: 1000, height: 800)
    let span = GraticuleSpan(placement, page: page)
    #expect(span?.isWhole == true && span?.south == -90)
    #expect(!Graticule(placement, page: page).lines.isEmpty)
  }

  @Test(
    arguments: [
      (1000.0, 150.0, 100.0, "100 km"), (1316, 180, 151.98, "200 km"), (0.4, 120, 50, "20 m"),
      (7000, 180, 142.857, "1,000 km"), (0.01, 150, 100, "1 m"),
    ])
  func scaleBars(metres: Double, longest: Double, length: Double, label: String) throws {
    let bar = try #require(ScaleBar(metresPerUnit: metres, longest: longest))
    #expect(bar.label == label)
    #expect(abs(bar.length - length) < 0.05 && bar.length <= longest)
  }

  @Test func scaleWords() throws {
    var words = ScaleWords()
    (words.kilometres, words.metres, words.group) = ("км", "м", "\u{A0}")
    let labels = [(7000.0, 180.0), (1000, 150), (0.4, 120)].map {
      ScaleBar(metresPerUnit: $0, longest: $1, words: words)?.label
    }
    #expect(labels == ["1\u{A0}000 км", "100 км", "20 м"])
  }

  @Test func noScaleWithoutGround() {
    #expect(ScaleBar(metresPerUnit: 0, longest: 100) == nil)
    #expect(ScaleBar(metresPerUnit: .infinity, longest: 100) == nil)
  }
}
