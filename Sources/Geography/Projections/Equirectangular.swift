public import Drawing
import Platform

/// The equidistant cylindrical projection: x and y are proportional to longitude and latitude.
/// With a standard parallel of 0 this is the plate carree: x = longitude and y = latitude, in
/// radians. Source: Snyder, Map Projections (1987), chapter 12.
public struct Equirectangular: Projection, Hashable {
  /// The meridian at x = 0, in degrees.
  public let centralLongitude: Double
  /// The parallel along which distances are true, in degrees.
  public let standardParallel: Double
  private let stretch: Double

  /// Makes the projection.
  public init(centralLongitude: Double = 0, standardParallel: Double = 0) {
    self.centralLongitude = centralLongitude
    self.standardParallel = standardParallel
    stretch = cos(standardParallel.radians)
  }

  /// The name of the projection in the browser's data.
  public var name: String { "equirectangular" }
  /// The parameters for the browser, in degrees.
  public var parameters: [ProjectionParameter] {
    [.init("longitude", centralLongitude), .init("parallel", standardParallel)]
  }
  /// The cut along the meridian opposite the central meridian.
  public var cut: ProjectionCut { .meridian(central: centralLongitude) }

  /// The point on the plane, in radii of the sphere.
  public func forward(_ coordinate: Coordinate) -> Point? {
    let longitude = relativeLongitude(coordinate.longitude, from: centralLongitude)
    return Point(x: longitude.radians * stretch, y: coordinate.latitude.radians)
  }

  /// The place on the sphere; `nil` for a point outside the map.
  public func inverse(_ point: Point) -> Coordinate? {
    let latitude = point.y.degrees
    let longitude = (point.x / stretch).degrees
    guard abs(latitude) <= 90 + 1e-9, abs(longitude) <= 180 + 1e-9 else { return nil }
    return Coordinate(
      latitude: min(max(latitude, -90), 90),
      longitude: Longitude.normalized(longitude + centralLongitude))
  }
}
