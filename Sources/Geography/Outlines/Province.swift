/// A feature of the provinces file: the unit that a worldview assigns to a country.
public struct Province: Sendable {
  /// The feature's id in the file.
  public let id: Int
  /// Its name in the file; may be empty.
  public let name: String
  /// The country code that the file gives, before any worldview.
  public let sourceCode: String
  /// The index of its country under the atlas's worldview; `nil` for a neutral area.
  public let country: Int?
  /// Its polygons, whole across the antimeridian.
  public let polygons: [OutlinePolygon]
  /// Its polygons as cut at +-180, for maps whose edge is there.
  public let cutPolygons: [OutlinePolygon]
  /// Further properties of the feature, in the file's order: names and values as text.
  public let properties: [OutlineProperty]
}

/// A property of a feature, as text.
public struct OutlineProperty: Hashable, Sendable {
  /// The name as the file writes it.
  public let name: String
  /// The value; numbers and booleans as the file writes them.
  public let value: String

  /// Makes a property.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
