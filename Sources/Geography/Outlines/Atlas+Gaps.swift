extension Atlas {
  /// The strip along the antimeridian that a country's outlines lack, because they end before 180
  /// degrees on both sides. `nil` if there is no such strip.
  public func gap(ofCountry country: Int) -> GeoBox? {
    var east: Int32 = 0
    var west: Int32 = 0
    var latitudes: [Int32] = []
    for reference in countries[country].polygons.flatMap({ $0.rings.joined() })
    where arcs[reference.arc].kind == .seam {
      for vertex in arcs[reference.arc].vertices where abs(longitudes[vertex]) < Seam.meridian {
        east = max(east, longitudes[vertex])
        west = min(west, longitudes[vertex])
        latitudes.append(self.latitudes[vertex])
      }
    }
    guard let south = latitudes.min(), let north = latitudes.max(), east > 0, west < 0 else {
      return nil
    }
    let unit = Self.unitsPerDegree
    return GeoBox(
      south: Double(south) / unit, north: Double(north) / unit,
      longitudes: LongitudeInterval(
        west: Double(east) / unit, width: 360 - Double(east - west) / unit))
  }
}
