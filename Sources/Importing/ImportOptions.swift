/// The options for importing a source.
public struct ImportOptions: Sendable, Equatable {
  /// The number of metres within which points are one; `nil` for the default of the format.
  public var tolerance: Double?
  /// The number of nearest places to which each place is linked, if a table has only places.
  public var nearest: Int?

  /// The formats that take a tolerance.
  public static let formatsWithTolerance: [Importer.Format] = [.gtfs, .geojson, .osm, .gpx]
  /// The formats that link places to those nearest.
  public static let formatsWithNearest: [Importer.Format] = [.csv]

  /// Makes choices.
  public init(tolerance: Double? = nil, nearest: Int? = nil) {
    self.tolerance = tolerance
    self.nearest = nearest
  }
}
