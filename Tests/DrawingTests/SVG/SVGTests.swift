import Drawing
import Testing

struct SVGTests {
  private func text(_ build: (inout SVG) -> Void) -> String {
    var svg = SVG()
    build(&svg)
    return String(decoding: svg.bytes, as: UTF8.self)
  }

  @Test func whatComesFromOutsideIsEscaped() {
    #expect(
      text { $0.element("text", ["class": "a\"b"], text: "<script>]]>&\u{0}\u{FFFF}\u{FFFD}") }
        == "<text class=\"a&quot;b\">&lt;script&gt;]]&gt;&amp;\u{FFFD}\u{FFFD}\u{FFFD}</text>")
  }

  @Test func marksThatTurnTheTextAroundThemAreLeftOut() {
    #expect(
      text { $0.element("text", [:], text: "a\u{202E}b\u{2066}c\u{2069}\u{202A}d – “e”\u{200F}") }
        == "<text>abcd – “e”\u{200F}</text>")
  }

  @Test func attributesKeepTheirOrder() {
    #expect(
      text { $0.empty("circle", ["r": 3, "cx": .number(1.25), "id": .none, "cy": .number(-0.5)]) }
        == "<circle r=\"3\" cx=\"1.3\" cy=\"-.5\"/>")
  }

  @Test func drawings() {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      text { Rectangle().fill(.color("#fff")).opacity(0.5).render(in: frame, into: &$0) }
        == "<g opacity=\".5\"><path fill=\"#fff\" d=\"M0 0h10v10h-10z\"/></g>")
    let style = StrokeStyle(
      lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [4, 2], dashPhase: 1)
    #expect(
      text {
        Rectangle().stroke(.property("path", fallback: "red"), style: style)
          .render(in: frame, into: &$0)
      }
        == "<path fill=\"none\" stroke=\"var(--path,red)\" stroke-width=\"2\""
        + " stroke-linecap=\"round\" stroke-linejoin=\"bevel\" stroke-dasharray=\"4 2\""
        + " stroke-dashoffset=\"1\" d=\"M0 0h10v10h-10z\"/>")
  }

  @Test func layersLieInOrder() {
    let frame = Rect(x: 0, y: 0, width: 1, height: 1)
    let drawing = text {
      Layers([Rectangle().fill(.color("a")), Rectangle().fill(.color("b"))])
        .render(in: frame, into: &$0)
    }
    #expect(drawing.contains("fill=\"a\"") && drawing.hasSuffix("fill=\"b\" d=\"M0 0h1v1h-1z\"/>"))
  }
}
