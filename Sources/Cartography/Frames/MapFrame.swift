public import Drawing
public import Geography

/// A page, 1000 units wide, that shows the earth or a part of it.
///
/// All numbers are rounded. The browser gets the rounded numbers, so it computes the same points.
public struct MapFrame: Sendable {
  /// The width of every frame, in user units.
  public static let width = 1000.0
  /// The default minimum width of the area that a frame shows, in metres. The outlines have too
  /// little detail for smaller areas.
  public static let minimumGround = 120_000.0

  /// The extents of the page in user units.
  public let size: Size
  /// The placement of the earth on the page.
  public let placement: MapPlacement
  var scaleWords = ScaleWords()

  /// The page as a rectangle.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Makes a frame. The scale is rounded to 3 decimal places, and the origin to 1 decimal place.
  public init(height: Double, placement: MapPlacement) {
    size = Size(width: Self.width, height: height.rounded())
    self.placement = MapPlacement(
      projection: placement.projection, scale: Self.round(placement.scale, to: 1000),
      origin: Point(
        x: Self.round(placement.origin.x, to: 10), y: Self.round(placement.origin.y, to: 10)))
  }

  func with(_ words: ScaleWords) -> MapFrame {
    var frame = self
    frame.scaleWords = words
    return frame
  }

  /// Returns the point of a place, on or off the page; `nil` if the projection is undefined there.
  public func point(for coordinate: Coordinate) -> Point? {
    placement.point(for: coordinate)
  }

  /// The number of metres per user unit, at points where the projection is true to scale.
  public var metresPerUnit: Double { GreatCircle.earthRadius / placement.scale }

  /// Returns the number of metres per user unit around a point, measured along a horizontal line
  /// that extends 20 units to each side. `nil` if an end of this line is off the earth.
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
  /// Returns the frame that fits an area on the plane of a projection. On this plane, y points up
  /// and the unit is the radius of the earth.
  ///
  /// `heights` and `margin` are in user units, and `minimumGround` is in metres. If `heights`
  /// allows it, the page has the proportions of the area.
  static func fitting(
    _ area: Rect, of projection: any Projection, heights: ClosedRange<Double> = 420...760,
    margin: Double = 30, minimumGround: Double = minimumGround
  ) -> MapFrame {
    let least = minimumGround / GreatCircle.earthRadius * (width - 2 * margin) / width
    // Enlarge the area until its width or its height reaches the minimum.
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
