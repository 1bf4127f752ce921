public import Geography

/// Draws maps of one atlas.
///
/// A map depends only on the properties of the cartographer and the arguments of the method. Thus
/// maps can be drawn in parallel, and the same arguments always give the same map.
public struct Cartographer: Sendable {
  /// The outlines of land and borders, and the worldview that they follow.
  public let atlas: Atlas
  /// The part of the earth that the map of the world shows.
  public let world: MapFrame
  /// The words that maps contain, such as the words in the scale bar.
  let scaleWords: ScaleWords

  /// Makes a cartographer that draws maps of an atlas.
  public init(atlas: Atlas, world: MapFrame = .world, scaleWords: ScaleWords = ScaleWords()) {
    self.atlas = atlas
    self.world = world
    self.scaleWords = scaleWords
  }
}
