import Drawing

/// Counts how many sample points of lines lie in a rectangle, so that names can avoid lines.
struct LineCoverage {
  private let page: Rect
  private let cell: Double
  /// The column and row of the first cell, counted from the map's origin so that all parts of a map
  /// share one grid.
  private let first: (column: Double, row: Double)
  private let columns: Int
  private let rows: Int
  /// A summed-area table: for each corner of a cell, the number of sample points above the corner
  /// and to its left.
  private var sums: [Int32]

  init(_ lines: some Sequence<[Point]>, page: Rect, cell: Double = 8) {
    self.page = page
    self.cell = cell
    first = ((page.minX / cell).rounded(.down), (page.minY / cell).rounded(.down))
    columns = max(1, Int((page.maxX / cell).rounded(.up) - first.column))
    rows = max(1, Int((page.maxY / cell).rounded(.up) - first.row))
    sums = Array(repeating: 0, count: (columns + 1) * (rows + 1))
    for line in lines { add(line) }
    addUp()
  }

  private mutating func add(_ line: [Point]) {
    guard var previous = line.first else { return }
    for next in line.dropFirst() {
      defer { previous = next }
      guard min(previous.x, next.x) <= page.maxX + cell,
        max(previous.x, next.x) >= page.minX - cell,
        min(previous.y, next.y) <= page.maxY + cell, max(previous.y, next.y) >= page.minY - cell
      else { continue }
      let length = previous.distance(to: next)
      let steps = length.isFinite ? max(1, Int((min(length, 4000) / cell).rounded(.up))) : 1
      for step in 0..<steps {
        mark(previous.interpolated(to: next, at: Double(step) / Double(steps)))
      }
    }
    mark(previous)
  }

  /// Turns the numbers of sample points per cell into the summed-area table.
  private mutating func addUp() {
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
  }

  /// Returns the number of sample points in the cells that a rectangle overlaps.
  func count(in rect: Rect) -> Int {
    let left = clamp(rect.minX / cell - first.column, columns)
    let right = clamp((rect.maxX / cell).rounded(.up) - first.column, columns)
    let top = clamp(rect.minY / cell - first.row, rows)
    let bottom = clamp((rect.maxY / cell).rounded(.up) - first.row, rows)
    let width = columns + 1
    return Int(
      sums[bottom * width + right] - sums[top * width + right] - sums[bottom * width + left]
        + sums[top * width + left])
  }

  private func clamp(_ value: Double, _ limit: Int) -> Int {
    Int(min(max(value, 0), Double(limit)))
  }

  private mutating func mark(_ point: Point) {
    let column = point.x / cell - first.column
    let row = point.y / cell - first.row
    guard column >= 0, row >= 0, column < Double(columns), row < Double(rows) else { return }
    sums[(Int(row) + 1) * (columns + 1) + Int(column) + 1] += 1
  }
}
