#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Groups of point sets on the sphere by single linkage: sets belong together where a chain of gaps
/// of at most a given length joins them. Distances are chords in space, for which the triangle
/// inequality holds, so distant blocks of points are skipped as a whole.
struct Linkage {
  /// A ball around some points.
  private struct Ball {
    var center: UnitVector
    var radius: Double
    var points: Range<Int>

    var south: Double { center.z - radius }
    var north: Double { center.z + radius }
  }

  private struct Body {
    var ball: Ball
    var blocks: [Ball]
    var points: [UnitVector]
  }

  private let bodies: [Body]

  /// - Parameter sets: the points of each set; at least one each.
  init(_ sets: [[UnitVector]]) {
    bodies = sets.map { points in
      let blocks = stride(from: 0, to: points.count, by: 32).map {
        Self.ball(points, $0..<min($0 + 32, points.count))
      }
      return Body(ball: Self.ball(points, points.indices), blocks: blocks, points: points)
    }
  }

  /// The groups with gaps of at most `gap` metres: members ascending, groups by first member.
  func groups(gap: Double) -> [[Int]] {
    let chord = 2 * sin(min(gap / GreatCircle.earthRadius, .pi) / 2)
    var sets = DisjointSets(count: bodies.count)
    // Along the axis of the earth, only bodies whose stretches come near each other are compared.
    let balls = bodies.map(\.ball)
    let order = balls.indices.sorted { (balls[$0].south, $0) < (balls[$1].south, $1) }
    var count = balls.count
    // From the north, so that of bodies within one another most are joined before they are compared.
    for (position, first) in order.enumerated().reversed() where count > 1 {
      for second in order[(position + 1)...] {
        guard balls[second].south <= balls[first].north + chord else { break }
        guard Self.gap(balls[first], balls[second]) <= chord else { continue }
        guard sets.root(of: first) != sets.root(of: second),
          near(bodies[first], bodies[second], chord)
        else { continue }
        sets.join(first, second)
        count -= 1
        if count == 1 { break }
      }
    }
    return sets.groups()
  }

  private func near(_ a: Body, _ b: Body, _ chord: Double) -> Bool {
    let limit = chord * chord
    for blockA in a.blocks where Self.gap(blockA, b.ball) <= chord {
      for blockB in b.blocks where Self.gap(blockA, blockB) <= chord {
        for pointA in blockA.points {
          for pointB in blockB.points
          where Self.square(a.points[pointA], b.points[pointB]) <= limit {
            return true
          }
        }
      }
    }
    return false
  }

  private static func ball(_ points: [UnitVector], _ range: Range<Int>) -> Ball {
    var sum = UnitVector(x: 0, y: 0, z: 0)
    for index in range {
      sum.x += points[index].x
      sum.y += points[index].y
      sum.z += points[index].z
    }
    let count = Double(max(range.count, 1))
    let center = UnitVector(x: sum.x / count, y: sum.y / count, z: sum.z / count)
    let radius = range.reduce(0.0) { max($0, square(center, points[$1])) }.squareRoot()
    return Ball(center: center, radius: radius, points: range)
  }

  private static func gap(_ a: Ball, _ b: Ball) -> Double {
    square(a.center, b.center).squareRoot() - a.radius - b.radius
  }

  private static func square(_ a: UnitVector, _ b: UnitVector) -> Double {
    let x = a.x - b.x
    let y = a.y - b.y
    let z = a.z - b.z
    return x * x + y * y + z * z
  }
}
