import Drawing
import Geography

/// An area on a page, stored as spans along evenly spaced rows.
struct ScanRows {
  /// The distance between rows in user units.
  static let step = 5.0
  /// For each row, the spans of x in ascending order. Row i lies at y = (i + 0.5) * step.
  private(set) var spans: [[ClosedRange<Double>]]

  /// Scans rings of grid points. `steps` is the number of grid steps per user unit.
  init(_ rings: [[GridPoint]], steps: Int = 10, page: Size) {
    let count = max(1, Int((page.height / Self.step).rounded(.up)))
    var crossings: [[(x: Double, side: Int)]] = Array(repeating: [], count: count)
    for ring in rings {
      guard var previous = ring.last else { continue }
      for next in ring {
        Self.addCrossings(previous, next, 1 / Double(steps), into: &crossings)
        previous = next
      }
    }
    spans = crossings.map { row in
      var spans: [ClosedRange<Double>] = []
      var winding = 0
      var start = 0.0
      for crossing in row.sorted(by: { ($0.x, $0.side) < ($1.x, $1.side) }) {
        if winding == 0 { start = crossing.x }
        winding += crossing.side
        if winding == 0, crossing.x > start { spans.append(start...crossing.x) }
      }
      return spans
    }
  }

  private static func addCrossings(
    _ a: GridPoint, _ b: GridPoint, _ unit: Double, into crossings: inout [[(x: Double, side: Int)]]
  ) {
    guard a.y != b.y else { return }
    let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
    let (topY, bottomY) = (Double(top.y) * unit, Double(bottom.y) * unit)
    let first = max(0, Int(((topY / step) - 0.5).rounded(.up)))
    let last = min(crossings.count - 1, Int(((bottomY / step) - 0.5).rounded(.up)) - 1)
    guard first <= last else { return }
    for row in first...last {
      let y = (Double(row) + 0.5) * step
      let fraction = (y - topY) / (bottomY - topY)
      let x = (Double(top.x) + Double(bottom.x - top.x) * fraction) * unit
      crossings[row].append((x, a.y < b.y ? 1 : -1))
    }
  }

  /// Returns the overlap of the area with a rectangle, in square user units.
  func area(in rect: Rect) -> Double {
    var area = 0.0
    for row in spans.indices {
      let y = (Double(row) + 0.5) * Self.step
      guard y >= rect.minY, y <= rect.maxY else { continue }
      for span in spans[row] {
        area +=
          Self.step * max(0, min(span.upperBound, rect.maxX) - max(span.lowerBound, rect.minX))
      }
    }
    return area
  }

  /// Returns the best box that lies within the area and the page and overlaps no taken box; `nil`
  /// if there is no such box. Better boxes have more space to the left and right, and are nearer to
  /// the middle of the area's height.
  func room(for size: Size, within page: Rect, avoiding taken: [Rect]) -> Rect? {
    let filled = spans.indices.filter { !spans[$0].isEmpty }
    guard let first = filled.first, let last = filled.last else { return nil }
    let reach = max(1, Int((size.height / Self.step).rounded(.up)))
    var best: (score: Double, rect: Rect)?
    let middle = Double(first + last) / 2
    guard last - first + 1 >= reach else { return nil }
    for top in first...(last + 1 - reach) {
      var common = spans[top]
      for row in top + 1..<max(top + reach, top + 1) {
        common = Self.intersection(common, spans[row])
      }
      let y = Double(top) * Self.step
      for span in common {
        let low = max(span.lowerBound, page.minX)
        let high = min(span.upperBound, page.maxX)
        guard high - low >= size.width else { continue }
        let rect = Rect(
          x: (low + high - size.width) / 2, y: y, width: size.width, height: size.height)
        guard rect.minY >= page.minY, rect.maxY <= page.maxY,
          !taken.contains(where: { $0.intersects(rect) })
        else { continue }
        let score =
          min(high - low, 3 * size.width)
          - abs(Double(top) + Double(reach) / 2 - middle) * Self.step * 0.5
        if best.map({ score > $0.score }) ?? true { best = (score, rect) }
      }
    }
    return best?.rect
  }

  private static func intersection(
    _ left: [ClosedRange<Double>], _ right: [ClosedRange<Double>]
  ) -> [ClosedRange<Double>] {
    var result: [ClosedRange<Double>] = []
    for a in left {
      for b in right where b.lowerBound <= a.upperBound && a.lowerBound <= b.upperBound {
        result.append(max(a.lowerBound, b.lowerBound)...min(a.upperBound, b.upperBound))
      }
    }
    return result
  }
}
