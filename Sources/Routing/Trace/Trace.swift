/// The record of a search in a compact form.
///
/// Each event is a number e. Let n be the number of places.
/// - If 0 <= e < n, place e is settled.
/// - If e >= n, place e - n is settled from the goal's side.
/// - If e < 0, link -1 - e joins the place settled last to another place, and gives the other place
///   its first cost or a lower cost.
///
/// Costs, predecessors and the route follow from the events and the network.
public struct Trace: Hashable, Sendable {
  /// The search that was recorded.
  public let algorithm: Algorithm
  /// The place where the search started.
  public let source: Int32
  /// The goal of the search; `nil` if the search was for all places.
  public let goal: Int32?
  /// The steps in order.
  public let events: [Int32]
  /// The place where the two sides of a bidirectional search met on the best route; `nil` for other
  /// searches, or if there is no route.
  public let meeting: Int32?
}

extension Trace {
  /// The trace of the search for one goal, taken from the trace of a shortest-path tree. If the
  /// goal is never reached, the result has all steps.
  public func prefix(to goal: Int32) -> Trace {
    // A negative event is a relaxed link, so a negative goal must not be searched for.
    let end = goal < 0 ? nil : events.firstIndex(of: goal).map { $0 + 1 }
    return Trace(
      algorithm: algorithm, source: source, goal: goal,
      events: Array(events[..<(end ?? events.count)]),
      meeting: nil)
  }

  /// The steps with their places and costs, followed by the places of the route if there is one.
  public func decoded(on network: Network) -> [TraceEvent] {
    var replay = TraceReplay(of: self, on: network)
    var steps: [TraceEvent] = []
    steps.reserveCapacity(events.count)
    for event in events { steps.append(replay.apply(event)) }
    guard let route = replay.route(to: goal, meeting: meeting) else { return steps }
    var cost: Int64 = 0
    for (index, place) in route.places.enumerated() {
      let link = index == 0 ? nil : route.links[index - 1]
      if let link { cost += network.links[Int(link)].cost }
      steps.append(
        TraceEvent(
          kind: .path, place: place, from: index == 0 ? nil : route.places[index - 1], link: link,
          cost: cost, side: .forward))
    }
    return steps
  }

  /// The route that the steps find; `nil` if there is no goal, or if the steps do not reach the
  /// goal.
  public func route(on network: Network) -> Route? {
    var replay = TraceReplay(of: self, on: network)
    for event in events { _ = replay.apply(event) }
    return replay.route(to: goal, meeting: meeting)
  }
}
