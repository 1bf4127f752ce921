import Platform

/// Great-circle calculations on a sphere with the mean radius of the earth (IUGG, 6,371.0088 km).
public enum GreatCircle {
  /// The radius of the sphere in metres.
  public static let earthRadius = 6_371_008.8

  /// The length, in metres, of the shortest line between two places. Vincenty's formula with
  /// `atan2` is accurate to the last digits at every distance.
  public static func distance(_ a: Coordinate, _ b: Coordinate) -> Double {
    centralAngle(a, b) * earthRadius
  }

  /// The angle between two places as seen from the centre of the earth, in radians.
  public static func centralAngle(_ a: Coordinate, _ b: Coordinate) -> Double {
    let latitudeA = a.latitude * .pi / 180
    let latitudeB = b.latitude * .pi / 180
    let difference = (b.longitude - a.longitude) * .pi / 180
    let cosA = cos(latitudeA)
    let cosB = cos(latitudeB)
    let sinA = sin(latitudeA)
    let sinB = sin(latitudeB)
    // For places close together, the usual form cosA*sinB - sinA*cosB*cos(d) loses digits by
    // cancellation; this form does not.
    let half = sin(difference / 2)
    let across = cosB * sin(difference)
    let along = sin(latitudeB - latitudeA) + 2 * sinA * cosB * half * half
    let cosine = sinA * sinB + cosA * cosB * cos(difference)
    return atan2((across * across + along * along).squareRoot(), cosine)
  }

  /// The place at a fraction of the shortest line from `a` (0) to `b` (1). Between antipodes, the
  /// line leaves `a` to the north.
  public static func interpolate(_ a: Coordinate, _ b: Coordinate, fraction: Double) -> Coordinate {
    if fraction <= 0 { return a }
    if fraction >= 1 { return b }
    let start = UnitVector(a)
    let end = UnitVector(b)
    let angle = centralAngle(a, b)
    let sine = sin(angle)
    guard sine > 1e-12 else { return interpolateDegenerate(a, b, angle, fraction) }
    let first = sin((1 - fraction) * angle) / sine
    let second = sin(fraction * angle) / sine
    return (first * start + second * end).coordinate
  }

  /// The direction in which the shortest line to `b` leaves `a`, in degrees clockwise from north,
  /// 0..<360; 0 for equal places.
  public static func initialBearing(from a: Coordinate, to b: Coordinate) -> Double {
    let latitudeA = a.latitude * .pi / 180
    let latitudeB = b.latitude * .pi / 180
    let difference = (b.longitude - a.longitude) * .pi / 180
    let half = sin(difference / 2)
    let east = sin(difference) * cos(latitudeB)
    let north =
      sin(latitudeB - latitudeA) + 2 * sin(latitudeA) * cos(latitudeB) * half * half
    let degrees = atan2(east, north) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// Places along the shortest line from `a` to `b`, including both ends, at equal steps of at most
  /// `maximumStep` metres. The steps are longer if more than 10,000 would be needed.
  public static func points(
    from a: Coordinate, to b: Coordinate, maximumStep: Double
  ) -> [Coordinate] {
    let length = distance(a, b)
    let wanted = maximumStep > 0 ? (length / maximumStep).rounded(.up) : 1
    let steps = Int(min(max(wanted, 1), 10_000))
    return (0...steps).map { interpolate(a, b, fraction: Double($0) / Double(steps)) }
  }

  /// Interpolates linearly between nearly equal places, and along a meridian between antipodes.
  private static func interpolateDegenerate(
    _ a: Coordinate, _ b: Coordinate, _ angle: Double, _ fraction: Double
  ) -> Coordinate {
    if angle < 1 {
      let turn = Longitude.normalized(b.longitude - a.longitude)
      return Coordinate(
        latitude: a.latitude + (b.latitude - a.latitude) * fraction,
        longitude: Longitude.normalized(a.longitude + turn * fraction))
    }
    let start = UnitVector(a)
    // The direction of travel is the component of north that is perpendicular to the start. At a
    // pole, the direction of the Greenwich meridian is used instead.
    var north = UnitVector(
      x: -start.z * start.x, y: -start.z * start.y, z: 1 - start.z * start.z)
    if north.length < 1e-9 { north = UnitVector(x: 1, y: 0, z: 0) }
    let turned = fraction * .pi
    return (cos(turned) * start + sin(turned) * north / north.length).coordinate
  }
}
