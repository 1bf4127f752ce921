/// Finds sensible alternatives to the cheapest route by the single-via-place method (Abraham,
/// Delling, Goldberg and Werneck, "Alternative Routes in Road Networks", 2013). Plateaus, explained
/// below, come from the Choice Routing method of Cambridge Vehicle Information Technology.
///
/// A candidate follows the cheapest route from the start to some place v, and then the cheapest
/// route from v to the goal. A plateau is a run of links that two trees share: the shortest-path
/// tree from the start, and the tree of the cheapest routes to the goal. All places on a plateau
/// give the same candidate. The longer the plateau, the less the candidate looks like a detour.
/// Candidates are tried in ascending order of a score: twice the candidate's cost, plus the cost of
/// the links that it shares with the cheapest route, minus the cost of its plateau. A candidate is
/// accepted if it
/// - visits no place twice,
/// - costs at most 1.4 times as much as the cheapest route,
/// - has few links in common with the cheapest route and with earlier alternatives: the shared
///   links cost at most 60 % of the cheapest route's cost,
/// - is locally optimal (the paper's T-test), so that it has no pointless detour. To test this, the
///   candidate is cut at two points, one before v and one after v. The cost between v and each
///   point is a quarter of the cheapest route's cost. The part between the cuts must be a cheapest
///   route between its ends. A link that a cut divides is not tested, because it may be long.
public struct AlternativeRoutes: Sendable {
  private let network: Network

  /// Makes a finder of alternatives in a network.
  public init(_ network: Network) { self.network = network }

  /// The alternatives to the cheapest route, the most sensible first; empty if there is no route.
  ///
  /// - Parameters:
  ///   - tree: the shortest-path tree from the start.
  ///   - goalTree: the tree of the routes to the goal, as
  ///     ``Network/shortestPathTree(to:workspace:)`` returns it. In an undirected network, the
  ///     shortest-path tree from the goal can be used too.
  ///   - limit: the maximum number of alternatives.
  public func find(
    from tree: ShortestPathTree, to goalTree: ShortestPathTree, limit: Int = 2,
    workspace: inout SearchWorkspace
  ) -> [Route] {
    guard limit > 0, let best = tree.route(to: goalTree.source, on: network), best.cost > 0 else {
      return []
    }
    var taken = [Bool](repeating: false, count: network.links.count)
    for link in best.links { taken[Int(link)] = true }
    var marks = [Int32](repeating: -1, count: network.placeCount)
    var found: [Route] = []
    for via in candidates(tree, goalTree, best, on: taken) {
      guard found.count < limit else { break }
      guard !visitsTwice(via, tree, goalTree, &marks),
        found.isEmpty || !sharesMuch(via, tree, goalTree, with: taken, best),
        isLocallyOptimal(via, tree, goalTree, reach: best.cost / 4, &workspace)
      else { continue }
      let route = route(via: via, tree, goalTree)
      for link in route.links { taken[Int(link)] = true }
      found.append(route)
    }
    return found
  }

  private struct Candidate {
    let via: Int32
    let cost: Int64
    let score: Int64
  }

  /// The places v whose candidates are cheap enough and do not share too much with the best route,
  /// in order of score.
  private func candidates(
    _ tree: ShortestPathTree, _ goalTree: ShortestPathTree, _ best: Route,
    on onBest: [Bool]
  ) -> [Int32] {
    var before = SharedCosts(tree, with: onBest)
    var after = SharedCosts(goalTree, with: onBest)
    var candidates: [Candidate] = []
    for place in 0..<Int32(network.placeCount) {
      let (arriving, leaving) = (tree.cost[Int(place)], goalTree.cost[Int(place)])
      guard arriving >= 0, leaving >= 0, (arriving + leaving) * 10 <= best.cost * 14 else {
        continue
      }
      // All places on a plateau give the same route, so only the first place is a candidate.
      let arrival = tree.predecessorLink[Int(place)]
      if arrival >= 0 {
        let previous = network.otherEnd(of: arrival, from: place)
        if goalTree.predecessorLink[Int(previous)] == arrival { continue }
      }
      let cost = arriving + leaving
      let shared = before.cost(to: place, on: network) + after.cost(to: place, on: network)
      guard isFew(shared, of: best) else { continue }
      let score = 2 * cost + shared - plateau(from: place, tree, goalTree)
      candidates.append(Candidate(via: place, cost: cost, score: score))
    }
    return candidates.sorted { ($0.score, $0.cost, $0.via) < ($1.score, $1.cost, $1.via) }
      .map(\.via)
  }

