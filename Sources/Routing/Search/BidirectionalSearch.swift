/// Dijkstra's algorithm from the start along the links, and from the goal against the links. Each
/// step settles a place on the side whose next place has the lower cost; in a tie, on the start's
/// side.
///
/// The first place where both sides meet is not always on a cheapest route. Therefore the search
/// continues until the costs of the next places on both sides add up to at least the cost of the
/// best route joined from both sides so far. It also stops when one side has no next place.
/// (Nicholson 1966; Pohl 1971.)
///
/// Proof: let a and b be the costs of the next places on both sides, and m the cost of the best
/// joined route, so that a + b >= m. Let R be a cheapest route, and c its cost. Suppose that c < m.
/// Each place of R divides R into two parts. Because c < a + b, the part from the start costs less
/// than a, or the part to the goal costs less than b. In the first case, the forward side has
/// settled the place; in the second case, the backward side has. The start is settled by the
/// forward side. Let u be the last place of R that the forward side has settled, and v the next
/// place of R. (If u is the goal, it is labelled from both sides.) Then the forward side has
/// labelled v from u, and the backward side has settled v. Both labels follow R and are final, so
/// the joined route through v, which costs c, was found. Therefore m <= c, a contradiction.
struct BidirectionalSearch {
  private(set) var best = Int64.max
  private(set) var meeting: Int32 = -1

  mutating func run<Recorder: SearchRecorder>(
    on network: Network, from source: Int32, to goal: Int32, workspace: inout SearchWorkspace,
    recorder: inout Recorder
  ) {
    var policy = DijkstraPolicy()
    workspace.forward.start(at: source, on: network, policy: &policy)
    workspace.backward.start(at: goal, on: network, policy: &policy)
    if source == goal {
      best = 0
      meeting = source
    }
    while let ahead = workspace.forward.nextRank(), let behind = workspace.backward.nextRank(),
      best == .max || ahead + behind < best
    {
      if ahead <= behind {
        guard
          let place = workspace.forward.step(
            in: network.forward, side: .forward, policy: &policy, recorder: &recorder)
        else { return }
        join(around: place, in: network.forward, workspace)
      } else {
        guard
          let place = workspace.backward.step(
            in: network.backward, side: .backward, policy: &policy, recorder: &recorder)
        else { return }
        join(around: place, in: network.backward, workspace)
      }
    }
  }

  /// Updates the best route if both sides have now labelled a neighbour of the scanned place.
  private mutating func join(
    around place: Int32, in adjacency: Adjacency, _ workspace: borrowing SearchWorkspace
  ) {
    for index in adjacency.range(of: Int(place)) {
      let target = adjacency.steps[index].target
      guard let ahead = workspace.forward.cost(of: target),
        let behind = workspace.backward.cost(of: target), ahead + behind < best
      else { continue }
      best = ahead + behind
      meeting = target
    }
  }
}
