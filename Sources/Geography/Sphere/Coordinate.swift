/// A place on the earth, in degrees on a sphere. North and east are positive. Longitudes outside
/// -180...180 are allowed.
public struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator, -90...90.
  public var latitude: Double
  /// Degrees east of Greenwich.
  public var longitude: Double

  /// Makes a coordinate from degrees; nothing is checked or normalised.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension Coordinate {
  /// A Boolean value that is true if the latitude is in -90...90 and the longitude in -180...180.
  public var isValid: Bool {
    latitude >= -90 && latitude <= 90 && longitude >= -180 && longitude <= 180
  }
}
