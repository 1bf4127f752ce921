/// The final state of a search.
public struct SearchState: Hashable, Sendable {
  /// The state of one side of a search.
  public struct Side: Hashable, Sendable {
    /// The settled places, in the order in which they were settled.
    public var settled: [Int32] = []
    /// The places that are reached but not settled, in ascending order.
    public var frontier: [Int32] = []
    /// The links by which the settled places were reached. The first settled place has none.
    public var links: [Int32] = []
  }

  /// The side of the start.
  public let forward: Side
  /// The side of the goal; empty except in a bidirectional search.
  public let backward: Side
}

extension Trace {
  /// Returns the state of the search after its last step.
  public func finalState(on network: Network) -> SearchState {
    var replay = TraceReplay(of: self, on: network)
    var sides: [SearchSide: SearchState.Side] = [:]
    var waiting: [SearchSide: Set<Int32>] = [:]
    for event in events {
      let step = replay.apply(event)
      if step.kind == .settle {
        sides[step.side, default: .init()].settled.append(step.place)
        if let link = step.link { sides[step.side, default: .init()].links.append(link) }
        waiting[step.side]?.remove(step.place)
      } else {
        waiting[step.side, default: []].insert(step.place)
      }
    }
    for (side, places) in waiting { sides[side, default: .init()].frontier = places.sorted() }
    return SearchState(
      forward: sides[.forward] ?? .init(), backward: sides[.backward] ?? .init())
  }
}
