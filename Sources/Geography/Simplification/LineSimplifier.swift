import Drawing

/// Visvalingam's simplification with a bound: vertices are removed in the order of their weighted
/// triangles, sharp spikes first, unless the removal would leave a dropped vertex farther than the
/// tolerance from the remaining line.
///
/// Visvalingam and Whyatt, Line generalisation by repeated elimination of points (1993). The area
/// alone does not bound the distance: a long thin cape could vanish bit by bit. The check against
/// all vertices dropped so far between two kept ones is what makes the tolerance hold. The weight is
/// 1 - 0.7 cos(angle) times the area; of equal weights, the vertex with fewer dropped neighbours
/// goes first, so that a straight line is halved repeatedly rather than shortened from one end.
///
/// Takes time in proportion to n log n for n vertices of a coast. Even in the worst order of
/// removals, the limit of ``mostDropped`` vertices between two kept ones bounds the work for each.
struct LineSimplifier {
  private let squaredTolerance: Double
  private let largestTriangle: Double
  private let unitsPerPixel: Double
  /// The number of vertices that may be dropped between two kept ones.
  private static let mostDropped = 4096
  // Working space, kept from line to line.
  private var previous: [Int32] = []
  private var next: [Int32] = []
  private var stamps: [Int32] = []
  private var heap: [Entry] = []

  /// A candidate for removal. An entry is out of date if its stamp is not the vertex's latest one.
  private struct Entry {
    var weight: Double
    /// The number of edges that the line had between the vertex's neighbours.
    var span: Int32
    var vertex: Int32
    var stamp: Int32

    static func < (left: Entry, right: Entry) -> Bool {
      (left.weight, left.span, left.vertex) < (right.weight, right.span, right.vertex)
    }
  }

  init(_ options: SimplificationOptions) {
    squaredTolerance = options.tolerance * options.tolerance
    largestTriangle = options.largestTriangle
    unitsPerPixel = options.unitsPerPixel
  }

  /// The indices of the vertices to keep, ascending; the first and the last always. A line that
  /// ends where it begins keeps at least two more.
  mutating func keptIndices(of line: [Point]) -> [Int] {
    let count = line.count
    let least = count > 3 && line[0] == line[count - 1] ? 4 : 2
    guard count > least else { return Array(line.indices) }
    previous = (0..<Int32(count)).map { $0 - 1 }
    next = (0..<Int32(count)).map { $0 + 1 }
    stamps = [Int32](repeating: 0, count: count)
    heap.removeAll(keepingCapacity: true)
    for vertex in 1..<(count - 1) { offer(vertex, line) }
    var kept = count
    while kept > least, let top = pop() {
      let vertex = Int(top.vertex)
      guard stamps[vertex] == top.stamp else { continue }
      let before = Int(previous[vertex])
      let after = Int(next[vertex])
      guard isFaithful(line, before, after) else { continue }
      next[before] = Int32(after)
      previous[after] = Int32(before)
      stamps[vertex] = -1
      kept -= 1
      if before > 0 { offer(before, line) }
      if after < count - 1 { offer(after, line) }
    }
    var result: [Int] = []
    result.reserveCapacity(kept)
    var vertex = 0
    while vertex < count {
      result.append(vertex)
      vertex = Int(next[vertex])
    }
    return result
  }

  /// Returns true if every vertex strictly between two lies within the tolerance of the line between
  /// them, as it will be drawn: between the rounded positions of the ends.
  private func isFaithful(_ line: [Point], _ first: Int, _ last: Int) -> Bool {
    guard last - first <= Self.mostDropped else { return false }
    let a = rounded(line[first])
    let b = rounded(line[last])
    for vertex in (first + 1)..<last
    where squaredDistance(line[vertex].x, line[vertex].y, a, b) > squaredTolerance {
      return false
    }
    return true
  }

  private func rounded(_ point: Point) -> Point {
    Point(
      x: (point.x * unitsPerPixel).rounded() / unitsPerPixel,
      y: (point.y * unitsPerPixel).rounded() / unitsPerPixel)
  }

  /// Puts a vertex into the queue with its current weight, unless it must be kept.
  private mutating func offer(_ vertex: Int, _ line: [Point]) {
    stamps[vertex] += 1
    let a = line[Int(previous[vertex])]
    let b = line[vertex]
    let c = line[Int(next[vertex])]
    let ax = a.x - b.x
    let ay = a.y - b.y
    let cx = c.x - b.x
    let cy = c.y - b.y
    let area = abs(ax * cy - ay * cx) / 2
    let lengths = ((ax * ax + ay * ay) * (cx * cx + cy * cy)).squareRoot()
    let cosine = lengths > 0 ? (ax * cx + ay * cy) / lengths : 0
    let weight = area * (1 - 0.7 * cosine)
    guard weight <= largestTriangle else { return }
    push(
      Entry(
        weight: weight, span: next[vertex] - previous[vertex], vertex: Int32(vertex),
        stamp: stamps[vertex]))
  }

  private mutating func push(_ entry: Entry) {
    var child = heap.count
    heap.append(entry)
    while child > 0 {
      let parent = (child - 1) / 2
      guard entry < heap[parent] else { break }
      heap[child] = heap[parent]
      child = parent
    }
    heap[child] = entry
  }

  private mutating func pop() -> Entry? {
    guard let last = heap.popLast() else { return nil }
    guard let top = heap.first else { return last }
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count && heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < last else { break }
      heap[parent] = heap[child]
      parent = child
    }
    heap[parent] = last
    return top
  }
}
