/// A decoded step of a search.
public struct TraceEvent: Hashable, Sendable {
  /// The kind of a step.
  public enum Kind: String, Sendable {
    /// The place was taken from the queue; its cost is final.
    case settle
    /// A link gave the place a lower cost than was known.
    case relax
    /// The place is on the route that was found.
    case path
  }

  /// The kind of the step.
  public let kind: Kind
  /// The place of the step.
  public let place: Int32
  /// The place before it on the way from the side's end; `nil` at that end itself. On the path, the
  /// previous place on the way from the start.
  public let from: Int32?
  /// The link between the two.
  public let link: Int32?
  /// The cost of the way between the side's end and the place; on the path, from the start.
  public let cost: Int64
  /// The end that the cost is counted from.
  public let side: SearchSide
}
