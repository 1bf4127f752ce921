import Drawing
public import Geography

extension MapFrame {
  /// Returns the frame of an area between two parallels and two meridians.
  public static func region(_ box: GeoBox) -> MapFrame {
    let center = CountryProjection.rounded(box.center)
    let edges = edges(of: box)
    let reach = edges.map { GreatCircle.distance(center, $0) }.max() ?? 0
    if reach <= widestDisc { return .network(of: edges) }
    let projection = EqualEarth(centralLongitude: center.longitude)
    return Rect(containing: edges.compactMap { projection.forward($0) }).map {
      .fitting($0, of: projection, margin: 12)
    } ?? .world
  }

  private static func edges(of box: GeoBox) -> [Coordinate] {
    let steps = 24
    return (0...steps).flatMap { step -> [Coordinate] in
      let share = Double(step) / Double(steps)
      let latitude = box.south + share * (box.north - box.south)
      let longitude = Longitude.normalized(box.longitudes.west + share * box.longitudes.width)
      return [box.south, box.north].map { Coordinate(latitude: $0, longitude: longitude) }
        + [box.longitudes.west, box.longitudes.east].map {
          Coordinate(latitude: latitude, longitude: $0)
        }
    }
  }
}

extension Cartographer {
  /// Returns the frame that shows the given countries, except for their small distant parts; `nil`
  /// if all codes are unknown.
  public func region(ofCountries codes: [String]) -> MapFrame? {
    let countries = codes.compactMap { atlas.country($0) }
    let boxes = countries.flatMap { worthSeeing($0).map(\.box) }
    // A country without an outline is drawn as a dot at its label point.
    let marks = countries.compactMap { GeoBox(covering: [$0.labelPoint]) }
    return GeoBox(covering: boxes + marks).map(MapFrame.region)
  }
}
