/// A decoded step of a search.
public struct TraceEvent: Hashable, Sendable {
  /// The kind of a step.
  public enum Kind: String, Sendable {
    /// The place was taken from the queue; its cost is final.
    case settle
    /// A link lowered the known cost of the place.
    case relax
    /// The place is on the route that was found.
    case path
  }

  /// The kind of the step: settle, relax or path.
  public let kind: Kind
  /// The place that was settled, that got a lower cost, or that is on the route.
  public let place: Int32
  /// The previous place on the route from the end where the side starts; `nil` at that end itself.
  /// For a step of kind `path`, the previous place from the start.
  public let from: Int32?
  /// The link between `from` and `place`; `nil` if `from` is `nil`.
  public let link: Int32?
  /// The cost between the place and the end where the side starts. For a step of kind `path`, the
  /// cost from the start.
  public let cost: Int64
  /// The side from whose end the cost is counted.
  public let side: SearchSide
}