  /// The cost of the plateau that begins at a place and leads towards the goal.
  private func plateau(
    from place: Int32, _ tree: ShortestPathTree, _ goalTree: ShortestPathTree
  ) -> Int64 {
    var cost: Int64 = 0
    follow(goalTree, from: place) { link, next in
      guard tree.predecessorLink[Int(next)] == link else { return false }
      cost += self.cost(of: link)
      return true
    }
    return cost
  }

  private func route(
    via place: Int32, _ tree: ShortestPathTree, _ goalTree: ShortestPathTree
  ) -> Route {
    let first = tree.route(to: place, on: network)?.links ?? []
    let second = goalTree.route(to: place, on: network)?.links.reversed() ?? []
    return Route(
      cost: tree.cost[Int(place)] + goalTree.cost[Int(place)], from: tree.source,
      links: first + second, on: network)
  }

  private func cost(of link: Int32) -> Int64 { network.links[Int(link)].cost }

  private func isFew(_ shared: Int64, of best: Route) -> Bool { shared * 10 <= best.cost * 6 }

  /// Follows the route between a place and the tree's source, beginning at the place. Calls `visit`
  /// with each link and the end of the link that is nearer to the source. Stops when `visit`
  /// returns false.
  @inline(__always)
  private func follow(
    _ tree: ShortestPathTree, from place: Int32, _ visit: (_ link: Int32, _ place: Int32) -> Bool
  ) {
    var place = place
    while true {
      let link = tree.predecessorLink[Int(place)]
      guard link >= 0 else { return }
      place = network.otherEnd(of: link, from: place)
      guard visit(link, place) else { return }
    }
  }

  private func sharesMuch(
    _ via: Int32, _ tree: ShortestPathTree, _ goalTree: ShortestPathTree, with taken: [Bool],
    _ best: Route
  ) -> Bool {
    var shared: Int64 = 0
    for side in [tree, goalTree] {
      follow(side, from: via) { link, _ in
        if taken[Int(link)] { shared += cost(of: link) }
        return true
      }
    }
    return !isFew(shared, of: best)
  }

  /// - Parameter marks: for each place, the `via` of the last tested candidate whose route from the
  ///   start to `via` visits the place; -1 if there is none.
  private func visitsTwice(
    _ via: Int32, _ tree: ShortestPathTree, _ goalTree: ShortestPathTree, _ marks: inout [Int32]
  ) -> Bool {
    follow(tree, from: via) { _, place in
      marks[Int(place)] = via
      return true
    }
    var isTwice = false
    follow(goalTree, from: via) { _, place in
      isTwice = marks[Int(place)] == via
      return !isTwice
    }
    return isTwice
  }

  private func isLocallyOptimal(
    _ via: Int32, _ tree: ShortestPathTree, _ goalTree: ShortestPathTree, reach: Int64,
    _ workspace: inout SearchWorkspace
  ) -> Bool {
    let (first, before) = end(of: tree, from: via, reach: reach)
    let (last, after) = end(of: goalTree, from: via, reach: reach)
    // If the tested part has links on only one side of `via`, it is part of a cheapest route.
    if before == 0 || after == 0 { return true }
    var policy = CheaperRoutePolicy(
      tree: tree, goalTree: goalTree, goal: last, limit: before + after)
    guard policy.admits(first, cost: 0) else { return true }
    var recorder = NoRecorder()
    workspace.unordered.start(at: first, on: network, policy: &policy)
    return !workspace.unordered.run(
      in: network.forward, goal: last, policy: &policy, recorder: &recorder)
  }

