/// Options for importing a source.
public struct ImportOptions: Sendable, Equatable {
  /// The distance in metres within which points are merged; `nil` for the default of the format.
  public var tolerance: Double?
  /// The number of nearest places to which each place is linked if the source has no table of
  /// links; `nil` to make no links in this way.
  public var nearest: Int?

  /// The formats that support `tolerance`.
  public static let formatsWithTolerance: [Importer.Format] = [.gtfs, .geojson, .osm, .gpx]
  /// The formats that support `nearest`.
  public static let formatsWithNearest: [Importer.Format] = [.csv]

  /// Makes options.
  public init(tolerance: Double? = nil, nearest: Int? = nil) {
    self.tolerance = tolerance
    self.nearest = nearest
  }
}
