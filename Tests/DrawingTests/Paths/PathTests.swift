import Drawing
import Testing

struct PathTests {
  @Test func zeroDegreesIsUpAndClockwiseIsClockwise() throws {
    let path = Path {
      $0.addArc(
        center: Point(x: 10, y: 10), radius: 5, startAngle: .zero, endAngle: .degrees(90))
    }
    #expect(path.elements.first == .move(to: Point(x: 10, y: 5)))
    let end = try #require(path.currentPoint)
    #expect(end.distance(to: Point(x: 15, y: 10)) < 1e-9)
    #expect(path.elements.count == 2)
  }

  @Test func anticlockwiseTakesTheOtherWay() throws {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    #expect(path.elements.count == 4)
    let box = try #require(path.boundingRect)
    #expect(abs(box.minX + 1) < 1e-9 && abs(box.maxY - 1) < 1e-9)
  }

  @Test(arguments: [(0.0, 360.0, 4), (90, 90, 0), (0, 720, 4), (350, 10, 1), (10, -80, 3)])
  func turns(start: Double, end: Double, curves: Int) {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 1, startAngle: .degrees(start), endAngle: .degrees(end))
    }
    #expect(path.elements.count == 1 + curves)
  }

  @Test func arcStaysOnItsCircle() {
    let path = Path {
      $0.addArc(center: .zero, radius: 1, startAngle: .degrees(20), endAngle: .degrees(290))
    }
    var current = Point.zero
    for element in path.elements {
      if case .curve(let d, let b, let c) = element {
        let middle = Point(
          x: (current.x + 3 * b.x + 3 * c.x + d.x) / 8, y: (current.y + 3 * b.y + 3 * c.y + d.y) / 8
        )
        #expect(abs(middle.distance(to: .zero) - 1) < 0.0003)
      }
      if case .move(let to) = element { current = to }
      if case .curve(let to, _, _) = element { current = to }
    }
  }

  @Test func lineLeadsToAnArc() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(center: .zero, radius: 2, startAngle: .zero, endAngle: .degrees(10))
    }
    #expect(path.elements[1] == .line(to: Point(x: 0, y: -2)))
  }

  @Test func boundsFollowTheCurveNotItsHandles() {
    let path = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: Point(x: 10, y: 0), control1: Point(x: 0, y: 8), control2: Point(x: 10, y: 8))
    }
    #expect(path.boundingRect?.maxY == 6)
    #expect(Path { _ in }.boundingRect == nil)
  }

  @Test func aPieceAfterClosingStartsAtTheSubpath() {
    let path = Path {
      $0.addRect(Rect(x: 1, y: 1, width: 2, height: 2))
      $0.addLine(to: Point(x: 0, y: 0))
    }
    #expect(path.elements.suffix(2) == [.move(to: Point(x: 1, y: 1)), .line(to: .zero)])
  }

  @Test(arguments: [Double.infinity, .nan, 1e300, -1e300])
  func anArcOfAnyAngleEnds(degrees: Double) {
    let arc = Arc(startAngle: .zero, endAngle: .degrees(degrees))
    #expect(arc.path(in: Rect(x: 0, y: 0, width: 2, height: 2)).elements.count <= 500)
  }
}
