public import Drawing

/// The outlines of an atlas on one page: projected, each arc simplified once so that neighbours
/// never gap or overlap, rounded to the page's numbers and clipped to its visible part.
public struct FramedOutlines: Sendable {
  /// Where the earth lies on the page.
  public let placement: MapPlacement
  /// The part of the page that is kept, in pixels.
  public let visible: Rect
  /// How finely.
  public let options: SimplificationOptions
  /// Indices of the countries with land on the page, ascending.
  public let countries: [Int]
  /// Indices of the arcs with a part on the page, ascending.
  public let arcs: [Int]

  /// Projects and simplifies what is visible of an atlas.
  public init(
    _ atlas: Atlas, placement: MapPlacement, visible: Rect,
    options: SimplificationOptions = SimplificationOptions()
  ) {
    self.placement = placement
    self.visible = visible
    self.options = options
    countries = []
    arcs = []
  }

  /// The rings of a country on the page, closed by implication, to be filled with the nonzero rule.
  /// Along the edge of `visible` they follow that edge. Empty where nothing is visible.
  public func rings(ofCountry country: Int) -> [[GridPoint]] { [] }

  /// The rings of a province on the page, as `rings(ofCountry:)`.
  public func rings(ofProvince province: Int) -> [[GridPoint]] { [] }

  /// The visible pieces of an arc, to be stroked: one, unless the page's edge cuts it.
  public func lines(ofArc arc: Int) -> [[GridPoint]] { [] }
}
