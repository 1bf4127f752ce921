/// The style of a line along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum LineCap: String, Hashable, Sendable {
    /// At its last point.
    case butt
    /// With a half circle beyond it.
    case round
    /// With a half square beyond it.
    case square
  }

  /// The shape of a corner between two pieces of a line.
  public enum LineJoin: String, Hashable, Sendable {
    /// In a point, as far as the miter limit allows.
    case miter
    /// In a round corner.
    case round
    /// In a cut corner.
    case bevel
  }

  /// The width of the line.
  public var lineWidth: Double
  /// The shape of the line's ends.
  public var lineCap: LineCap
  /// The shape of its corners.
  public var lineJoin: LineJoin
  /// The greatest ratio of a pointed corner's length to the width; sharper ones are cut.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn; empty for an unbroken line.
  public var dash: [Double]
  /// The distance into the pattern of dashes at which the line starts.
  public var dashPhase: Double

  /// Makes a style.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
