import Input

/// The outline of a country or territory under a worldview: the union of its provinces.
public struct CountryOutline: Sendable {
  /// The ISO 3166-1 alpha-2 code, upper case.
  public let code: String
  /// Indices into `Atlas.provinces`, ascending.
  public let provinces: [Int]
  /// The country's polygons, not cut at the antimeridian, largest first.
  public let polygons: [OutlinePolygon]
  /// The country's polygons, cut at the antimeridian, for maps whose edge is the antimeridian.
  public let cutPolygons: [OutlinePolygon]
  /// A place that represents the country if the data have no polygon for it; `nil` if the data give
  /// no such place.
  public let marker: Coordinate?
  /// The area on the sphere in square metres.
  public let area: Double
  /// The smallest box around all polygons, or around the marker if there are no polygons.
  public let box: GeoBox
  /// Groups of nearby polygons: the main body first, then the other groups by descending area.
  public var clusters: [OutlineCluster] { grouping.value }
  /// The position of the country's name: the pole of inaccessibility of the largest polygon. A
  /// country without polygons has its name at the marker, or at the centre of the bounding box if
  /// there is no marker.
  public var labelPoint: Coordinate { label.value }

  // The clusters and the label point are computed on first use, because most network maps need
  // neither. Computing both for all countries takes a third as long as reading the outlines.
  let grouping: Lazy<[OutlineCluster]>
  let label: Lazy<Coordinate>
}

extension CountryOutline {
  /// The smallest box around the clusters that are not insets.
  public var mainBox: GeoBox {
    GeoBox(covering: clusters.filter { $0.role != .inset }.map(\.box)) ?? box
  }
}

/// A group of a country's polygons, joined across gaps of at most 300 km, or 500 km in an inset.
public struct OutlineCluster: Sendable {
  /// The role of a cluster on a map of its country.
  public enum Role: UInt8, Sendable {
    /// The main body of the country.
    case main
    /// Another cluster on the main map.
    case included
    /// A cluster in a separate frame, at its own scale.
    case inset
  }

  /// The role of the cluster on a map of the country.
  public let role: Role
  /// Indices into `CountryOutline.polygons`, ascending.
  public let polygons: [Int]
  /// The area of the polygons in square metres.
  public let area: Double
  /// The smallest box around the polygons.
  public let box: GeoBox
  /// The manually chosen name; `nil` if there is none.
  public let name: String?
}
