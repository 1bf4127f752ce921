/// A box bounded by two parallels and two meridians. The box may cross the antimeridian.
public struct GeoBox: Hashable, Sendable {
  /// The southern edge in degrees.
  public let south: Double
  /// The northern edge in degrees.
  public let north: Double
  /// The longitudes from the western to the eastern edge.
  public let longitudes: LongitudeInterval

  /// Makes a box from its edges.
  public init(south: Double, north: Double, longitudes: LongitudeInterval) {
    self.south = min(south, north)
    self.north = max(south, north)
    self.longitudes = longitudes
  }

  /// The smallest box around the given places; `nil` if there are none.
  public init?(covering coordinates: [Coordinate]) {
    self.init(
      covering: coordinates.map {
        GeoBox(
          south: $0.latitude, north: $0.latitude,
          longitudes: LongitudeInterval(west: $0.longitude, width: 0))
      })
  }

  /// The smallest box around the given boxes; `nil` if there are none.
  public init?(covering boxes: [GeoBox]) {
    guard let first = boxes.first,
      let longitudes = LongitudeInterval.smallest(covering: boxes.map(\.longitudes))
    else { return nil }
    self.init(
      south: boxes.reduce(first.south) { min($0, $1.south) },
      north: boxes.reduce(first.north) { max($0, $1.north) }, longitudes: longitudes)
  }

  /// The place at the middle latitude and the middle longitude.
  public var center: Coordinate {
    Coordinate(latitude: (south + north) / 2, longitude: longitudes.middle)
  }

  /// Returns true if a place lies within the box or on its edge.
  public func contains(_ coordinate: Coordinate) -> Bool {
    coordinate.latitude >= south && coordinate.latitude <= north
      && longitudes.contains(coordinate.longitude)
  }
}
