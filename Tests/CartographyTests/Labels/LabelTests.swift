import Drawing
import Testing

@testable import Cartography

struct LabelTests {
  static let page = Rect(x: 0, y: 0, width: 1000, height: 600)

  private func placer(lines: LineCoverage? = nil) -> LabelPlacer {
    LabelPlacer(page: Self.page, fontSize: 16, gap: 2, lines: lines)
  }

  @Test func noNameCollidesOrCoversADotOfAnother() {
    var placer = placer()
    // A fixed scatter: multiples of two irrational steps.
    let requests = (0..<400).map { index in
      LabelRequest(
        text: "Place \(index)",
        anchor: Point(
          x: (Double(index) * 618.034).truncatingRemainder(dividingBy: 1000),
          y: (Double(index) * 414.214).truncatingRemainder(dividingBy: 600)), radius: 3,
        rank: index)
    }
    let labels = placer.place(requests)
    #expect(labels.count > 60)
    for (index, label) in labels.enumerated() {
      #expect(Self.page.contains(label.box))
      for other in labels[..<index] {
        #expect(!label.box.intersects(other.box))
        let anchor = other.request.anchor
        #expect(!label.box.contains(anchor))
        #expect(!other.box.contains(label.request.anchor))
      }
    }
  }

  @Test func theMoreImportantComesFirst() {
    var placer = placer()
    let same = Point(x: 500, y: 300)
    let labels = placer.place(
      [
        LabelRequest(text: "Village", anchor: same, radius: 3, rank: 9),
        LabelRequest(text: "Capital", anchor: same, radius: 3, rank: 0),
      ], limit: 1)
    #expect(labels.map(\.request.text) == ["Capital"])
  }

  @Test func theUsualPlaceIsTheRightAndTheEdgeTurnsItLeft() {
    var placer = placer()
    let labels = placer.place([
      LabelRequest(text: "Middle", anchor: Point(x: 500, y: 300), radius: 3, rank: 0),
      LabelRequest(text: "Edge", anchor: Point(x: 990, y: 300), radius: 3, rank: 1),
    ])
    #expect(labels.map(\.alignment) == [.start, .end])
  }

  @Test func namesKeepOffLines() throws {
    var lines = LineCoverage(page: Self.page.size)
    lines.add([Point(x: 500, y: 300), Point(x: 700, y: 300)])
    lines.finish()
    var placer = placer(lines: lines)
    let label = try #require(
      placer.place([
        LabelRequest(text: "Start", anchor: Point(x: 500, y: 300), radius: 3, rank: 0)
      ]).first)
    #expect(label.alignment == .end)
  }

  @Test func reservedDotsAndPartsStayFree() throws {
    let request = LabelRequest(text: "Name", anchor: Point(x: 500, y: 300), radius: 3, rank: 0)
    let part = Rect(x: 505, y: 0, width: 495, height: 600)
    // It leaves only the room below on the left.
    let dot = Point(x: 480, y: 292)
    var placer = placer()
    placer.reserve(part)
    let free = try #require(placer.place([request]).first)
    #expect(free.box.maxX <= part.minX)
    #expect(free.box.insetBy(dx: -4, dy: -4).contains(dot))

    placer = self.placer()
    placer.reserve(part)
    placer.reserveDot(at: dot, radius: 4)
    let label = try #require(placer.place([request]).first)
    #expect(label.box.maxX <= part.minX)
    #expect(label.alignment == .end && label.box.minY >= dot.y + 4)
  }

  @Test func widths() {
    #expect(TextWidth.of("", size: 10) == 0)
    #expect(TextWidth.of("iii", size: 10) < TextWidth.of("mmm", size: 10))
    #expect(TextWidth.of("東京", size: 10) == 20)
    #expect(TextWidth.of("e\u{301}", size: 10) == TextWidth.of("e", size: 10))
    #expect(TextWidth.of("Київ", size: 20) == 2 * TextWidth.of("Київ", size: 10))
  }
}
