import Drawing
import Geography

enum CountryProjection {
  /// Returns a Lambert azimuthal equal-area projection. It is centred on the middle of the area, or
  /// on a pole if the area reaches or nearly reaches that pole.
  ///
  /// A wide area away from the equator gets a conformal conic projection instead. Its two standard
  /// parallels lie inside the area, at a sixth of the area's height from the northern and southern
  /// edges.
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

  /// Rounds a place to hundredths of a degree, to keep the browser's data small.
  static func rounded(_ place: Coordinate) -> Coordinate {
    Coordinate(
      latitude: MapFrame.round(place.latitude, to: 100),
      longitude: MapFrame.round(place.longitude, to: 100))
  }
}
