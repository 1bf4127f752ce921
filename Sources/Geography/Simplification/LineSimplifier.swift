import Drawing

/// Visvalingam's simplification with a bounded error. Vertices are removed in ascending order of
/// weight. The weight of a vertex is the area of the triangle that it forms with its two
/// neighbours, reduced for sharp spikes. A vertex is kept if its removal would leave a dropped
/// vertex farther than the tolerance from the remaining line.
///
/// Source: Visvalingam and Whyatt, Line generalisation by repeated elimination of points (1993).
/// The area alone does not bound the error, because a long thin cape could vanish bit by bit. Each
/// removal is therefore checked against all vertices dropped so far between the two neighbours of
/// the removed vertex. The weight is the area times 1 - 0.7 cos(angle). If weights are equal, the
/// vertex with fewer dropped vertices between its neighbours is removed first. A straight line
/// therefore first loses every second vertex, instead of one vertex after another from one end.
///
/// Takes O(n log n) time for the n vertices of a typical coast. In the worst order of removals, the
/// limit of ``mostDropped`` vertices between two kept vertices bounds the work for each removal.
struct LineSimplifier {
  private let squaredTolerance: Double
  private let largestTriangle: Double
  private let unitsPerPixel: Double
  /// The maximum number of vertices that may be dropped between two kept vertices.
  private static let mostDropped = 4096
  // Buffers that are reused from line to line.
  private var previous: [Int32] = []
  private var next: [Int32] = []
  private var stamps: [Int32] = []
  private var heap: [Entry] = []

  /// A candidate for removal. The entry is out of date if its vertex has a newer stamp.
  private struct Entry {
    var weight: Double
    /// The number of edges of the original line between the vertex's current neighbours.
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

  /// The indices of the vertices to keep, ascending; the first and the last are always kept. A line
  /// that ends where it begins keeps at least two more vertices.
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

  /// Returns true if all vertices between `first` and `last` lie within the tolerance of the drawn
  /// segment. The drawn segment connects the rounded positions of `first` and `last`.
  private func isFaithful(_ line: [Point], _ first: Int, _ last: Int) -> Bool {
    guard last - first <= Self.mostDropped else { return false }
    let a = rounded(line[first])
    let b = rounded(line[last])
    for vertex in (first + 1)..<last
    where line[vertex].squaredDistance(toSegment: a, b) > squaredTolerance {
      return false
    }
    return true
  }

  private func rounded(_ point: Point) -> Point {
    Point(
      x: (point.x * unitsPerPixel).rounded() / unitsPerPixel,
      y: (point.y * unitsPerPixel).rounded() / unitsPerPixel)
  }

  /// Queues a vertex with its weight, unless the weight is so large that the vertex must be kept.
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
