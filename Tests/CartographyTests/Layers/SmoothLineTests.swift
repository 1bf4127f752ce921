import Drawing
import Platform
import Testing

@testable import Cartography

struct SmoothLineTests {
  private func text(_ line: [Point], tolerance: Double) -> String {
    var data = PathData(.decimals(0))
    data.addSmooth(line, tolerance: tolerance)
    return String(decoding: data.bytes, as: UTF8.self)
  }

  @Test func straightLinesStayStraight() {
    let line = (0...20).map { Point(x: Double($0) * 10, y: Double($0) * 5) }
    #expect(text(line, tolerance: 0.4) == "M0 0l200 100")
  }

  @Test func aQuarterOfACircleIsOneCurve() {
    let line = (0...90).map { degree in
      let angle = Double(degree) * Double.pi / 180
      return Point(x: 500 * cos(angle), y: 500 * sin(angle))
    }
    let data = text(line, tolerance: 0.5)
    #expect(data.hasPrefix("M500 0c") && data.count { $0 == "c" } == 1)
    // A smaller tolerance needs more pieces, with six numbers each.
    let numbers = text(line, tolerance: 0.02).split { !($0.isNumber || $0 == ".") }
    #expect(numbers.count > 8 && (numbers.count - 2) % 6 == 0)
  }
}
