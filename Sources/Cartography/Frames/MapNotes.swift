public import Geography

/// The facts on a map that should also be said in words.
public struct MapNotes: Sendable {
  /// The disputes shown on it, in the worldview's order.
  public var disputes: [Dispute] = []
  /// The names of its insets in reading order, of those that have one.
  public var insets: [String] = []
  /// The strip at the antimeridian that its outlines leave out.
  public var gap: GeoBox?

  /// Makes notes; by default there are none.
  public init(disputes: [Dispute] = [], insets: [String] = [], gap: GeoBox? = nil) {
    self.disputes = disputes
    self.insets = insets
    self.gap = gap
  }
}
