import Drawing

/// The examples on the page about drawing, drawn in a frame 160 units wide and high. The page shows
/// the code between the braces of each example; a test compares the page with the code here.
enum DrawingExamples {
  static let frame = Rect(x: 0, y: 0, width: 160, height: 160)
  private static let ink = Paint.currentColor
  private static let blue = Paint.property("settled", fallback: "#0067a5")
  private static let orange = Paint.property("path", fallback: "#c2410c")

  static var triangle: some Drawable {
    let triangle = Path { path in
      path.move(to: Point(x: frame.midX, y: frame.minY))
      path.addLine(to: Point(x: frame.maxX, y: frame.maxY))
      path.addLine(to: Point(x: frame.minX, y: frame.maxY))
      path.closeSubpath()
    }
    return triangle.fill(orange)
  }

  static var sail: some Drawable {
    struct Sail: Shape {
      func path(in rect: Rect) -> Path {
        Path { path in
          path.move(to: Point(x: rect.midX, y: rect.minY))
          path.addCurve(
            to: Point(x: rect.maxX, y: rect.maxY),
            control1: Point(x: rect.maxX, y: rect.minY),
            control2: Point(x: rect.maxX, y: rect.midY))
          path.addLine(to: Point(x: rect.midX, y: rect.maxY))
          path.closeSubpath()
        }
      }
    }
    return Sail().fill(blue)
  }

  static var arc: some Drawable {
    Arc(startAngle: .degrees(0), endAngle: .degrees(110))
      .stroke(orange, lineWidth: 8)
  }

  static var otherWay: some Drawable {
    Arc(
      startAngle: .degrees(0), endAngle: .degrees(110),
      clockwise: false
    )
    .stroke(orange, lineWidth: 8)
  }

  static var arcStroke: some Drawable {
    Arc(startAngle: .degrees(0), endAngle: .degrees(270))
      .stroke(blue, lineWidth: 32)
  }

  static var arcBorder: some Drawable {
    Arc(startAngle: .degrees(0), endAngle: .degrees(270))
      .strokeBorder(blue, lineWidth: 32)
  }

  static var insetArc: some Drawable {
    let arc = Arc(startAngle: .degrees(0), endAngle: .degrees(270))
    return Layers([
      arc.strokeBorder(ink, lineWidth: 4),
      arc.inset(by: 20).strokeBorder(blue, lineWidth: 4),
      arc.inset(by: 20).inset(by: 20)
        .strokeBorder(orange, lineWidth: 4),
    ])
  }

  static var circleStroke: some Drawable {
    Circle().stroke(orange, lineWidth: 24)
  }

  static var circleBorder: some Drawable {
    Circle().strokeBorder(orange, lineWidth: 24)
  }

  static var caps: some Drawable {
    func line(_ y: Double) -> Path {
      Path { path in
        path.move(to: Point(x: 24, y: y))
        path.addLine(to: Point(x: 136, y: y))
      }
    }
    func style(_ cap: StrokeStyle.LineCap) -> StrokeStyle {
      StrokeStyle(lineWidth: 28, lineCap: cap)
    }
    return Layers([
      line(28).stroke(blue, style: style(.butt)),
      line(80).stroke(blue, style: style(.round)),
      line(132).stroke(blue, style: style(.square)),
    ])
  }

  static var joins: some Drawable {
    func corner(_ y: Double) -> Path {
      Path { path in
        path.move(to: Point(x: 16, y: y))
        path.addLine(to: Point(x: 80, y: y - 40))
        path.addLine(to: Point(x: 144, y: y))
      }
    }
    func style(_ join: StrokeStyle.LineJoin) -> StrokeStyle {
      StrokeStyle(lineWidth: 18, lineJoin: join)
    }
    return Layers([
      corner(56).stroke(orange, style: style(.miter)),
      corner(104).stroke(orange, style: style(.round)),
      corner(152).stroke(orange, style: style(.bevel)),
    ])
  }

  static var miterLimit: some Drawable {
    func spike(_ x: Double) -> Path {
      Path { path in
        path.move(to: Point(x: x - 24, y: 150))
        path.addLine(to: Point(x: x, y: 60))
        path.addLine(to: Point(x: x + 24, y: 150))
      }
    }
    return Layers([
      spike(44).stroke(
        blue, style: StrokeStyle(lineWidth: 14, miterLimit: 10)),
      spike(116).stroke(
        blue, style: StrokeStyle(lineWidth: 14, miterLimit: 2)),
    ])
  }

  static var openCorner: some Drawable {
    func square(_ inset: Double, isClosed: Bool) -> Path {
      let rect = frame.insetBy(dx: inset, dy: inset)
      return Path { path in
        path.move(to: Point(x: rect.minX, y: rect.minY))
        path.addLine(to: Point(x: rect.maxX, y: rect.minY))
        path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
        path.addLine(to: Point(x: rect.minX, y: rect.maxY))
        path.addLine(to: Point(x: rect.minX, y: rect.minY))
        if isClosed { path.closeSubpath() }
      }
    }
    return Layers([
      square(12, isClosed: false).stroke(orange, lineWidth: 20),
      square(48, isClosed: true).stroke(blue, lineWidth: 20),
    ])
  }

  static var dashes: some Drawable {
    let even = StrokeStyle(lineWidth: 6, dash: [18, 10])
    let dotted = StrokeStyle(
      lineWidth: 8, lineCap: .round, dash: [0, 16])
    let shifted = StrokeStyle(
      lineWidth: 6, dash: [18, 10], dashPhase: 14)
    return Layers([
      Rectangle().strokeBorder(ink, style: even),
      Circle().inset(by: 20).strokeBorder(orange, style: dotted),
      Rectangle().inset(by: 54).strokeBorder(blue, style: shifted),
    ])
  }

  static var opacity: some Drawable {
    let knot = Path { path in
      path.move(to: Point(x: 20, y: 20))
      path.addLine(to: Point(x: 140, y: 140))
      path.addLine(to: Point(x: 140, y: 20))
      path.addLine(to: Point(x: 20, y: 140))
    }
    let wide = StrokeStyle(
      lineWidth: 24, lineCap: .round, lineJoin: .round)
    return knot.stroke(orange, style: wide).opacity(0.5)
  }

  static var layers: some Drawable {
    Layers([
      Circle().inset(by: 30).fill(blue),
      Rectangle().inset(by: 62).fill(orange),
      Ellipse().stroke(ink, lineWidth: 10),
    ])
    .opacity(0.4)
  }

  static var insets: some Drawable {
    Layers(
      stride(from: 0, through: 60, by: 12).flatMap { inset in
        [
          Triangle().inset(by: inset).strokeBorder(orange, lineWidth: 3)
            as any Drawable,
          Rectangle().inset(by: inset).strokeBorder(ink, lineWidth: 1),
        ]
      })
  }
}
