/// How finely outlines are drawn on a page.
public struct SimplificationOptions: Hashable, Sendable {
  /// No dropped vertex lies farther than this from the line as it is drawn, in pixels.
  public var tolerance: Double
  /// A vertex whose weighted triangle is larger than this stays, in square pixels.
  public var largestTriangle: Double
  /// Numbers per pixel: 10 rounds to a tenth of a pixel.
  public var unitsPerPixel: Double
  /// Islets and lakes smaller than this in both directions are left out, in pixels; never the
  /// largest part of a country or province.
  public var smallestIslet: Double

  /// Makes options; the defaults are right for a page 1000 pixels wide.
  public init(
    tolerance: Double = 0.5, largestTriangle: Double = 1.2, unitsPerPixel: Double = 10,
    smallestIslet: Double = 1
  ) {
    self.tolerance = tolerance
    self.largestTriangle = largestTriangle
    self.unitsPerPixel = unitsPerPixel
    self.smallestIslet = smallestIslet
  }
}

/// A point of a page in whole units (tenths of a pixel, by default).
public struct GridPoint: Hashable, Sendable {
  /// Units to the right.
  public let x: Int32
  /// Units down.
  public let y: Int32

  /// Makes a point.
  public init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }
}
