public import Drawing
import Platform

/// The Equal Earth projection: equal-area, for maps of the world.
/// Source: Savric, Patterson and Jenny, The Equal Earth map projection (2018), equations 3 to 8.
public struct EqualEarth: Projection, Hashable {
  /// The meridian at x = 0, in degrees.
  public let centralLongitude: Double

  private static let a1 = 1.340264
  private static let a2 = -0.081106
  private static let a3 = 0.000893
  private static let a4 = 0.003796
  private static let root3 = 3.0.squareRoot()

  /// Makes the projection.
  public init(centralLongitude: Double = 0) { self.centralLongitude = centralLongitude }

  /// The name of the projection in the browser's data.
  public var name: String { "equal-earth" }
  /// The parameters for the browser, in degrees.
  public var parameters: [ProjectionParameter] { [.init("longitude", centralLongitude)] }
  /// The cut along the meridian opposite the central meridian.
  public var cut: ProjectionCut { .meridian(central: centralLongitude) }

  /// The point on the plane, in radii of the sphere.
  public func forward(_ coordinate: Coordinate) -> Point? {
    let longitude = relativeLongitude(coordinate.longitude, from: centralLongitude).radians
    let theta = asin(Self.root3 / 2 * sin(coordinate.latitude.radians))
    return Point(
      x: 2 * Self.root3 * longitude * cos(theta) / (3 * Self.slope(theta)), y: Self.height(theta))
  }

  /// The place on the sphere; `nil` for a point outside the map.
  public func inverse(_ point: Point) -> Coordinate? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    // Solve for theta by Newton's method, starting at `point.y`; three steps are usually enough.
    var theta = point.y
    for _ in 0..<20 {
      let step = (Self.height(theta) - point.y) / Self.slope(theta)
      theta -= step
      if abs(step) < 1e-15 { break }
    }
    let sine = 2 * sin(theta) / Self.root3
    let longitude = (Self.root3 * point.x * Self.slope(theta) / (2 * cos(theta))).degrees
    guard abs(theta) < 1.05, abs(sine) <= 1 + 1e-12, abs(longitude) <= 180 + 1e-9 else {
      return nil
    }
    // Rounding can make the sine slightly larger than 1. Its asin would not be a number.
    let cosine = (max(0, 1 - sine * sine)).squareRoot()
    return Coordinate(
      latitude: atan2(sine, cosine).degrees,
      longitude: Longitude.normalized(longitude + centralLongitude))
  }

  /// The y coordinate, as a polynomial of the parametric latitude.
  private static func height(_ theta: Double) -> Double {
    let square = theta * theta
    let sixth = square * square * square
    return theta * (a1 + a2 * square + sixth * (a3 + a4 * square))
  }

  /// The derivative of `height`.
  private static func slope(_ theta: Double) -> Double {
    let square = theta * theta
    let sixth = square * square * square
    return a1 + 3 * a2 * square + sixth * (7 * a3 + 9 * a4 * square)
  }
}
