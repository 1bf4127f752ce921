public import Geography

/// The facts about a map that its text description should mention.
public struct MapNotes: Sendable {
  /// The disputes that the map shows, in the worldview's order.
  public var disputes: [Dispute] = []
  /// The names of the map's insets, in reading order; insets without a name are left out.
  public var insets: [String] = []
  /// The strip at the antimeridian that the map's outlines leave out; `nil` if they are complete.
  public var gap: GeoBox?

  /// Makes notes, which are empty by default.
  public init(disputes: [Dispute] = [], insets: [String] = [], gap: GeoBox? = nil) {
    self.disputes = disputes
    self.insets = insets
    self.gap = gap
  }
}
