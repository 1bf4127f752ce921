import Platform

/// An angle, or a direction on the page: 0 degrees is up, and angles increase clockwise.
public struct Angle: Hashable, Sendable {
  /// The angle in degrees.
  public var degrees: Double

  /// The angle in radians.
  public var radians: Double { degrees * .pi / 180 }

  /// Makes an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }

  /// The angle of 0 degrees, which points up.
  public static let zero = Angle(degrees: 0)

  /// The unit vector in this direction on the page, where y grows downwards.
  public var direction: Point {
    Point(x: sin(radians), y: -cos(radians))
  }
}