  /// Follows the route between `via` and the tree's source as long as the cost is at most `reach`.
  /// Returns the last place that was reached, and the cost between `via` and that place.
  private func end(
    of tree: ShortestPathTree, from via: Int32, reach: Int64
  ) -> (place: Int32, cost: Int64) {
    var (end, cost) = (via, Int64(0))
    follow(tree, from: via) { link, place in
      guard cost + self.cost(of: link) <= reach else { return false }
      cost += self.cost(of: link)
      end = place
      return true
    }
    return (end, cost)
  }
}

/// Looks for a route that costs less than a limit. The search is A* with lower bounds from two
/// shortest-path trees, whose sources are the landmarks (Goldberg and Harrelson, "Computing the
/// Shortest Path: A* Search Meets Graph Theory", 2005). The search ignores places that, according
/// to these bounds, cannot be on such a route. Therefore most searches end after a few steps.
///
/// The bounds are consistent. From the start to the end of a link, the cost in `tree` increases by
/// at most the cost of the link. From the end to the start, the cost in `goalTree` increases by at
/// most the cost of the link.
private struct CheaperRoutePolicy: SearchPolicy {
  typealias Queue = QuaternaryHeap<UInt128>
  static let lowersLabels = true

  private let tree: ShortestPathTree
  private let goalTree: ShortestPathTree
  /// The costs of the goal in the two trees.
  private let goalCosts: (before: Int64, after: Int64)
  private let limit: Int64

  /// - Parameters:
  ///   - tree: the tree from a landmark; it must contain the goal.
  ///   - goalTree: the tree to a landmark; it must contain the goal.
  init(tree: ShortestPathTree, goalTree: ShortestPathTree, goal: Int32, limit: Int64) {
    self.tree = tree
    self.goalTree = goalTree
    self.limit = limit
    goalCosts = (tree.cost[Int(goal)], goalTree.cost[Int(goal)])
  }

  /// A lower bound on the cost from a place to the goal; `nil` if `goalTree` shows that there is no
  /// route.
  @inline(__always)
  private func bound(_ place: Int32) -> Int64? {
    let after = goalTree.cost[Int(place)]
    if after < 0 { return nil }
    return max(0, goalCosts.before - tree.cost[Int(place)], after - goalCosts.after)
  }

  @inline(__always)
  func admits(_ place: Int32, cost: Int64) -> Bool {
    bound(place).map { cost + $0 < limit } ?? false
  }

  @inline(__always)
  func priority(of place: Int32, cost: Int64) -> UInt128 {
    QueueEntry.make(rank: cost + (bound(place) ?? 0), place: place)
  }
}

/// For each route of a tree, the cost of its links that are in a given set, computed on demand.
private struct SharedCosts {
  private let tree: ShortestPathTree
  private let taken: [Bool]
  /// The cost for each place; -1 if it is not computed yet.
  private var known: [Int64]
  private var chain: [Int32] = []

  /// - Parameter taken: for each link, true if it is in the given set.
  init(_ tree: ShortestPathTree, with taken: [Bool]) {
    self.tree = tree
    self.taken = taken
    known = Array(repeating: -1, count: tree.cost.count)
    known[Int(tree.source)] = 0
  }

  /// The cost of the links in the set on the route to `place`, which must be reachable.
  mutating func cost(to place: Int32, on network: Network) -> Int64 {
    // Goes back to the nearest place with a known cost, and then forward again.
    var last = place
    while known[Int(last)] < 0 {
      chain.append(last)
      last = network.otherEnd(of: tree.predecessorLink[Int(last)], from: last)
    }
    while let next = chain.popLast() {
      let link = Int(tree.predecessorLink[Int(next)])
      known[Int(next)] = known[Int(last)] + (taken[link] ? network.links[link].cost : 0)
      last = next
    }
    return known[Int(place)]
  }
}
