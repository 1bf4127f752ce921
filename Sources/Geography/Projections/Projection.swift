public import Drawing

/// A map projection of the unit sphere onto a plane with y upwards.
///
/// `forward` and `inverse` are `nil` if the projection is undefined (a pole of Mercator, the
/// antipode of an azimuthal projection's centre, points outside the map).
public protocol Projection: Sendable {
  /// The name by which the browser knows it: `equirectangular`, `mercator`, `equal-earth`, `laea`, `lcc`.
  var name: String { get }

  /// Its parameters, in a fixed order, for the browser.
  var parameters: [ProjectionParameter] { get }

  /// The cut at which lines have to be divided before they are projected.
  var cut: ProjectionCut { get }

  /// The point on the plane, in radii of the sphere.
  func forward(_ coordinate: Coordinate) -> Point?

  /// The place on the sphere, its longitude in -180..<180.
  func inverse(_ point: Point) -> Coordinate?
}

/// A named number of a projection, degrees for angles.
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

/// The place where a projection tears the sphere.
public enum ProjectionCut: Hashable, Sendable {
  /// Along the meridian opposite the central one.
  case meridian(central: Double)
  /// At one point only, the antipode of the centre.
  case antipode(center: Coordinate)
}

extension Double {
  /// This number of degrees in radians.
  var radians: Double { self * .pi / 180 }
  /// This number of radians in degrees.
  var degrees: Double { self * 180 / .pi }
}

/// Degrees east of a central meridian in -180...180. A longitude that lies exactly opposite keeps
/// the side it was given on, so that both edges of a cut map can be named.
func relativeLongitude(_ longitude: Double, from central: Double) -> Double {
  let difference = longitude - central
  if difference >= -180 && difference <= 180 { return difference }
  // A place that lies beyond the edge only because of rounding counts as on the edge.
  if abs(difference) < 180 + 1e-9 { return difference < 0 ? -180 : 180 }
  return Longitude.normalized(difference)
}
