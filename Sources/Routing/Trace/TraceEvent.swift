/// A decoded step of a search.
public struct TraceEvent: Hashable, Sendable {
  /// The kind of a step.
  public enum Kind: String, Sendable {
    /// The place was taken from the queue; its cost is final.
    case settle
    /// A link gave the place its first cost or a lower cost.
    case relax
    /// The place is on the route that was found.
    case path
  }

  /// The kind of the step.
  public let kind: Kind
  /// The place that is settled, gets a cost, or is on the route, depending on the kind.
  public let place: Int32
  /// The previous place on the route to ``place``; `nil` if ``place`` is the first.
  public let from: Int32?
  /// The link between `from` and `place`; `nil` if `from` is `nil`.
  public let link: Int32?
  /// The cost of the route to ``place``. The route begins at the goal for a backward step, and at
  /// the start for all other steps.
  public let cost: Int64
  /// The side of the search.
  public let side: SearchSide
}
