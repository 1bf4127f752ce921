/// The level of detail at which outlines are drawn on a page.
public struct SimplificationOptions: Hashable, Sendable {
  /// The largest allowed distance between a dropped vertex and the drawn line, in pixels.
  public var tolerance: Double
  /// The weight, in square pixels, above which a vertex is kept. The weight of a vertex is the area
  /// of the triangle that it forms with its two neighbours, reduced for sharp spikes.
  public var largestTriangle: Double
  /// The number of grid units per pixel; 10 rounds to a tenth of a pixel.
  public var unitsPerPixel: Double
  /// Islets and lakes are left out if both their width and their height are below this size, in
  /// pixels. The largest part of a country or province is always kept.
  public var smallestIslet: Double
  /// The level of detail of lines that touch no country whose provinces are drawn; `nil` means the
  /// same level of detail as for other lines.
  public var context: Context?

  /// The level of detail of the land around the country that a map is about.
  public struct Context: Hashable, Sendable {
    /// The tolerance for the surrounding land, as in `SimplificationOptions.tolerance`.
    public var tolerance: Double
    /// The smallest islet of the surrounding land, as in `SimplificationOptions.smallestIslet`.
    public var smallestIslet: Double

    /// Makes the level of detail of the surrounding land.
    public init(tolerance: Double, smallestIslet: Double) {
      self.tolerance = tolerance
      self.smallestIslet = smallestIslet
    }
  }

  /// Makes options; the defaults suit a page that is 1000 pixels wide.
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

  /// The options for the surrounding land. The largest triangle is proportional to the square of
  /// the tolerance.
  var ofContext: SimplificationOptions {
    guard let context, tolerance > 0 else { return self }
    let ratio = context.tolerance / tolerance
    return SimplificationOptions(
      tolerance: context.tolerance, largestTriangle: largestTriangle * ratio * ratio,
      unitsPerPixel: unitsPerPixel, smallestIslet: context.smallestIslet)
  }
}

/// A point of a page in whole grid units, which are tenths of a pixel by default.
public struct GridPoint: Hashable, Sendable {
  /// The x coordinate in units, increasing to the right.
  public let x: Int32
  /// The y coordinate in units, increasing downwards.
  public let y: Int32

  /// Makes a point.
  public init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }
}

extension [GridPoint] {
  /// Twice the area of a ring, positive if the ring is clockwise on the page.
  public var twiceArea: Int {
    guard var previous = last else { return 0 }
    var sum = 0
    for point in self {
      sum &+= Int(previous.x) * Int(point.y) - Int(point.x) * Int(previous.y)
      previous = point
    }
    return sum
  }
}
