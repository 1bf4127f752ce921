internal import Geography

import Platform

/// The data for the great-circle heuristic: the positions of the places on the unit sphere, and the
/// smallest cost per metre of any link.
struct NetworkGeometry: Sendable {
  let points: [UnitVector]
  /// The smallest cost of any link per metre of its great-circle distance, slightly reduced because
  /// of rounding errors. It is 0 if a link between different positions costs nothing, or if no link
  /// joins different positions.
  let costPerMetre: Double

  init(links: [Link], coordinates: [Coordinate]) {
    let points = coordinates.map { UnitVector($0) }
    self.points = points
    var smallest = Double.infinity
    for link in links where points[Int(link.from)] != points[Int(link.to)] {
      let metres = points[Int(link.from)].metres(to: points[Int(link.to)])
      smallest = min(smallest, Double(link.cost) / (metres + Self.margin))
    }
    costPerMetre = smallest.isFinite ? smallest * (1 - 1e-12) : 0
  }

  /// The length in metres that is added to every link to cover rounding errors. Computed distances
  /// are accurate to a few nanometres. A micrometre covers the errors of two distances, so the
  /// heuristic is consistent as computed, not only in theory.
  private static let margin = 1e-6

  /// A lower bound on the cost between two places.
  ///
  /// With r = `costPerMetre`, a link u-v of cost w has r * |uv| <= w. For a goal g, the triangle
  /// inequality on the sphere then gives r * |ug| <= w + r * |vg|. Therefore the heuristic r * |vg|
  /// is consistent, and hence admissible (Hart, Nilsson, Raphael 1968). Costs are whole numbers, so
  /// rounding up keeps the inequality: ceil(a) <= ceil(w + b) = w + ceil(b).
  func lowerBound(from place: Int, to goal: Int) -> Int64 {
    let bound = (costPerMetre * points[place].metres(to: points[goal])).rounded(.up)
    return bound < Double(Network.costLimit) ? Int64(bound) : Network.costLimit
  }

  /// A lower bound on the cost that is faster to compute than ``lowerBound(from:to:)``, but smaller
  /// for distant places. It uses the straight line through the earth, which is shorter than the
  /// great circle.
  @inline(__always)
  func straightBound(from place: Int, to goal: Int) -> Int64 {
    let bound = (costPerMetre * points[place].chord(to: points[goal])).rounded(.up)
    return bound < Double(Network.costLimit) ? Int64(bound) : Network.costLimit
  }
}

extension UnitVector {
  /// The length of the straight line through the earth to another point, in metres.
  func chord(to other: UnitVector) -> Double {
    let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
    return (dx * dx + dy * dy + dz * dz).squareRoot() * GreatCircle.earthRadius
  }

  /// The great-circle distance to another point, in metres. The formula with atan2 is accurate for
  /// close and for opposite points, and needs no special case at the antimeridian.
  func metres(to other: UnitVector) -> Double {
    let crossX = y * other.z - z * other.y
    let crossY = z * other.x - x * other.z
    let crossZ = x * other.y - y * other.x
    let sine = (crossX * crossX + crossY * crossY + crossZ * crossZ).squareRoot()
    let cosine = x * other.x + y * other.y + z * other.z
    return atan2(sine, cosine) * GreatCircle.earthRadius
  }
}
