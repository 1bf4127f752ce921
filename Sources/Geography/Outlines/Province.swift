/// A feature of the provinces file: the unit that a worldview assigns to a country.
public struct Province: Sendable {
  /// The feature's id in the file.
  public let id: Int
  /// The feature's name in the file; may be empty.
  public let name: String
  /// The country code in the file, before the worldview is applied.
  public let sourceCode: String
  /// The index of the province's country under the atlas's worldview; `nil` for a neutral area.
  public let country: Int?
  /// The province's polygons, not cut at the antimeridian.
  public let polygons: [OutlinePolygon]
  /// The province's polygons, cut at the antimeridian, for maps whose edge is the antimeridian.
  public let cutPolygons: [OutlinePolygon]
}
