/// A line of vertices between two junctions (or closed in itself) with one area on each side.
/// Every border is one arc, used by both of its sides.
public struct OutlineArc: Hashable, Sendable {
  /// The areas that an arc divides.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// Land from sea (or from a lake).
    case coast
    /// Two provinces of one country.
    case province
    /// Two countries, or a country and a neutral area.
    case country
    /// Two sides between which the worldview has a disputed border.
    case disputed
    /// Two sides between which the worldview has the limit of a claim.
    case claimed
    /// An edge of the data, at the antimeridian or a pole; never to be stroked.
    case seam
  }

  /// The areas that the arc divides, under the atlas's worldview.
  public let kind: Kind
  /// The index of the province on the left of the arc's direction; `nil` for sea.
  public let left: Int?
  /// The index of the province on the right of the arc's direction; `nil` for sea.
  public let right: Int?
  /// The index of its dispute in the worldview; `nil` for a border that is not disputed.
  public let dispute: Int?
  /// The range of its vertices in the atlas's vertex arrays.
  let vertices: Range<Int>
  /// The numbers of the places where the arc begins and ends; equal for arcs that meet there.
  let start: Int32
  let end: Int32
}
