import Drawing

/// Counts how many sample points of a page's lines lie within a rectangle, so that names can avoid
/// lines.
struct LineCoverage {
  private let cell: Double
  private let columns: Int
  private let rows: Int
  /// While lines are added, the number of sample points in each cell. After ``finish()``, for each
  /// corner of the grid, the number of sample points in all cells above it and to its left.
  private var sums: [Int32]
  private var isSummed = false

  init(page: Size, cell: Double = 8) {
    self.cell = cell
    columns = max(1, Int((page.width / cell).rounded(.up)))
    rows = max(1, Int((page.height / cell).rounded(.up)))
    sums = Array(repeating: 0, count: (columns + 1) * (rows + 1))
  }

  mutating func add(_ line: [Point]) {
    guard var previous = line.first else { return }
    for next in line.dropFirst() {
      let length = previous.distance(to: next)
      let steps = length.isFinite ? max(1, Int((min(length, 4000) / cell).rounded(.up))) : 1
      for step in 0..<steps {
        mark(previous.interpolated(to: next, at: Double(step) / Double(steps)))
      }
      previous = next
    }
    mark(previous)
  }

  /// Computes the sums after all lines have been added.
  mutating func finish() {
    let width = columns + 1
    sums.withUnsafeMutableBufferPointer { sums in
      for row in 1...rows {
        var sum: Int32 = 0
        for cell in (row * width + 1)..<(row * width + width) {
          sum += sums[cell]
          sums[cell] = sum + sums[cell - width]
        }
      }
    }
    isSummed = true
  }

  /// Returns the number of sample points within a rectangle; 0 before ``finish()``.
  func count(in rect: Rect) -> Int {
    guard isSummed else { return 0 }
    let left = clamp(rect.minX / cell, columns)
    let right = clamp((rect.maxX / cell).rounded(.up), columns)
    let top = clamp(rect.minY / cell, rows)
    let bottom = clamp((rect.maxY / cell).rounded(.up), rows)
    let width = columns + 1
    return Int(
      sums[bottom * width + right] - sums[top * width + right] - sums[bottom * width + left]
        + sums[top * width + left])
  }

  private func clamp(_ value: Double, _ limit: Int) -> Int {
    Int(min(max(value, 0), Double(limit)))
  }

  private mutating func mark(_ point: Point) {
    guard point.x >= 0, point.y >= 0 else { return }
    let column = point.x / cell
    let row = point.y / cell
    guard column < Double(columns), row < Double(rows) else { return }
    sums[(Int(row) + 1) * (columns + 1) + Int(column) + 1] += 1
  }
}
