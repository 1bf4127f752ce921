/// A point in a plane.
///
/// On a page, x increases to the right and y increases downwards. In the plane of a map projection,
/// y increases upwards. The type does not record which plane a point belongs to.
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

  /// Returns the straight-line distance to another point.
  public func distance(to other: Point) -> Double {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Returns the square of the distance to the nearest point of a line segment.
  @inlinable @inline(__always)
  public func squaredDistance(toSegment a: Point, _ b: Point) -> Double {
    let dx = b.x - a.x
    let dy = b.y - a.y
    let square = dx * dx + dy * dy
    var share = square > 0 ? ((x - a.x) * dx + (y - a.y) * dy) / square : 0
    share = share < 0 ? 0 : (share > 1 ? 1 : share)
    let ex = a.x + share * dx - x
    let ey = a.y + share * dy - y
    return ex * ex + ey * ey
  }

  /// Returns the point at a fraction of the way to another point, from 0 (here) to 1 (there).
  public func interpolated(to other: Point, at fraction: Double) -> Point {
    Point(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }

  /// Returns the point moved by the given amounts.
  public func offset(x dx: Double, y dy: Double) -> Point {
    Point(x: x + dx, y: y + dy)
  }
}
