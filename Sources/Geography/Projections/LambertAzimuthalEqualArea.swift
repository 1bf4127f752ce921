public import Drawing
import Platform

/// The Lambert azimuthal equal-area projection, undefined only at the antipode of its centre.
/// Source: Snyder, Map Projections (1987), chapter 24.
public struct LambertAzimuthalEqualArea: Projection, Hashable {
  /// The place at (0, 0), where the plane touches the sphere.
  public let center: Coordinate
  private let sine: Double
  private let cosine: Double

  /// Makes the projection.
  public init(center: Coordinate) {
    self.center = center
    sine = sin(center.latitude.radians)
    cosine = cos(center.latitude.radians)
  }

  /// The name of the projection in the browser's data.
  public var name: String { "laea" }
  /// The parameters for the browser, in degrees.
  public var parameters: [ProjectionParameter] {
    [.init("latitude", center.latitude), .init("longitude", center.longitude)]
  }
  /// The cut at the antipode of the centre.
  public var cut: ProjectionCut { .antipode(center: center) }

  /// The point on the plane, in radii of the sphere; `nil` at the antipode of the centre.
  public func forward(_ coordinate: Coordinate) -> Point? {
    let latitude = coordinate.latitude.radians
    let longitude = (coordinate.longitude - center.longitude).radians
    let sinLatitude = sin(latitude)
    let cosLatitude = cos(latitude)
    let cosLongitude = cos(longitude)
    let x = cosLatitude * sin(longitude)
    let y = cosine * sinLatitude - sine * cosLatitude * cosLongitude
    let z = sine * sinLatitude + cosine * cosLatitude * cosLongitude
    guard 1 + z > 1e-14 else { return nil }
    let scale = (2 / (1 + z)).squareRoot()
    return Point(x: scale * x, y: scale * y)
  }

  /// The place on the sphere; `nil` for a point outside the map.
  public func inverse(_ point: Point) -> Coordinate? {
    let square = point.x * point.x + point.y * point.y
    guard square <= 4 else { return nil }
    // The unit vector towards the place, in a coordinate system whose z axis points to the centre.
    let factor = (1 - square / 4).squareRoot()
    let x = point.x * factor
    let y = point.y * factor
    let z = 1 - square / 2
    let north = cosine * y + sine * z
    let outward = cosine * z - sine * y
    let longitude = atan2(x, outward).degrees
    return Coordinate(
      latitude: atan2(north, (x * x + outward * outward).squareRoot()).degrees,
      longitude: Longitude.normalized(longitude + center.longitude))
  }
}
