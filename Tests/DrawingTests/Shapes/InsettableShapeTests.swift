import Drawing
import Testing

struct InsettableShapeTests {
  static let frame = Rect(x: 0, y: 0, width: 100, height: 60)

  @Test func insetsAddUp() {
    #expect(
      Rectangle().inset(by: 3).inset(by: 4).path(in: Self.frame)
        == Rectangle().inset(by: 7).path(in: Self.frame))
    #expect(
      Circle().inset(by: 3).inset(by: 4).path(in: Self.frame)
        == Circle().inset(by: 7).path(in: Self.frame))
    let arc = Arc(startAngle: .zero, endAngle: .degrees(110))
    #expect(
      arc.inset(by: 3).inset(by: 4).path(in: Self.frame) == arc.inset(by: 7).path(in: Self.frame))
  }

  @Test func arcLosesRadius() {
    let arc = Arc(startAngle: .zero, endAngle: .degrees(110)).inset(by: 10)
    #expect(arc.path(in: Self.frame).elements.first == .move(to: Point(x: 50, y: 10)))
  }

  /// The sides of a triangle move inwards by half the line width. The outer edge of a border with
  /// mitre joins is therefore the original triangle.
  @Test func triangleSidesMoveInwards() throws {
    let inner = Triangle().inset(by: 5).path(in: Self.frame)
    let points = inner.elements.compactMap { element in
      switch element {
      case .move(let to), .line(let to): to
      default: nil
      }
    }
    try #require(points.count == 3)
    #expect(abs(points[1].y - 55) < 1e-9)
    // The distance of the inner tip from the right side of the outer triangle, which runs from (50,
    // 0) to (100, 60).
    let length = (50.0 * 50 + 60 * 60).squareRoot()
    let distance = abs(60 * (points[0].x - 50) - 50 * points[0].y) / length
    #expect(abs(distance - 5) < 1e-9)
  }

  @Test(arguments: [1.0, 10, 59, 60, 500])
  func strokeBorderStaysInItsFrame(width: Double) throws {
    for shape in [Rectangle().path(in:), Ellipse().path(in:)] {
      #expect(shape(Self.frame).boundingRect == Self.frame)
    }
    let limited = min(width, 60)
    for path in [
      Rectangle().inset(by: limited / 2).path(in: Self.frame),
      Ellipse().inset(by: limited / 2).path(in: Self.frame),
      Circle().inset(by: limited / 2).path(in: Self.frame),
    ] {
      let box = try #require(path.boundingRect)
      #expect(Self.frame.contains(box.insetBy(dx: -limited / 2, dy: -limited / 2)))
    }
    var svg = SVG()
    Rectangle().strokeBorder(.currentColor, lineWidth: width).render(in: Self.frame, into: &svg)
    #expect(
      String(decoding: svg.bytes, as: UTF8.self).contains(
        "stroke-width=\"\(DecimalText.string(limited, decimals: 3))\""))
  }

  @Test func insetBeyondTheMiddleCollapses() throws {
    for path in [
      Rectangle().inset(by: 1000).path(in: Self.frame),
      Circle().inset(by: 1000).path(in: Self.frame),
      Triangle().inset(by: 1000).path(in: Self.frame),
    ] {
      let box = try #require(path.boundingRect)
      #expect(box.height < 1e-9 && Self.frame.contains(box))
    }
  }
}
