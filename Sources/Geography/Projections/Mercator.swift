public import Drawing
import Platform

/// The Mercator projection of the sphere, which is cylindrical and conformal. The poles are at
/// infinity. Source: Snyder, Map Projections (1987), chapter 7.
public struct Mercator: Projection, Hashable {
  /// The meridian at x = 0, in degrees.
  public let centralLongitude: Double

  /// Makes the projection.
  public init(centralLongitude: Double = 0) { self.centralLongitude = centralLongitude }

  /// The name of the projection in the browser's data.
  public var name: String { "mercator" }
  /// The parameters for the browser, in degrees.
  public var parameters: [ProjectionParameter] { [.init("longitude", centralLongitude)] }
  /// The cut along the meridian opposite the central meridian.
  public var cut: ProjectionCut { .meridian(central: centralLongitude) }

  /// The point on the plane, in radii of the sphere; `nil` at the poles.
  public func forward(_ coordinate: Coordinate) -> Point? {
    guard abs(coordinate.latitude) < 90 else { return nil }
    let longitude = relativeLongitude(coordinate.longitude, from: centralLongitude)
    return Point(x: longitude.radians, y: asinh(tan(coordinate.latitude.radians)))
  }

  /// The place on the sphere; `nil` for a point outside the map.
  public func inverse(_ point: Point) -> Coordinate? {
    let longitude = point.x.degrees
    guard abs(longitude) <= 180 + 1e-9, point.y.isFinite else { return nil }
    return Coordinate(
      latitude: atan(sinh(point.y)).degrees,
      longitude: Longitude.normalized(longitude + centralLongitude))
  }
}
