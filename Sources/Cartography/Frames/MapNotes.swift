public import Geography

/// What a map shows that it should say in words, too.
public struct MapNotes: Sendable {
  /// What is disputed on it, in the worldview's order.
  public var disputes: [Dispute] = []
  /// The names of its insets in reading order, of those that have one.
  public var insets: [String] = []
  /// The strip at the antimeridian that its outlines leave out.
  public var gap: GeoBox?

  /// Makes notes; by default there is nothing to say.
  public init(disputes: [Dispute] = [], insets: [String] = [], gap: GeoBox? = nil) {
    self.disputes = disputes
    self.insets = insets
    self.gap = gap
  }
}
