/// The outline of a country or territory under a worldview: the union of its provinces.
public struct CountryOutline: Sendable {
  /// The ISO 3166-1 alpha-2 code, upper case.
  public let code: String
  /// Indices into `Atlas.provinces`, ascending.
  public let provinces: [Int]
  /// Its polygons, whole across the antimeridian, largest first.
  public let polygons: [OutlinePolygon]
  /// Its polygons as cut at +-180, for maps whose edge is there.
  public let cutPolygons: [OutlinePolygon]
  /// A place that stands for the country if the data have no polygon.
  public let marker: Coordinate?
  /// Square metres on the sphere.
  public let area: Double
  /// The smallest box around all polygons (or the marker).
  public let box: GeoBox
  /// Groups of near polygons: the main body first, then by area.
  public let clusters: [OutlineCluster]
  /// Indices of the countries that share an arc with it, ascending.
  public let neighbors: [Int]
  /// The pole of inaccessibility of its largest polygon (or the marker): a place for its name.
  public let labelPoint: Coordinate
}

extension CountryOutline {
  /// The smallest box around what a map of the country shows at its main scale: the main body and
  /// the clusters that do not shrink it much.
  public var mainBox: GeoBox {
    GeoBox(covering: clusters.filter { $0.role != .inset }.map(\.box)) ?? box
  }
}

/// Polygons of one country that lie within 300 km of one another.
public struct OutlineCluster: Sendable {
  /// The role of a cluster on a map of its country.
  public enum Role: UInt8, Sendable {
    /// The main body, which the map is made for.
    case main
    /// On the main map.
    case included
    /// In a frame of its own, with its own scale.
    case inset
  }

  /// The role on a map of the country.
  public let role: Role
  /// Indices into `CountryOutline.polygons`, ascending.
  public let polygons: [Int]
  /// Square metres.
  public let area: Double
  /// The smallest box around it.
  public let box: GeoBox
  /// The name, if one was chosen manually.
  public let name: String?
}
