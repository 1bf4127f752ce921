import Platform

/// Groups point sets on the sphere by single linkage: two sets are in the same group if a chain of
/// sets connects them and no gap in the chain is longer than a given length. Distances are chord
/// lengths, which satisfy the triangle inequality, so blocks of points that are too far apart are
/// skipped as a whole.
struct Linkage {
  private typealias Cube = SIMD3<Int32>

  private struct Ball {
    var center: UnitVector
    var radius: Double
    var points: ArraySlice<UnitVector>

    init(_ points: ArraySlice<UnitVector>) {
      let center = points.reduce(.zero, +) / Double(max(points.count, 1))
      self.center = center
      radius = points.reduce(0.0) { max($0, square(center, $1)) }.squareRoot()
      self.points = points
    }

    func gap(to other: Ball) -> Double {
      square(center, other.center).squareRoot() - radius - other.radius
    }
  }

  /// All points in a cube, of any set, and the index of one set that has a point in the cube.
  private struct Cell {
    let cube: Cube
    let set: Int
    var points: [UnitVector] = []
  }

  private let sets: [[UnitVector]]

  /// - Parameter sets: the points of each set; every set has at least one point.
  init(_ sets: [[UnitVector]]) { self.sets = sets }

  /// Groups the sets that are connected by gaps of at most `gap` metres; `gap` must be positive.
  /// The members of a group are ascending, and groups are sorted by their first member.
  func groups(gap: Double) -> [[Int]] {
    guard sets.count > 1 else { return sets.indices.map { [$0] } }
    let chord = 2 * sin(min(gap / GreatCircle.earthRadius, .pi) / 2)
    var groups = DisjointSets(count: sets.count)
    var count = sets.count
    func join(_ first: Int, _ second: Int) {
      guard groups.root(of: first) != groups.root(of: second) else { return }
      groups.join(first, second)
      count -= 1
    }

    // Two points in one cube are never farther apart than the gap, so their sets are joined.
    let edge = chord / 1.7321
    var cells: [Cell] = []
    var numbers: [Cube: Int] = [:]
    for (set, points) in sets.enumerated() {
      var last = -1
      for point in points {
        let cube = Cube(SIMD3(point.x / edge, point.y / edge, point.z / edge), rounding: .down)
        if last < 0 || cells[last].cube != cube {
          last = numbers[cube] ?? cells.count
          if last == cells.count {
            numbers[cube] = last
            cells.append(Cell(cube: cube, set: set))
          }
          join(cells[last].set, set)
        }
        cells[last].points.append(point)
      }
    }

    // Two points no farther apart than the gap are at most two cubes apart along each axis.
    for cell in cells where count > 1 {
      for step in Self.steps {
        guard let other = numbers[cell.cube &+ step].map({ cells[$0] }),
          groups.root(of: cell.set) != groups.root(of: other.set),
          Self.areNear(cell.points, other.points, chord)
        else { continue }
        join(cell.set, other.set)
      }
    }
    return groups.groups()
  }

  /// The offsets from one cube to the cubes that are at most two cubes away along each axis. Of two
  /// opposite offsets, only one is listed.
  private static let steps = (0..<125).map { Cube($0 / 25, $0 / 5 % 5, $0 % 5) &- 2 }.suffix(62)

  private static func areNear(_ a: [UnitVector], _ b: [UnitVector], _ chord: Double) -> Bool {
    let limit = chord * chord
    let (whole, blocks) = (Ball(b[...]), Self.blocks(b))
    for first in Self.blocks(a) where first.gap(to: whole) <= chord {
      for second in blocks where first.gap(to: second) <= chord {
        for point in first.points {
          for other in second.points where square(point, other) <= limit { return true }
        }
      }
    }
    return false
  }

  private static func blocks(_ points: [UnitVector]) -> [Ball] {
    stride(from: 0, to: points.count, by: 32).map {
      Ball(points[$0..<min($0 + 32, points.count)])
    }
  }
}

private func square(_ a: UnitVector, _ b: UnitVector) -> Double {
  let difference = a - b
  return difference.dot(difference)
}
