public import Drawing
import Platform

/// The Lambert conformal conic projection of the sphere with two standard parallels, for wide
/// countries away from the equator. Source: Snyder, Map Projections (1987), chapter 15.
public struct LambertConformalConic: Projection, Hashable {
  /// The place at (0, 0).
  public let origin: Coordinate
  /// The first parallel along which distances are true, in degrees.
  public let firstParallel: Double
  /// The second parallel along which distances are true, in degrees; may equal the first.
  public let secondParallel: Double
  private let cone: Double
  private let factor: Double
  private let originRadius: Double

  /// Makes the projection; `nil` if a parallel is at or beyond a pole, if the parallels are at
  /// opposite latitudes, or if the origin is the pole opposite the tip of the cone.
  public init?(parallels: (Double, Double), origin: Coordinate) {
    let (first, second) = parallels
    guard abs(first) < 90, abs(second) < 90, abs(first + second) > 1e-9,
      abs(origin.latitude) <= 90
    else { return nil }
    if abs(first - second) < 1e-9 {
      cone = sin(first.radians)
    } else {
      cone =
        log(cos(first.radians) / cos(second.radians))
        / (asinh(tan(second.radians)) - asinh(tan(first.radians)))
    }
    factor = cos(first.radians) * exp(cone * asinh(tan(first.radians))) / cone
    guard let radius = Self.radius(at: origin.latitude, cone: cone, factor: factor) else {
      return nil
    }
    originRadius = radius
    self.origin = origin
    firstParallel = first
    secondParallel = second
  }

  /// The name of the projection in the browser's data.
  public var name: String { "lcc" }
  /// The parameters for the browser, in degrees.
  public var parameters: [ProjectionParameter] {
    [
      .init("parallel1", firstParallel), .init("parallel2", secondParallel),
      .init("latitude", origin.latitude), .init("longitude", origin.longitude),
    ]
  }
  /// The cut along the meridian opposite the central meridian.
  public var cut: ProjectionCut { .meridian(central: origin.longitude) }

  /// The point on the plane, in radii of the sphere; `nil` at the pole opposite the tip of the
  /// cone.
  public func forward(_ coordinate: Coordinate) -> Point? {
    guard let radius = Self.radius(at: coordinate.latitude, cone: cone, factor: factor) else {
      return nil
    }
    let longitude = relativeLongitude(coordinate.longitude, from: origin.longitude).radians
    return Point(
      x: radius * sin(cone * longitude), y: originRadius - radius * cos(cone * longitude))
  }

  /// The place on the sphere; `nil` for a point outside the map.
  public func inverse(_ point: Point) -> Coordinate? {
    let side: Double = cone < 0 ? -1 : 1
    let down = originRadius - point.y
    let radius = side * (point.x * point.x + down * down).squareRoot()
    guard radius != 0 else {
      return Coordinate(latitude: side * 90, longitude: Longitude.normalized(origin.longitude))
    }
    let longitude = (atan2(side * point.x, side * down) / cone).degrees
    guard radius.isFinite, abs(longitude) <= 180 + 1e-9 else { return nil }
    let latitude = atan(sinh(log(factor / radius) / cone)).degrees
    return Coordinate(
      latitude: latitude, longitude: Longitude.normalized(longitude + origin.longitude))
  }

  /// The distance from the tip of the cone, in radii of the sphere; negative if the tip is at the
  /// South Pole. The result is 0 at the pole at the tip, and `nil` at the opposite pole.
  private static func radius(at latitude: Double, cone: Double, factor: Double) -> Double? {
    if abs(latitude) >= 90 { return (latitude > 0) == (cone > 0) ? 0 : nil }
    return factor * exp(-cone * asinh(tan(latitude.radians)))
  }
}
