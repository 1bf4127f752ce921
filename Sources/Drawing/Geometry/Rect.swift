/// A rectangle with sides parallel to the axes; its size is never negative.
public struct Rect: Hashable, Sendable {
  /// The corner with the smallest coordinates.
  public let origin: Point
  /// The width and the height, never negative.
  public let size: Size

  /// Makes a rectangle from a corner and a size. A negative width extends to the left of the
  /// corner, and a negative height above it.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: min(x, x + width), y: min(y, y + height))
    size = Size(width: abs(width), height: abs(height))
  }

  /// Makes a rectangle from a corner and a size. A negative width extends to the left of the
  /// corner, and a negative height above it.
  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// Makes the rectangle between two x coordinates and two y coordinates, given in any order.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Makes the square whose sides are at a distance of `radius` from its centre.
  public init(around center: Point, radius: Double) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// Makes the smallest rectangle that contains all points; `nil` if there are none.
  public init?(containing points: some Sequence<Point>) {
    var iterator = points.makeIterator()
    guard let first = iterator.next() else { return nil }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    while let point = iterator.next() {
      minX = min(minX, point.x)
      maxX = max(maxX, point.x)
      minY = min(minY, point.y)
      maxY = max(maxY, point.y)
    }
    self.init(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// The horizontal extent.
  public var width: Double { size.width }
  /// The vertical extent.
  public var height: Double { size.height }
  /// The smallest x: the left side on a page.
  public var minX: Double { origin.x }
  /// The x halfway between the sides.
  public var midX: Double { origin.x + size.width / 2 }
  /// The greatest x: the right side on a page.
  public var maxX: Double { origin.x + size.width }
  /// The smallest y: the top on a page.
  public var minY: Double { origin.y }
  /// The y halfway between top and bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// The greatest y: the bottom on a page.
  public var maxY: Double { origin.y + size.height }
  /// The point in the middle.
  public var center: Point { Point(x: midX, y: midY) }
}

extension Rect {
  /// Returns the rectangle with each side moved inwards, or outwards for negative amounts. If the
  /// sides would cross, the rectangle collapses onto its centre line.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    let dx = min(dx, width / 2)
    let dy = min(dy, height / 2)
    return Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Returns true if a point lies within the rectangle or on one of its sides.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Returns true if another rectangle lies inside this rectangle. It may touch the sides.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Returns true if the interiors of two rectangles overlap; touching sides do not count.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns the smallest rectangle that contains both rectangles.
  public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Returns the intersection of two rectangles; `nil` if the rectangles do not even touch.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let right = min(maxX, other.maxX)
    let top = max(minY, other.minY)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return nil }
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }
}
