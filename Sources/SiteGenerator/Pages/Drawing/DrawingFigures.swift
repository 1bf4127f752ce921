import Drawing
import Markup

/// The examples on the page about drawing, as figures. The margin around the frame shows the parts
/// of an example that extend beyond the frame.
enum DrawingFigures {
  /// The figures. `label` is the catalogue key of a figure's text alternative: `drawingText.`
  /// followed by the figure's `name`.
  static let all = examples.map { label, drawing in
    (name: String(label.dropFirst("drawingText.".count)), label: label, drawing: drawing)
  }

  private static let examples: [(label: String, drawing: any Drawable)] = [
    ("drawingText.triangle", DrawingExamples.triangle),
    ("drawingText.sail", DrawingExamples.sail),
    ("drawingText.arc", DrawingExamples.arc),
    ("drawingText.otherWay", DrawingExamples.otherWay),
    ("drawingText.arcStroke", DrawingExamples.arcStroke),
    ("drawingText.arcBorder", DrawingExamples.arcBorder),
    ("drawingText.insetArc", DrawingExamples.insetArc),
    ("drawingText.circleStroke", DrawingExamples.circleStroke),
    ("drawingText.circleBorder", DrawingExamples.circleBorder),
    ("drawingText.caps", DrawingExamples.caps),
    ("drawingText.joins", DrawingExamples.joins),
    ("drawingText.miterLimit", DrawingExamples.miterLimit),
    ("drawingText.openCorner", DrawingExamples.openCorner),
    ("drawingText.dashes", DrawingExamples.dashes),
    ("drawingText.opacity", DrawingExamples.opacity),
    ("drawingText.layers", DrawingExamples.layers),
    ("drawingText.insets", DrawingExamples.insets),
  ]

  static func svg(_ drawing: any Drawable, label: String) -> HTML {
    let frame = DrawingExamples.frame
    var svg = SVG()
    svg.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "-20 -20 200 200", "role": "img",
        "aria-label": .text(label),
      ])
    Rectangle()
      .stroke(
        .property("field-border", fallback: "#857d6c"), style: StrokeStyle(dash: [3, 4])
      )
      .render(in: frame, into: &svg)
    drawing.render(in: frame, into: &svg)
    svg.close("svg")
    return HTML(bytes: svg.bytes)
  }
}
