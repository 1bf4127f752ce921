public import Geography

/// Draws maps of one atlas.
///
/// Every map is a value made of the atlas and of what the caller passes, so maps may be drawn in
/// parallel and come out the same every time.
public struct Cartographer: Sendable {
  /// The land, its borders and whose view they are.
  public let atlas: Atlas

  /// Makes a cartographer of an atlas.
  public init(atlas: Atlas) {
    self.atlas = atlas
  }
}
