/// Dijkstra's algorithm from the start along the links and from the goal against them, at each step
/// on the side whose next place is nearer (the start's, among equals).
///
/// The search does not stop at the first meeting (which may lie on a longer route), but once the
/// costs of the next places on both sides add up to at least the best joined route. (Nicholson
/// 1966; Pohl 1971.) Proof: let the sides be next at costs a and b, and m be the best joined route,
/// a + b >= m. Take a cheapest route R, of cost c. If c < m <= a + b, each place of R is nearer to
/// the start than a or nearer to the goal than b along R, so it is settled from there. The start is
/// settled by the forward side; let u be the last of R's places from the start on that is, and v
/// the next (if there is none, the goal itself is labelled from both sides). Then v was labelled by
/// the forward side from u, and is settled by the backward side; both labels are on R and final, so
/// the joined route through v, of cost c, was seen, and m <= c.
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

  /// Checks whether a link at the place just scanned joins the two searches in a cheaper route than
  /// the best one so far.
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
