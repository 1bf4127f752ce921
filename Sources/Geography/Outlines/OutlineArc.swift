/// A line of vertices from one junction to another, or a closed line, with one area on each side.
/// Every stretch of border between two junctions is one arc, which the areas on both sides share.
public struct OutlineArc: Hashable, Sendable {
  /// The kind of an arc, determined by the areas that it separates.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// Between land and sea, or between land and a lake.
    case coast
    /// Between two provinces of one country.
    case province
    /// Between two countries, or between a neutral area and another area.
    case country
    /// Between two areas that a disputed border of the worldview separates.
    case disputed
    /// Between two areas that the limit of a claim separates in the worldview.
    case claimed
    /// An artificial edge of the data at the antimeridian or a pole; never stroked.
    case seam
  }

  /// The kind of the arc under the atlas's worldview.
  public let kind: Kind
  /// The index of the province on the left of the arc's direction; `nil` for sea.
  public let left: Int?
  /// The index of the province on the right of the arc's direction; `nil` for sea.
  public let right: Int?
  /// The index of the arc's dispute in the worldview; `nil` if the kind is neither `disputed` nor
  /// `claimed`.
  public let dispute: Int?
  let vertices: Range<Int>
  /// The numbers of the nodes at the ends; arcs that meet at a node share its number.
  let start: Int32
  let end: Int32
}

extension [OutlineArc] {
  /// Calls `body` once for each vertex of a ring, even if two arcs share the vertex.
  func forEachVertex(ofRing ring: [ArcReference], _ body: (Int) -> Void) {
    for reference in ring {
      let vertices = self[reference.arc].vertices
      if reference.isReversed {
        for vertex in vertices.dropFirst().reversed() { body(vertex) }
      } else {
        for vertex in vertices.dropLast() { body(vertex) }
      }
    }
  }
}
