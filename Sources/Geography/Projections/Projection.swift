public import Drawing

/// A map projection of the unit sphere onto a plane whose y axis points up.
///
/// `forward` and `inverse` return `nil` if the projection is undefined: at a pole in Mercator, at
/// the antipode of an azimuthal projection's centre, or at a point outside the map.
public protocol Projection: Sendable {
  /// The name of the projection in the browser's data, such as `equal-earth`.
  var name: String { get }

  /// The parameters for the browser, in a fixed order.
  var parameters: [ProjectionParameter] { get }

  /// The cut at which lines have to be divided before they are projected.
  var cut: ProjectionCut { get }

  /// The point on the plane, in radii of the sphere.
  func forward(_ coordinate: Coordinate) -> Point?

  /// The place on the sphere; its longitude is in -180..<180.
  func inverse(_ point: Point) -> Coordinate?
}

/// A named parameter of a projection; angles are in degrees.
public struct ProjectionParameter: Hashable, Sendable {
  /// The name in the browser's data.
  public let name: String
  /// The value.
  public let value: Double

  /// Makes a parameter.
  public init(_ name: String, _ value: Double) {
    self.name = name
    self.value = value
  }
}

/// The line or point at which a projection tears the sphere.
public enum ProjectionCut: Hashable, Sendable {
  /// The meridian opposite the central meridian.
  case meridian(central: Double)
  /// A single point, the antipode of the centre.
  case antipode(center: Coordinate)
}

extension Double {
  /// This number of degrees in radians.
  var radians: Double { self * .pi / 180 }
  /// This number of radians in degrees.
  var degrees: Double { self * 180 / .pi }
}

/// A longitude relative to a central meridian, in -180...180 degrees. A longitude exactly opposite
/// the central meridian keeps its sign, which tells the left edge of a cut map from the right edge.
func relativeLongitude(_ longitude: Double, from central: Double) -> Double {
  let difference = longitude - central
  if difference >= -180 && difference <= 180 { return difference }
  // A place that lies beyond the edge only because of rounding counts as lying on the edge.
  if abs(difference) < 180 + 1e-9 { return difference < 0 ? -180 : 180 }
  return Longitude.normalized(difference)
}
