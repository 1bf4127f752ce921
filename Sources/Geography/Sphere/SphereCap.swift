import Platform

/// A spherical cap: all points whose angular distance from a centre is at most a radius.
struct SphereCap: Hashable, Sendable {
  let center: UnitVector
  /// The angle between the centre and the rim, in radians; `pi` for the whole sphere.
  let radius: Double

  static let everything = SphereCap(center: UnitVector(x: 0, y: 0, z: 1), radius: .pi)
}

extension SphereCap {
  /// Makes a cap centred on the mean of unit vectors; the whole sphere if the mean is zero.
  init(covering directions: [UnitVector]) {
    let sum = directions.reduce(.zero, +)
    let length = sum.length
    guard length > 1e-9 * Double(max(directions.count, 1)) else {
      self = .everything
      return
    }
    self.init(center: sum / length, covering: directions)
  }

  init(center: UnitVector, covering directions: [UnitVector]) {
    let least = directions.reduce(1.0) { min($0, $1.dot(center)) }
    self.init(center: center, radius: acos(max(least, -1)))
  }

  /// Returns true if two caps overlap, or if the gap between them is at most `margin` radians.
  func touches(_ other: SphereCap, margin: Double = 0) -> Bool {
    let reach = radius + other.radius + margin
    return reach >= .pi || center.dot(other.center) >= cos(reach)
  }
}
