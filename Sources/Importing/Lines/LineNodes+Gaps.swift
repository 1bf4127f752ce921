import Geography
import Input

extension LineNodes {
  /// Warns about ends of lines that are within `gap` metres of other nodes but do not meet them.
  /// The two ends of one short line are not reported, although they are near each other.
  func warnOfGaps(
    _ segments: [LineSegments.Segment], within gap: Double, path: String,
    into diagnostics: inout Diagnostics
  ) {
    var neighbors: [Int32: Set<Int32>] = [:]
    for segment in segments {
      neighbors[segment.from, default: []].insert(segment.to)
      neighbors[segment.to, default: []].insert(segment.from)
    }
    let nodes = neighbors.keys.sorted()
    var (ends, longest): (Set<Int32>, Double) = ([], 0)
    PointGrid.forEachPair(of: nodes.map { points[Int($0)] }, within: gap) { a, b in
      let (a, b) = (nodes[a], nodes[b])
      if neighbors[a]?.contains(b) == true { return }
      // Two crossings that are near each other may be separate, so count only nodes with a single
      // neighbour.
      ends.formUnion([a, b].filter { neighbors[$0]?.count == 1 })
      longest = max(longest, GreatCircle.distance(points[Int(a)], points[Int(b)]))
    }
    guard let first = ends.min() else { return }
    let tolerance = [1.0, 2, 5, 10, 20, 50].first { $0 >= longest } ?? gap
    let position = points[Int(first)]
    diagnostics.warning(
      at: SourceLocation(path: path),
      "\(counted(ends.count, ("line end is", "line ends are"))) within \(Int(gap)) m of another "
        + "but do\(ends.count == 1 ? "es" : "") not meet it, the first at "
        + "[\(position.longitude), \(position.latitude)]",
      hint: "if they should meet, try --tolerance \(Int(tolerance))")
  }
}
