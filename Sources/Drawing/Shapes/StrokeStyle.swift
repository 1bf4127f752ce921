/// The style of a line along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum LineCap: String, Hashable, Sendable {
    /// The line ends exactly at its last point.
    case butt
    /// A half circle extends beyond the last point.
    case round
    /// Half a square extends beyond the last point.
    case square
  }

  /// The shape of a corner between two pieces of a line.
  public enum LineJoin: String, Hashable, Sendable {
    /// A pointed corner, up to the miter limit.
    case miter
    /// A rounded corner.
    case round
    /// A bevelled corner.
    case bevel
  }

  /// The width of the line.
  public var lineWidth: Double
  /// The shape of the line's ends.
  public var lineCap: LineCap
  /// The shape of the line's corners.
  public var lineJoin: LineJoin
  /// The maximum ratio of the miter length to the line width; sharper corners are bevelled.
  public var miterLimit: Double
  /// The lengths of dashes and gaps, alternating; empty for a solid line.
  public var dash: [Double]
  /// The offset in the dash pattern at which the line starts.
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
