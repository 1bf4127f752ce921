import Geography
import Platform

/// A spatial index that finds the points near a given point on the earth. Points are grouped into
/// equal cubes in space, so the poles and the antimeridian are not special cases.
struct PointGrid {
  private struct Cube: Hashable {
    var x: Int32
    var y: Int32
    var z: Int32
  }

  private let size: Double
  private var cubes: [Cube: [Int]] = [:]
  private(set) var points: [Coordinate] = []

  /// - Parameter distance: the distance in metres within which points are found.
  init(distance: Double) { size = max(distance, 0.01) }

  /// Adds a point. Points are numbered from 0 in the order in which they are added.
  mutating func add(_ point: Coordinate) {
    cubes[cube(point), default: []].append(points.count)
    points.append(point)
  }

  /// Calls `body` for each point within the grid's distance of a given point. The arguments are the
  /// number of the point and its distance in metres from the given point.
  func forEach(near point: Coordinate, _ body: (Int, Double) -> Void) {
    let middle = cube(point)
    for x in (middle.x - 1)...(middle.x + 1) {
      for y in (middle.y - 1)...(middle.y + 1) {
        for z in (middle.z - 1)...(middle.z + 1) {
          for index in cubes[Cube(x: x, y: y, z: z)] ?? [] {
            let distance = GreatCircle.distance(points[index], point)
            if distance <= size { body(index, distance) }
          }
        }
      }
    }
  }

  /// The nearest point within the grid's distance; `nil` if there is none. If several points are
  /// equally near, the first of them is chosen.
  func nearest(to point: Coordinate) -> (index: Int, distance: Double)? {
    var best: (index: Int, distance: Double)?
    forEach(near: point) { index, distance in
      if let known = best, (known.distance, known.index) <= (distance, index) { return }
      best = (index, distance)
    }
    return best
  }

  /// The cube that contains a point. A chord is never longer than its arc, so two points within the
  /// grid's distance of each other are in the same cube or in adjacent cubes.
  private func cube(_ point: Coordinate) -> Cube {
    let latitude = point.latitude * .pi / 180
    let longitude = point.longitude * .pi / 180
    let scale = GreatCircle.earthRadius / size
    func index(_ value: Double) -> Int32 {
      Int32(max(min((value * scale).rounded(.down), 0x1p30), -0x1p30))
    }
    return Cube(
      x: index(cos(latitude) * cos(longitude)), y: index(cos(latitude) * sin(longitude)),
      z: index(sin(latitude)))
  }
}

extension PointGrid {
  /// Calls `body` for each pair of points that are at most `distance` metres apart. The arguments
  /// are the indices of the two points, the lower index first.
  static func forEachPair(
    of points: [Coordinate], within distance: Double, _ body: (Int, Int) -> Void
  ) {
    var grid = PointGrid(distance: distance)
    for (index, point) in points.enumerated() {
      grid.forEach(near: point) { other, _ in body(other, index) }
      grid.add(point)
    }
  }
}
