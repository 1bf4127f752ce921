public import Geography

/// Draws maps of one atlas.
///
/// Every map is a value that depends only on the atlas and the arguments, so maps can be drawn in
/// parallel and are the same every time.
public struct Cartographer: Sendable {
  /// The outlines of land and borders, and the worldview that they follow.
  public let atlas: Atlas
  /// The part of the earth that the map of the world shows.
  public let world: MapFrame
  /// The words that maps contain, such as the words in the scale bar.
  let scaleWords: ScaleWords

  /// Makes a cartographer of an atlas.
  public init(atlas: Atlas, world: MapFrame = .world, scaleWords: ScaleWords = ScaleWords()) {
    self.atlas = atlas
    self.world = world
    self.scaleWords = scaleWords
  }
}
