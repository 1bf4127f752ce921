#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An angle, or a direction on the page: 0 degrees is up and angles grow clockwise, as on a compass
/// and a clock.
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in degrees.
  public var degrees: Double

  /// The angle in radians.
  public var radians: Double { degrees * .pi / 180 }

  /// Makes an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }

  /// Makes an angle from radians.
  public static func radians(_ radians: Double) -> Angle {
    Angle(degrees: radians * 180 / .pi)
  }

  /// Up.
  public static let zero = Angle(degrees: 0)

  /// Returns true if one angle is smaller than another, full turns included.
  public static func < (left: Angle, right: Angle) -> Bool {
    left.degrees < right.degrees
  }

  /// The step of length one in this direction on the page, where y grows downwards.
  public var direction: Point {
    Point(x: sin(radians), y: -cos(radians))
  }
}
