public import Input

extension Coordinate {
  /// Reads a position of GeoJSON, `[longitude, latitude]`; `nil` for one that is none, which is
  /// reported.
  public init?(geoJSON position: JSONNode, into diagnostics: inout Diagnostics) {
    var numbers = position.elements.makeIterator()
    guard let longitude = numbers.next()?.double, let latitude = numbers.next()?.double else {
      diagnostics.error(
        at: position.location, "this is no position",
        hint: "a position is [longitude, latitude], as in [24.03, 49.84]")
      return nil
    }
    // Some programs write 180.0000000000002.
    guard abs(latitude) <= 90.000001, abs(longitude) <= 180.000001 else {
      diagnostics.error(
        at: position.location, "the position is not on the earth",
        hint: abs(latitude) <= 90 && abs(longitude) <= 360
          ? "longitudes are from -180 to 180: write 190 as -170"
          : "positions are [longitude, latitude] in degrees: export in EPSG:4326 (WGS 84)")
      return nil
    }
    self.init(latitude: min(max(latitude, -90), 90), longitude: min(max(longitude, -180), 180))
  }
}
