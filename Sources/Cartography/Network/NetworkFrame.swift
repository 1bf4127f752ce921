import Drawing
import Geography

extension MapFrame {
  /// Returns the frame of the whole world if the places are spread around the earth. Otherwise
  /// returns a frame that fits the places in the Lambert azimuthal equal-area projection.
  static func network(of places: [Coordinate]) -> MapFrame {
    guard let box = GeoBox(covering: places) else { return .world }
    let center = CountryProjection.rounded(box.center)
    let reach = places.map { GreatCircle.distance(center, $0) }.max() ?? 0
    if reach > widestDisc { return .world }
    // Small areas need a more precise centre.
    let projection = LambertAzimuthalEqualArea(center: reach < 50_000 ? box.center : center)
    let area = Rect(containing: places.compactMap { projection.forward($0) })
    let padded = area ?? Rect(x: 0, y: 0, width: 0, height: 0)
    return .fitting(
      padded, of: projection, margin: 48,
      minimumGround: reach < 50_000 ? max(200, reach / 2) : minimumGround)
  }

  /// The largest radius of an azimuthal map, in metres: a sixth of the way around the earth.
  static let widestDisc = 6_700_000.0

  /// A Boolean value that is true if the area is too small for the outlines of a world map.
  var isLocal: Bool { metresPerUnit * Self.width < 100_000 }
}
