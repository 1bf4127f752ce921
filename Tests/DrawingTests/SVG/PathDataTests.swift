import Drawing
import Testing

struct PathDataTests {
  private func text(_ data: PathData) -> String { String(decoding: data.bytes, as: UTF8.self) }

  @Test func shortRelativeNumbers() {
    var data = PathData(.decimals(1))
    data.move(to: Point(x: 1, y: 2))
    data.line(to: Point(x: 1.5, y: 2.5))
    data.line(to: Point(x: 1.2, y: 3))
    data.line(to: Point(x: 1.2, y: 5))
    data.line(to: Point(x: 9, y: 5))
    data.close()
    data.move(to: Point(x: 0, y: 0))
    data.line(to: Point(x: 10, y: 0.1))
    #expect(text(data) == "M1 2l.5.5-.3.5v2h7.8zm-1-2 10 .1")
  }

  @Test func scaledIntegers() {
    var data = PathData(.scaled(10))
    data.move(to: Point(x: 1.26, y: 2))
    data.line(to: Point(x: 2, y: 1))
    data.curve(
      to: Point(x: 3, y: 3), control1: Point(x: 2, y: 2), control2: Point(x: 2, y: 2))
    data.curve(to: .zero, control1: .zero, control2: .zero)
    #expect(text(data) == "M13 20l7-10c0 10 0 10 10 20-30-30-30-30-30-30")
  }

  @Test func roundingDoesNotAddUp() {
    var data = PathData(.scaled(1))
    data.move(to: .zero)
    for step in 1...1000 { data.line(to: Point(x: Double(step) * 0.4, y: 0)) }
    // The result is 400 steps of length one, not a thousand steps of length zero.
    let steps = [String](repeating: "1", count: 400).joined(separator: " ")
    #expect(text(data) == "M0 0h" + steps)
  }

  @Test func nothingIsWrittenForNothing() {
    var data = PathData(.decimals(1))
    data.move(to: .zero)
    data.close()
    var svg = SVG()
    svg.path(PathData(.decimals(1)))
    #expect(svg.bytes.isEmpty)
    data = PathData(.decimals(1))
    #expect(data.isEmpty)
    data.line(to: .zero)
    #expect(data.isEmpty)
  }

  @Test func whatIsNotANumberDoesNotCrash() {
    var data = PathData(.decimals(1))
    data.move(to: Point(x: .nan, y: .infinity))
    data.line(to: Point(x: 1e300, y: 1))
    #expect(text(data) == "M0 0v1")
  }
}

struct DecimalTextTests {
  @Test(
    arguments: [
      (0.0, 1, "0"), (-0.04, 1, "0"), (0.05, 1, ".1"), (-0.5, 1, "-.5"), (12, 3, "12"),
      (100, 0, "100"), (1.005, 1, "1"), (3.14159, 4, "3.1416"), (1e300, 1, "0"), (0.001, 3, ".001"),
      (1e15 + 0.5, 3, "1000000000000000.5"), (-9_007_199_254_741.5, 3, "-9007199254741.5"),
      (.nan, 3, "0"), (-.infinity, 3, "0"),
    ])
  func shortest(value: Double, decimals: Int, text: String) {
    #expect(DecimalText.string(value, decimals: decimals) == text)
  }
}
