/// A drawing, such as a shape with a paint, that renders itself within a rectangle as SVG elements.
public protocol Drawable: Sendable {
  /// Appends the drawing within a rectangle.
  func render(in rect: Rect, into svg: inout SVG)
}

extension Shape {
  /// Returns the interior of the shape, filled with a paint.
  public func fill(_ paint: Paint) -> FilledShape<Self> {
    FilledShape(shape: self, paint: paint)
  }

  /// Returns a stroke along the shape's outline. Half of its width lies outside the shape.
  public func stroke(_ paint: Paint, style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(shape: self, paint: paint, style: style)
  }

  /// Returns a solid stroke along the shape's outline. Half of its width lies outside the shape.
  public func stroke(_ paint: Paint, lineWidth: Double = 1) -> StrokedShape<Self> {
    stroke(paint, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Returns a stroke along the inside of the shape's outline. The stroke never extends beyond the
  /// frame.
  public func strokeBorder(_ paint: Paint, style: StrokeStyle) -> BorderedShape<Self> {
    BorderedShape(shape: self, paint: paint, style: style)
  }

  /// Returns a solid stroke along the inside of the shape's outline.
  public func strokeBorder(_ paint: Paint, lineWidth: Double = 1) -> BorderedShape<Self> {
    strokeBorder(paint, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension Drawable {
  /// Returns the drawing at an opacity from 0 to 1. Overlapping parts are no darker than the rest.
  public func opacity(_ opacity: Double) -> FadedDrawing {
    FadedDrawing(drawing: self, opacity: opacity)
  }
}

/// The interior of a shape, filled with a paint.
public struct FilledShape<Content: Shape>: Drawable {
  let shape: Content
  let paint: Paint

  /// Writes the drawing, fitted into a rectangle.
  public func render(in rect: Rect, into svg: inout SVG) {
    svg.path(shape.path(in: rect), ["fill": .text(paint.css)])
  }
}

/// A stroke along a shape's outline.
public struct StrokedShape<Content: Shape>: Drawable {
  let shape: Content
  let paint: Paint
  let style: StrokeStyle

  /// Writes the drawing, fitted into a rectangle.
  public func render(in rect: Rect, into svg: inout SVG) {
    svg.path(shape.path(in: rect), style.attributes(paint))
  }
}

/// A stroke along the inside of a shape's outline.
public struct BorderedShape<Content: InsettableShape>: Drawable {
  let shape: Content
  let paint: Paint
  let style: StrokeStyle

  /// Writes the drawing, fitted into a rectangle.
  public func render(in rect: Rect, into svg: inout SVG) {
    var style = style
    // A line wider than the frame would extend beyond the frame on both sides.
    style.lineWidth = min(style.lineWidth, rect.width, rect.height)
    let inner = shape.inset(by: style.lineWidth / 2).path(in: rect)
    let stroke = StrokedShape(shape: inner, paint: paint, style: style)
    // Square caps and pointed corners of some shapes could still extend beyond the frame, so clip
    // them. The margin allows for rounding errors.
    let frame = rect.insetBy(dx: -0.05, dy: -0.05)
    if let bounds = inner.strokeBounds(style), !frame.contains(bounds) {
      svg.open("svg", rect.attributes)
      stroke.render(in: rect, into: &svg)
      svg.close("svg")
    } else {
      stroke.render(in: rect, into: &svg)
    }
  }
}

extension Rect {
  /// The attributes of a nested viewport that clips everything outside this rectangle.
  fileprivate var attributes: SVG.Attributes {
    [
      "x": .number(minX, decimals: 3), "y": .number(minY, decimals: 3),
      "width": .number(width, decimals: 3), "height": .number(height, decimals: 3),
      "viewBox": .text(
        [minX, minY, width, height].map { DecimalText.string($0, decimals: 3) }
          .joined(separator: " ")),
    ]
  }
}

/// A drawing at an opacity.
public struct FadedDrawing: Drawable {
  let drawing: any Drawable
  let opacity: Double

  /// Writes the drawing, fitted into a rectangle.
  public func render(in rect: Rect, into svg: inout SVG) {
    svg.open("g", ["opacity": .number(min(max(opacity, 0), 1), decimals: 3)])
    drawing.render(in: rect, into: &svg)
    svg.close("g")
  }
}

/// A stack of drawings, the first at the bottom.
public struct Layers: Drawable {
  let drawings: [any Drawable]

  /// Stacks drawings, the first at the bottom.
  public init(_ drawings: [any Drawable]) {
    self.drawings = drawings
  }

  /// Writes the drawing, fitted into a rectangle.
  public func render(in rect: Rect, into svg: inout SVG) {
    for drawing in drawings { drawing.render(in: rect, into: &svg) }
  }
}

extension StrokeStyle {
  /// The style as SVG attributes, because pages can forbid inline styles.
  func attributes(_ paint: Paint) -> SVG.Attributes {
    let dashes = dash.map { DecimalText.string($0, decimals: 3) }.joined(separator: " ")
    let isPointed = lineJoin == .miter && miterLimit != 4
    return [
      "fill": "none", "stroke": .text(paint.css), "stroke-width": .number(lineWidth, decimals: 3),
      "stroke-linecap": lineCap == .butt ? .none : .text(lineCap.rawValue),
      "stroke-linejoin": lineJoin == .miter ? .none : .text(lineJoin.rawValue),
      "stroke-miterlimit": isPointed ? .number(miterLimit, decimals: 3) : .none,
      "stroke-dasharray": dash.isEmpty ? .none : .text(dashes),
      "stroke-dashoffset": dash.isEmpty || dashPhase == 0
        ? .none : .number(dashPhase, decimals: 3),
    ]
  }
}
