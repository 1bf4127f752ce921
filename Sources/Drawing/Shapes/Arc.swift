/// An arc of the largest circle that fits into the frame, around the middle of the frame.
///
/// 0 degrees points up. Clockwise means clockwise on the page. An inset reduces the radius.
public struct Arc: InsettableShape, Hashable {
  /// The angle at which the arc starts.
  public var startAngle: Angle
  /// The angle at which the arc ends.
  public var endAngle: Angle
  /// A Boolean value that is true if the arc runs clockwise.
  public var clockwise: Bool
  /// The total inset on each side.
  public var insetAmount = 0.0

  /// Makes an arc between two directions.
  public init(startAngle: Angle, endAngle: Angle, clockwise: Bool = true) {
    self.startAngle = startAngle
    self.endAngle = endAngle
    self.clockwise = clockwise
  }

  /// Returns the outline within a rectangle, after all insets.
  public func path(in rect: Rect) -> Path {
    Path {
      $0.addArc(
        center: rect.center, radius: min(rect.width, rect.height) / 2 - insetAmount,
        startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
  }
}
