/// The detail with which outlines are drawn on a page.
public struct SimplificationOptions: Hashable, Sendable {
  /// The largest distance, in pixels, of a dropped vertex from the line as it is drawn.
  public var tolerance: Double
  /// The weighted area, in square pixels, above which a vertex is kept.
  public var largestTriangle: Double
  /// Numbers per pixel: 10 rounds to a tenth of a pixel.
  public var unitsPerPixel: Double
  /// Islets and lakes smaller than this in both directions are left out, in pixels; never the
  /// largest part of a country or province.
  public var smallestIslet: Double
  /// The detail of lines in which no country with provinces on the page has a part: the land around
  /// the country that a map is about. `nil` if it is the same as for the rest.
  public var context: Context?

  /// The detail of the land around the country that a map is about.
  public struct Context: Hashable, Sendable {
    /// As `SimplificationOptions.tolerance`.
    public var tolerance: Double
    /// As `SimplificationOptions.smallestIslet`.
    public var smallestIslet: Double

    /// Makes the detail of the land around.
    public init(tolerance: Double, smallestIslet: Double) {
      self.tolerance = tolerance
      self.smallestIslet = smallestIslet
    }
  }

  /// Makes options; the defaults are right for a page 1000 pixels wide.
  public init(
    tolerance: Double = 0.5, largestTriangle: Double = 1.2, unitsPerPixel: Double = 10,
    smallestIslet: Double = 1, context: Context? = nil
  ) {
    self.tolerance = tolerance
    self.largestTriangle = largestTriangle
    self.unitsPerPixel = unitsPerPixel
    self.smallestIslet = smallestIslet
    self.context = context
  }

  /// The options for the land around: the areas of triangles grow with the square of the tolerance.
  var ofContext: SimplificationOptions {
    guard let context, tolerance > 0 else { return self }
    let ratio = context.tolerance / tolerance
    return SimplificationOptions(
      tolerance: context.tolerance, largestTriangle: largestTriangle * ratio * ratio,
      unitsPerPixel: unitsPerPixel, smallestIslet: context.smallestIslet)
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
