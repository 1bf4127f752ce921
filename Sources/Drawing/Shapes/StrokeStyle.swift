/// How a line along a path is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// How a line ends.
  public enum LineCap: String, Hashable, Sendable {
    /// At its last point.
    case butt
    /// With a half circle beyond it.
    case round
    /// With a half square beyond it.
    case square
  }

  /// How two pieces of a line meet.
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
  /// How it ends.
  public var lineCap: LineCap
  /// How its pieces meet.
  public var lineJoin: LineJoin
  /// The greatest ratio of a pointed corner's length to the width; sharper ones are cut.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn; empty for an unbroken line.
  public var dash: [Double]
  /// How far into the pattern of dashes the line starts.
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
