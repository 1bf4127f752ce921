public import Drawing

/// The placement of a projection on a page, in pixels with y downwards. The point (X, Y) of the
/// projection's plane is at x = origin.x + scale * X and y = origin.y - scale * Y on the page.
public struct MapPlacement: Sendable {
  /// The projection.
  public let projection: any Projection
  /// The number of pixels per radius of the earth.
  public let scale: Double
  /// The point on the page that shows (0, 0) of the projection's plane.
  public let origin: Point

  /// Makes a placement.
  public init(projection: any Projection, scale: Double, origin: Point) {
    self.projection = projection
    self.scale = scale
    self.origin = origin
  }

  /// The point on the page for a place; `nil` if the projection is undefined there.
  public func point(for coordinate: Coordinate) -> Point? {
    projection.forward(coordinate).map {
      Point(x: origin.x + scale * $0.x, y: origin.y - scale * $0.y)
    }
  }

  /// The place at a point of the page; `nil` if the point is outside the map.
  public func coordinate(at point: Point) -> Coordinate? {
    projection.inverse(Point(x: (point.x - origin.x) / scale, y: (origin.y - point.y) / scale))
  }

  /// The placement that fits a rectangle of the projection's plane into a rectangle of the page, as
  /// large as possible and centred. The plane is in radii of the earth, with y up.
  public static func fitting(
    _ area: Rect, of projection: any Projection, into page: Rect
  ) -> MapPlacement {
    let horizontal = area.width > 0 ? page.width / area.width : .infinity
    let vertical = area.height > 0 ? page.height / area.height : .infinity
    let fitted = min(horizontal, vertical)
    let scale = fitted.isFinite ? fitted : 1
    return MapPlacement(
      projection: projection, scale: scale,
      origin: Point(x: page.midX - scale * area.midX, y: page.midY + scale * area.midY))
  }
}

extension Atlas {
  /// The smallest rectangle around polygons on a projection's plane, with y upwards and in radii of
  /// the earth; `nil` if no vertex is on the map.
  public func projectedBounds(
    of polygons: some Sequence<OutlinePolygon>, in projection: any Projection
  ) -> Rect? {
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    for polygon in polygons {
      for reference in polygon.rings.first ?? [] {
        for vertex in arcs[reference.arc].vertices {
          guard let point = projection.forward(coordinate(ofVertex: vertex)) else { continue }
          low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
          high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
      }
    }
    guard low.x <= high.x else { return nil }
    return Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
  }

  /// The smallest rectangle around a polygon on a page; `nil` if no vertex is on the map.
  public func bounds(of polygon: OutlinePolygon, on placement: MapPlacement) -> Rect? {
    projectedBounds(of: [polygon], in: placement.projection).map { area in
      Rect(
        minX: placement.origin.x + placement.scale * area.minX,
        minY: placement.origin.y - placement.scale * area.maxY,
        maxX: placement.origin.x + placement.scale * area.maxX,
        maxY: placement.origin.y - placement.scale * area.minY)
    }
  }
}
