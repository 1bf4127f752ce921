import Drawing
import Markup

/// The examples on the page about drawing, as figures. The margin around the frame shows the parts
/// of an example that extend beyond the frame.
enum DrawingFigures {
  /// The figures by name. `label` is the key of the figure's text alternative in the catalogue of
  /// words.
  static let all: [(name: String, label: String, drawing: any Drawable)] = [
    ("triangle", "drawingText.triangle", DrawingExamples.triangle),
    ("sail", "drawingText.sail", DrawingExamples.sail),
    ("arc", "drawingText.arc", DrawingExamples.arc),
    (
      "otherWay", "drawingText.otherWay",
      DrawingExamples.otherWay
    ),
    (
      "arcStroke", "drawingText.arcStroke",
      DrawingExamples.arcStroke
    ),
    ("arcBorder", "drawingText.arcBorder", DrawingExamples.arcBorder),
    ("insetArc", "drawingText.insetArc", DrawingExamples.insetArc),
    (
      "circleStroke", "drawingText.circleStroke",
      DrawingExamples.circleStroke
    ),
    (
      "circleBorder", "drawingText.circleBorder", DrawingExamples.circleBorder
    ),
    ("caps", "drawingText.caps", DrawingExamples.caps),
    ("joins", "drawingText.joins", DrawingExamples.joins),
    (
      "miterLimit", "drawingText.miterLimit",
      DrawingExamples.miterLimit
    ),
    (
      "openCorner", "drawingText.openCorner",
      DrawingExamples.openCorner
    ),
    ("dashes", "drawingText.dashes", DrawingExamples.dashes),
    ("opacity", "drawingText.opacity", DrawingExamples.opacity),
    (
      "layers", "drawingText.layers",
      DrawingExamples.layers
    ),
    ("insets", "drawingText.insets", DrawingExamples.insets),
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
