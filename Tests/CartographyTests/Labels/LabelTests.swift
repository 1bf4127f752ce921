import Drawing
import Foundation
import Testing

@testable import Cartography

struct LabelTests {
  static let page = Rect(x: 0, y: 0, width: 1000, height: 600)

  private func placer(lines: LineCoverage? = nil) -> LabelPlacer {
    LabelPlacer(page: Self.page, fontSize: 16, gap: 2, lines: lines)
  }

  @Test func noNameCollidesOrCoversADotOfAnother() {
    var placer = placer()
    // The points are scattered over the page, at the same positions in every run.
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
    let line = [Point(x: 500, y: 300), Point(x: 700, y: 300)]
    let lines = LineCoverage([line], page: Self.page)
    var placer = placer(lines: lines)
    let label = try #require(
      placer.place([
        LabelRequest(text: "Start", anchor: Point(x: 500, y: 300), radius: 3, rank: 0)
      ]).first)
    #expect(label.alignment == .end)
  }

  @Test func boldNamesNeedMoreRoom() {
    let room = 1.05 * TextWidth.of("Anvil Bridge", size: 16) + 8
    let alignments = [nil, "end"].map { style in
      var placer = LabelPlacer(page: Self.page, fontSize: 16, gap: 2)
      let request = LabelRequest(
        text: "Anvil Bridge", anchor: Point(x: Self.page.maxX - room, y: 300), radius: 3, rank: 0,
        style: style)
      return placer.place([request]).first?.alignment
    }
    #expect(alignments == [.start, .end])
  }

  @Test func reservedDotsAndPartsStayFree() throws {
    let request = LabelRequest(text: "Name", anchor: Point(x: 500, y: 300), radius: 3, rank: 0)
    let part = Rect(x: 505, y: 0, width: 495, height: 600)
    // The reserved part leaves room only to the left of the anchor.
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

  @Test func aNameMovesForOneWithoutRoom() {
    // The second name has room only to the left of its point. The best position of the first name
    // overlaps this room.
    let requests = [
      LabelRequest(text: "First", anchor: Point(x: 420, y: 300), radius: 3, rank: 0),
      LabelRequest(text: "Second", anchor: Point(x: 500, y: 300), radius: 3, rank: 1),
    ]
    var placer = placer()
    placer.reserve(Rect(x: 504, y: 0, width: 496, height: 600))
    placer.reserve(Rect(x: 0, y: 0, width: 600, height: 290))
    placer.reserve(Rect(x: 0, y: 310, width: 600, height: 290))
    let labels = placer.place(requests)
    #expect(labels.map(\.alignment) == [.end, .end])
    #expect(!labels[0].box.intersects(labels[1].box))
  }

  @Test func aCapitalAmongDotsStandsOffWithALine() throws {
    let capital = Point(x: 500, y: 300)
    let request = LabelRequest(
      text: "Capital", anchor: capital, radius: 3, rank: 0, isEssential: true)
    func placed(hasLeaders: Bool) -> PlacedLabel? {
      var placer = LabelPlacer(page: Self.page, fontSize: 16, gap: 2, hasLeaders: hasLeaders)
      // A ring of dots leaves no room next to the capital's own dot.
      for step in 0..<6 {
        let angle = Double(step) / 6 * 2 * Double.pi
        placer.reserveDot(
          at: Point(x: 500 + 14 * cos(angle), y: 300 + 14 * sin(angle)), radius: 2)
      }
      return placer.place([request]).first
    }
    // Without a leader, the name cannot avoid all dots of the ring, but it does not cover the
    // capital's own dot.
    let name = try #require(placed(hasLeaders: false))
    #expect(name.leader == nil && !name.box.contains(capital))
    let label = try #require(placed(hasLeaders: true))
    let leader = try #require(label.leader)
    #expect(abs(leader.start.distance(to: capital) - 3) < 1e-9)
    #expect(label.box.insetBy(dx: -0.1, dy: -0.1).contains(leader.end))
  }

  @Test func aNameThatIsNotEssentialCoversNoDot() {
    var placer = placer()
    for step in 0..<6 {
      let angle = Double(step) / 6 * 2 * Double.pi
      placer.reserveDot(at: Point(x: 500 + 14 * cos(angle), y: 300 + 14 * sin(angle)), radius: 2)
    }
    let request = LabelRequest(text: "Town", anchor: Point(x: 500, y: 300), radius: 3, rank: 0)
    #expect(placer.place([request]).isEmpty)
  }

  @Test func aCapitalAtTheEdgeStandsALittleFartherOff() throws {
    // The name of Paramaribo fits neither next to its dot nor farther away with a leader.
    let capital = Point(x: 643.6, y: 54.4)
    var placer = LabelPlacer(
      page: Rect(x: 3, y: 3, width: 994, height: 754), fontSize: 36.5, gap: 5.6, hasLeaders: true)
    for (x, y) in [
      (664.2, 52.5), (668.4, 57.2), (667.3, 67.8), (616.9, 64.2), (593.6, 65.5), (559, 59.1),
      (632.5, 82.2), (450.4, 52.8), (639, 100.7), (771.3, 96.4), (658.1, 124.9), (342.5, 44.3),
      (829, 115.7), (674.9, 190.1), (646, 198.8), (393.8, 72.2), (821.8, 421.7), (643.6, 54.4),
    ] { placer.reserveDot(at: Point(x: x, y: y), radius: 7) }
    let request = LabelRequest(
      text: "Paramaribo", anchor: capital, radius: 7, rank: 0, isEssential: true)
    let label = try #require(placer.place([request]).first)
    #expect(label.leader == nil)
    #expect(label.box.maxY < capital.y && label.box.maxY > capital.y - 14)
  }

  @Test func widths() {
    #expect(TextWidth.of("", size: 10) == 0)
    #expect(TextWidth.of("iii", size: 10) < TextWidth.of("mmm", size: 10))
    #expect(TextWidth.of("東京", size: 10) == 20)
    #expect(TextWidth.of("e\u{301}", size: 10) == TextWidth.of("e", size: 10))
    #expect(TextWidth.of("Київ", size: 20) == 2 * TextWidth.of("Київ", size: 10))
  }
}
