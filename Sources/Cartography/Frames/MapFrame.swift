public import Drawing
public import Geography

/// A page 1000 units wide on which the earth, or a part of it, is placed.
///
/// All numbers are rounded when the frame is made, so that the browser, given the same few digits,
/// finds the same points.
public struct MapFrame: Sendable {
  /// The width of every frame, in user units.
  public static let width = 1000.0
  /// The least width of ground that a frame shows, in metres: the outlines have no finer detail.
  public static let minimumGround = 250_000.0

  /// The extents of the page in user units.
  public let size: Size
  /// The placement of the earth on the page.
  public let placement: MapPlacement
  /// The words of its scale.
  var scaleWords = ScaleWords()

  /// The page as a rectangle.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Makes a frame. The scale is rounded to 3 decimals and the origin to 1.
  public init(height: Double, placement: MapPlacement) {
    size = Size(width: Self.width, height: height.rounded())
    self.placement = MapPlacement(
      projection: placement.projection, scale: Self.round(placement.scale, to: 1000),
      origin: Point(
        x: Self.round(placement.origin.x, to: 10), y: Self.round(placement.origin.y, to: 10)))
  }

  /// A copy of the frame with other words for its scale.
  func with(_ words: ScaleWords) -> MapFrame {
    var frame = self
    frame.scaleWords = words
    return frame
  }

  /// The point of a place in user units, which may be outside the page; `nil` if the projection has
  /// none.
  public func point(for coordinate: Coordinate) -> Point? {
    placement.point(for: coordinate)
  }

  /// The metres on the ground per user unit where the projection is true to scale.
  public var metresPerUnit: Double { GreatCircle.earthRadius / placement.scale }

  /// The metres on the ground per user unit at a point, measured horizontally; `nil` outside the
  /// earth.
  public func metresPerUnit(at point: Point) -> Double? {
    guard let left = placement.coordinate(at: point.offset(x: -20, y: 0)),
      let right = placement.coordinate(at: point.offset(x: 20, y: 0))
    else { return nil }
    return GreatCircle.distance(left, right) / 40
  }

  static func round(_ value: Double, to steps: Double) -> Double {
    (value * steps).rounded() / steps
  }
}

extension MapFrame {
  /// The frame that fits an area of a projection's plane (y upwards, in radii), at least 250 km wide
  /// unless said otherwise.
  ///
  /// - Parameters:
  ///   - area: the area that must be visible.
  ///   - projection: the projection.
  ///   - heights: the range of the page's height; within it the height follows the area's.
  ///   - margin: the room on each side, in user units.
  ///   - minimumGround: the least ground from left to right in metres.
  static func fitting(
    _ area: Rect, of projection: any Projection, heights: ClosedRange<Double> = 420...760,
    margin: Double = 30, minimumGround: Double = minimumGround
  ) -> MapFrame {
    let least = minimumGround / GreatCircle.earthRadius * (width - 2 * margin) / width
    // The area must fill at least the smallest ground in one direction.
    let grow = max(0, min(least - area.width, least * heights.lowerBound / width - area.height))
    let area = area.insetBy(dx: -grow / 2, dy: -grow / 2)
    let inner = width - 2 * margin
    let natural = area.width > 0 ? inner * area.height / area.width : .infinity
    let height = min(max(natural + 2 * margin, heights.lowerBound), heights.upperBound).rounded()
    var placement = MapPlacement.fitting(
      area, of: projection,
      into: Rect(x: margin, y: margin, width: inner, height: height - 2 * margin))
    let largest = width / (minimumGround / GreatCircle.earthRadius)
    if placement.scale > largest {
      placement = MapPlacement(
        projection: projection, scale: largest,
        origin: Point(
          x: width / 2 - largest * area.midX, y: height / 2 + largest * area.midY))
    }
    return MapFrame(height: height, placement: placement)
  }
}
