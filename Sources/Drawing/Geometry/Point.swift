/// A point of a plane.
///
/// On a page x grows to the right and y downwards; a map projection's plane has y upwards. The type
/// does not say which plane a point is in; the caller knows.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate.
  public var x: Double
  /// The vertical coordinate.
  public var y: Double

  /// Makes a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// The straight distance to another point.
  public func distance(to other: Point) -> Double {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The point at a fraction of the way to another one: 0 is here, 1 is there.
  public func interpolated(to other: Point, at fraction: Double) -> Point {
    Point(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }

  /// The point moved by the given amounts.
  public func offset(x dx: Double, y dy: Double) -> Point {
    Point(x: x + dx, y: y + dy)
  }
}
