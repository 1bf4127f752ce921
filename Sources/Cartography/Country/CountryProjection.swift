import Drawing
import Geography

/// The projection of a country's map, chosen by its extent.
enum CountryProjection {
  /// Lambert's azimuthal equal-area projection about the middle of the area; about the pole where
  /// the area reaches it. Wide areas away from the equator get a conformal cone with its parallels a
  /// sixth from the edges, which keeps their scale within 10 %.
  static func projection(for box: GeoBox) -> any Projection {
    if box.south <= -85 {
      return LambertAzimuthalEqualArea(center: Coordinate(latitude: -90, longitude: 0))
    }
    if box.north >= 89 {
      return LambertAzimuthalEqualArea(center: Coordinate(latitude: 90, longitude: 0))
    }
    let center = rounded(box.center)
    if box.longitudes.width > 100, abs(center.latitude) > 30 {
      let sixth = (box.north - box.south) / 6
      let parallels = (
        MapFrame.round(box.south + sixth, to: 10), MapFrame.round(box.north - sixth, to: 10)
      )
      if let cone = LambertConformalConic(parallels: parallels, origin: center) { return cone }
    }
    return LambertAzimuthalEqualArea(center: center)
  }

  /// A hundredth of a degree is exact enough for a centre, and short in the browser's data.
  static func rounded(_ place: Coordinate) -> Coordinate {
    Coordinate(
      latitude: MapFrame.round(place.latitude, to: 100),
      longitude: MapFrame.round(place.longitude, to: 100))
  }
}
