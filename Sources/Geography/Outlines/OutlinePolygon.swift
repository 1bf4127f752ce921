/// An area with its holes, as rings of arcs.
public struct OutlinePolygon: Sendable {
  /// The exterior ring (clockwise on a map with north up), then the holes (anticlockwise).
  public let rings: [[ArcReference]]
  /// The area on the sphere in square metres, excluding the holes.
  public let area: Double
  /// The smallest box around the polygon.
  public let box: GeoBox
  let cap: SphereCap
}
