import Geography
import Input

/// Extends areas that lie beneath another area, so that the file need not repeat the shared border
/// in full.
///
/// Removing a shared point adds a triangle to the lower area. The point is removed only if the
/// triangle contains no other point of the upper area, because the upper area then covers the
/// triangle.
struct CoveredRings {
  /// The points of the area on top, sorted by x.
  private let cover: [GridPoint]
  private let points: Set<GridPoint>

  init(by rings: [[GridPoint]]) {
    cover = rings.joined().sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    points = Set(cover)
  }

  /// Returns the given ring of a lower area with fewer points, if possible. The area can grow, but
  /// never shrinks. `nil` for a hole that the upper area fills. Exteriors are clockwise on the
  /// page, and holes are counterclockwise.
  func grown(_ ring: [GridPoint]) -> [GridPoint]? {
    let isShared = ring.map { points.contains($0) }
    guard isShared.contains(true) else { return ring }
    if !isShared.contains(false), ring.twiceArea < 0 { return nil }
    let count = ring.count
    var previous = (0..<count).map { ($0 + count - 1) % count }
    var next = (0..<count).map { ($0 + 1) % count }
    var isKept = [Bool](repeating: true, count: count)
    // Keep the ends of the shared border, where it meets the sea or a third country.
    let isInner = ring.indices.map { isShared[$0] && isShared[previous[$0]] && isShared[next[$0]] }
    var waiting = ring.indices.filter { isInner[$0] }
    var left = count
    while let vertex = waiting.popLast() {
      guard isKept[vertex], isInner[vertex], left > 3 else { continue }
      let (before, after) = (previous[vertex], next[vertex])
      let turn = Self.turn(ring[before], ring[vertex], ring[after])
      guard turn <= 0, turn == 0 || isEmpty(ring[before], ring[vertex], ring[after]) else {
        continue
      }
      isKept[vertex] = false
      left -= 1
      next[before] = after
      previous[after] = before
      waiting.append(before)
      waiting.append(after)
    }
    return ring.indices.filter { isKept[$0] }.map { ring[$0] }
  }

  /// Returns true if no other point of the cover lies within a triangle or on its edges.
  private func isEmpty(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Bool {
    let (minX, maxX) = (min(a.x, b.x, c.x), max(a.x, b.x, c.x))
    let (minY, maxY) = (min(a.y, b.y, c.y), max(a.y, b.y, c.y))
    for point in cover[cover.partitioningIndex { $0.x >= minX }...] {
      if point.x > maxX { return true }
      guard point.y >= minY, point.y <= maxY, point != a, point != b, point != c else { continue }
      if Self.turn(a, b, point) <= 0, Self.turn(b, c, point) <= 0, Self.turn(c, a, point) <= 0 {
        return false
      }
    }
    return true
  }

  /// Returns twice the area of a triangle, positive if its points are clockwise on the page.
  private static func turn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
    (Int(b.x) - Int(a.x)) * (Int(c.y) - Int(b.y)) - (Int(b.y) - Int(a.y)) * (Int(c.x) - Int(b.x))
  }
}
