import Drawing
import Platform
import Testing

struct StrokeBoundsTests {
  static let frame = Rect(x: 0, y: 0, width: 100, height: 60)

  static func line(_ points: [(Double, Double)]) -> Path {
    Path { $0.addLines(points.map { Point(x: $0.0, y: $0.1) }) }
  }

  @Test func aSlantedLineWithSquareCaps() throws {
    // A line from (0, 0) to (30, 40) with a width of 20. The corners of each cap are 10 beyond the
    // end of the line and 10 to each side.
    let style = StrokeStyle(lineWidth: 20, lineCap: .square)
    let bounds = try #require(Self.line([(0, 0), (30, 40)]).strokeBounds(style))
    #expect(abs(bounds.maxX - 44) < 1e-9 && abs(bounds.maxY - 54) < 1e-9)
    #expect(abs(bounds.minX + 14) < 1e-9 && abs(bounds.minY + 14) < 1e-9)
  }

  @Test func aPointedCornerReachesAsFarAsTheLimitAllows() throws {
    // A corner of 60 degrees at the top, whose tip has a miter ratio of 1 / sin(30 degrees) = 2.
    let path = Self.line([(-30, 30 * 3.0.squareRoot()), (0, 0), (30, 30 * 3.0.squareRoot())])
    let pointed = try #require(path.strokeBounds(StrokeStyle(lineWidth: 10, miterLimit: 2.001)))
    #expect(abs(pointed.minY + 10) < 1e-9)
    let cut = try #require(path.strokeBounds(StrokeStyle(lineWidth: 10, miterLimit: 1.999)))
    #expect(abs(cut.minY + 5) < 1e-9)
    let round = try #require(path.strokeBounds(StrokeStyle(lineWidth: 10, lineJoin: .round)))
    #expect(abs(round.minY + 5) < 1e-9)
  }

  @Test func aLineThatGoesOnOrTurnsBackHasNoPoint() throws {
    for points in [[(0.0, 0.0), (10, 0), (20, 0)], [(0, 0), (10, 0), (0, 0)]] {
      let bounds = try #require(
        Self.line(points).strokeBounds(StrokeStyle(lineWidth: 4, miterLimit: 100)))
      #expect(
        bounds
          == (points[2].0 == 20
            ? Rect(minX: -2, minY: -2, maxX: 22, maxY: 2)
            : Rect(minX: -2, minY: -2, maxX: 12, maxY: 2)))
    }
  }

  @Test(arguments: [0.5, 7, 33, 60])
  func bordersNeverLeaveTheirFrame(width: Double) throws {
    var bordered = 0
    for cap in [StrokeStyle.LineCap.butt, .round, .square] {
      for join in [StrokeStyle.LineJoin.miter, .round, .bevel] {
        for end in stride(from: 10.0, through: 360, by: 35) {
          let style = StrokeStyle(lineWidth: width, lineCap: cap, lineJoin: join)
          let arc = Arc(startAngle: .degrees(5), endAngle: .degrees(5 + end))
          bordered += try check(arc, style)
        }
        let style = StrokeStyle(lineWidth: width, lineCap: cap, lineJoin: join)
        bordered += try check(Triangle(), style)
        bordered += try check(Rectangle(), style)
        bordered += try check(Ellipse(), style)
        bordered += try check(Circle(), style)
      }
    }
    if width == 33 { #expect(bordered > 0) }
  }

  /// Returns 1 if the border had to be clipped, otherwise 0.
  private func check(_ shape: some InsettableShape, _ style: StrokeStyle) throws -> Int {
    var svg = SVG()
    shape.strokeBorder(.currentColor, style: style).render(in: Self.frame, into: &svg)
    let text = String(decoding: svg.bytes, as: UTF8.self)
    let isCut = text.hasPrefix(
      "<svg x=\"0\" y=\"0\" width=\"100\" height=\"60\" viewBox=\"0 0 100 60\">")
    let inner = shape.inset(by: style.lineWidth / 2).path(in: Self.frame)
    let bounds = try #require(inner.strokeBounds(style))
    #expect(isCut || Self.frame.insetBy(dx: -0.05, dy: -0.05).contains(bounds))
    // Only two kinds of shapes need clipping: arcs with square caps, and shapes that consist
    // entirely of border.
    #expect(!isCut || (style.lineCap == .square && shape is Arc) || style.lineWidth == 60)
    return isCut ? 1 : 0
  }

  @Test func boundsHoldWhatIsDrawn() throws {
    let arc = Arc(startAngle: .degrees(20), endAngle: .degrees(250)).path(in: Self.frame)
    let style = StrokeStyle(lineWidth: 12, lineCap: .square)
    let bounds = try #require(arc.strokeBounds(style))
    for degrees in stride(from: 20.0, through: 250, by: 1) {
      for radius in [24.0, 36] {
        let angle = degrees * .pi / 180
        let point = Point(x: 50 + radius * sin(angle), y: 30 - radius * cos(angle))
        #expect(bounds.insetBy(dx: -0.02, dy: -0.02).contains(point))
      }
    }
  }

  @Test func aPathIsAShapeThatStaysWhereItIs() {
    let path = Self.line([(1, 2), (3, 4)])
    #expect(path.path(in: Self.frame) == path)
  }
}
