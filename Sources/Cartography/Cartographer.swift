public import Geography

/// Draws maps of one atlas.
///
/// A map depends only on the cartographer's properties and the method's arguments, so maps can be
/// drawn in parallel.
public struct Cartographer: Sendable {
  /// The outlines of land and borders, and the worldview that they follow.
  public let atlas: Atlas
  /// The part of the earth that the map of the world shows.
  public let world: MapFrame
  let scaleWords: ScaleWords
  /// A Boolean value that is true if the outlines have enough detail for maps of a few kilometres.
  let hasDetailedOutlines: Bool

  /// Makes a cartographer that draws maps of an atlas.
  public init(
    atlas: Atlas, world: MapFrame = .world, scaleWords: ScaleWords = ScaleWords(),
    hasDetailedOutlines: Bool = false
  ) {
    self.atlas = atlas
    self.hasDetailedOutlines = hasDetailedOutlines
    self.world = world
    self.scaleWords = scaleWords
  }
}
