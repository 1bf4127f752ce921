import Drawing
import Geography

extension [GridPoint] {
  /// Whether a ring's extents are both below a number of grid units.
  func isSmaller(than extent: Double) -> Bool {
    guard let first else { return true }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in self {
      minX = Swift.min(minX, point.x)
      maxX = Swift.max(maxX, point.x)
      minY = Swift.min(minY, point.y)
      maxY = Swift.max(maxY, point.y)
    }
    return Double(maxX - minX) < extent && Double(maxY - minY) < extent
  }

  /// A closed ring without the points that lie within a number of grid units of what remains; some
  /// points stay in any case.
  func simplified(tolerance: Double, keeping isFixed: (GridPoint) -> Bool) -> [GridPoint] {
    guard count > 4 else { return self }
    let line = map { Point(x: Double($0.x), y: Double($0.y)) }
    // The ring is cut where points stay: at those asked for, else at two that are far apart.
    var cuts = indices.filter { isFixed(self[$0]) }
    if cuts.count < 2 {
      let start = cuts.first ?? 0
      let far = indices.max {
        line[start].distance(to: line[$0]) < line[start].distance(to: line[$1])
      }
      cuts = [start, far ?? 0].sorted()
    }
    guard cuts.count > 1, cuts[0] != cuts[1] else { return self }
    var result: [GridPoint] = []
    for (position, start) in cuts.enumerated() {
      let end = position + 1 < cuts.count ? cuts[position + 1] : cuts[0] + count
      let piece = (start...end).map { line[$0 % count] }
      for point in Cartography.simplified(piece, tolerance: tolerance).dropLast() {
        result.append(GridPoint(x: Int32(point.x), y: Int32(point.y)))
      }
    }
    return result
  }
}
