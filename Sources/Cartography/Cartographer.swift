public import Geography

/// Draws maps of one atlas.
///
/// Every map is a value made of the atlas and of what the caller passes, so maps may be drawn in
/// parallel and come out the same every time.
public struct Cartographer: Sendable {
  /// The land, its borders and whose view they are.
  public let atlas: Atlas
  /// The part of the earth that the map of the world shows.
  public let world: MapFrame
  /// The words of the scales of maps.
  let scaleWords: ScaleWords

  /// Makes a cartographer of an atlas.
  public init(atlas: Atlas, world: MapFrame = .world, scaleWords: ScaleWords = ScaleWords()) {
    self.atlas = atlas
    self.world = world
    self.scaleWords = scaleWords
  }
}
