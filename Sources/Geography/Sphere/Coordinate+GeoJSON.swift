public import Input

extension Coordinate {
  /// The tolerance, in degrees, for rounding errors beyond a limit, as in 180.0000000000002.
  private static let slack = 0.000001

  /// Reads a GeoJSON position, `[longitude, latitude]`, or reports an error and returns `nil`.
  /// Longitudes beyond the antimeridian are converted: 190 becomes -170.
  ///
  /// - Parameter misplaced: collects the positions that are not on the earth.
  public init?(
    geoJSON position: JSONNode, misplaced: inout Complaints, into diagnostics: inout Diagnostics
  ) {
    var numbers = position.elements.makeIterator()
    guard let longitude = numbers.next()?.double, let latitude = numbers.next()?.double else {
      diagnostics.error(
        at: position.location, "not a position",
        hint: "write [longitude, latitude], as in [24.03, 49.84]")
      return nil
    }
    guard abs(latitude) <= 90 + Self.slack, abs(longitude) <= 360 + Self.slack else {
      misplaced.add(
        at: position.location, "the position is not on the earth",
        hint: "positions are [longitude, latitude] in degrees: export in EPSG:4326 (WGS 84)",
        into: &diagnostics)
      return nil
    }
    self.init(
      latitude: min(max(latitude, -90), 90),
      longitude: Self.isBeyondAntimeridian(longitude)
        ? longitude - (longitude < 0 ? -360 : 360) : min(max(longitude, -180), 180))
  }

  /// Returns true for a longitude below -180 or above 180 degrees, apart from rounding errors.
  public static func isBeyondAntimeridian(_ longitude: Double) -> Bool {
    abs(longitude) > 180 + slack
  }
}

extension Complaints {
  /// A collector that describes the first position that is not on the earth and counts the others,
  /// because all such positions usually have the same cause.
  public static var misplacedPositions: Complaints { Complaints(.error, limit: 1) }

  /// Adds an error with the number of positions that were not reported individually.
  public func finishPositions(into diagnostics: inout Diagnostics) {
    finish("positions that are not on the earth", into: &diagnostics)
  }
}

extension JSONNode {
  /// Reports an error and returns true if a GeoJSON file uses projected coordinates instead of
  /// degrees.
  public func isProjectedGeoJSON(into diagnostics: inout Diagnostics) -> Bool {
    guard let node = self["crs"]?["properties"]?["name"], let name = node.string else {
      return false
    }
    let features = self["features"]?.elements ?? elements
    let position = (self["features"] == nil ? [self] : Array(features)).lazy
      .compactMap { ($0["geometry"] ?? $0)["coordinates"]?.firstPosition }.first
    guard let position, let x = position[0]?.double, let y = position[1]?.double,
      abs(x) > 360 || abs(y) > 90
    else { return false }
    // The name can be a URN, such as urn:ogc:def:crs:EPSG::32718.
    let parts = name.split(separator: ":")
    let system = parts.contains("EPSG") ? "EPSG:\(parts.last ?? "")" : name
    diagnostics.error(
      at: node.location, "the coordinates are in \(system)",
      hint: "export the file in EPSG:4326 (WGS 84), which uses degrees")
    return true
  }

  /// The first position in nested arrays of coordinates, at any depth.
  private var firstPosition: JSONNode? {
    var node = self
    while let inner = node[0] {
      if inner.kind == .number { return node }
      node = inner
    }
    return nil
  }
}
