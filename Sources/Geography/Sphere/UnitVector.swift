import Platform

/// A vector in space, usually of length 1. The x axis points to latitude 0, longitude 0; the y axis
/// to latitude 0, longitude 90 east; and the z axis to the north pole.
public struct UnitVector: Hashable, Sendable {
  /// The component towards latitude 0, longitude 0.
  public var x: Double
  /// The component towards latitude 0, longitude 90 east.
  public var y: Double
  /// The component towards the north pole.
  public var z: Double
}

extension UnitVector {
  /// Makes the vector of length 1 to a position on the earth.
  public init(_ coordinate: Coordinate) {
    let latitude = coordinate.latitude * .pi / 180
    let longitude = coordinate.longitude * .pi / 180
    self.init(
      x: cos(latitude) * cos(longitude), y: cos(latitude) * sin(longitude), z: sin(latitude))
  }

  func dot(_ other: UnitVector) -> Double { x * other.x + y * other.y + z * other.z }

  func cross(_ other: UnitVector) -> UnitVector {
    UnitVector(
      x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  var length: Double { dot(self).squareRoot() }

  /// The angle between two directions in radians, accurate even close to 0 and to pi.
  func angle(to other: UnitVector) -> Double { atan2(cross(other).length, dot(other)) }

  /// The place in the direction of this vector. The length of the vector does not matter.
  var coordinate: Coordinate {
    Coordinate(
      latitude: atan2(z, (x * x + y * y).squareRoot()) * 180 / .pi,
      longitude: Longitude.normalized(atan2(y, x) * 180 / .pi))
  }
}

extension UnitVector {
  static let zero = UnitVector(x: 0, y: 0, z: 0)

  static func + (a: UnitVector, b: UnitVector) -> UnitVector {
    UnitVector(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z)
  }

  static func - (a: UnitVector, b: UnitVector) -> UnitVector {
    UnitVector(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z)
  }

  static func * (factor: Double, vector: UnitVector) -> UnitVector {
    UnitVector(x: factor * vector.x, y: factor * vector.y, z: factor * vector.z)
  }

  static func / (vector: UnitVector, divisor: Double) -> UnitVector {
    UnitVector(x: vector.x / divisor, y: vector.y / divisor, z: vector.z / divisor)
  }
}
