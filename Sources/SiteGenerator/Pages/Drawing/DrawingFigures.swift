import Drawing
import Markup

/// The examples of the page about drawing as figures: each within its frame, a dashed square, with
/// room around it for what leaves the frame.
enum DrawingFigures {
  /// The figures by name, with what they show for those who do not see them.
  static let all: [(name: String, label: String, drawing: any Drawable)] = [
    ("triangle", "A triangle that fills its frame", DrawingExamples.triangle),
    ("sail", "A sail with a curved side, in the right half of its frame", DrawingExamples.sail),
    ("arc", "An arc from the top, clockwise to the lower right", DrawingExamples.arc),
    (
      "otherWay", "The rest of the circle: from the top, anticlockwise to the lower right",
      DrawingExamples.otherWay
    ),
    (
      "arcStroke", "A wide arc; half of the line lies outside the frame",
      DrawingExamples.arcStroke
    ),
    ("arcBorder", "The same arc, wholly inside the frame", DrawingExamples.arcBorder),
    ("insetArc", "Three arcs within one another", DrawingExamples.insetArc),
    (
      "circleStroke", "A circle; half of its line lies outside the frame",
      DrawingExamples.circleStroke
    ),
    (
      "circleBorder", "The same circle with its line inside the frame", DrawingExamples.circleBorder
    ),
    ("caps", "Three lines: cut off, round and square at their ends", DrawingExamples.caps),
    ("joins", "Three corners: pointed, round and cut", DrawingExamples.joins),
    (
      "miterLimit", "Two spikes, one with its point and one without",
      DrawingExamples.miterLimit
    ),
    (
      "openCorner", "An open square with a notch in one corner, and a closed one without",
      DrawingExamples.openCorner
    ),
    ("dashes", "A dashed square, a dotted circle, a dashed square", DrawingExamples.dashes),
    ("opacity", "A line that crosses itself, of one shade throughout", DrawingExamples.opacity),
    (
      "layers", "A disc, a square and an oval, faded as one",
      DrawingExamples.layers
    ),
    ("insets", "Triangles and squares within one another", DrawingExamples.insets),
  ]

  /// A figure as SVG that stands within a page.
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

  /// A figure by name.
  static func named(_ name: String) -> HTML? {
    all.first { $0.name == name }.map { svg($0.drawing, label: $0.label) }
  }
}
