/// Finds further sensible routes beside the cheapest, by the single-via-place method of Abraham,
/// Delling, Goldberg and Werneck, "Alternative Routes in Road Networks" (2013), with the plateaus of
/// Cambridge Vehicle Information Technology's choice routing.
///
/// A candidate leads by the cheapest way from the start to some place v, and by the cheapest way
/// on to the goal. A run of links that both trees share (a plateau) makes the same candidate at each of
/// its places; the longer it is, the less the candidate looks like a detour. Candidates are tried
/// by 2 cost + shared cost - plateau, the smallest first, and taken if they
/// - visit no place twice,
/// - cost at most 1.4 times the cheapest route,
/// - share at most 60 % of its cost with it and with those taken before,
/// - are locally optimal: around v, the links within a quarter of the cheapest cost to either side
///   are themselves a cheapest way (their T-test; here links that extend beyond this range are not
///   counted, because they may be long), so that there is no pointless detour.
public struct AlternativeRoutes: Sendable {
  private let network: Network

  /// Prepares to look for alternatives in a network.
  public init(_ network: Network) { self.network = network }

  /// The alternatives to the cheapest route, the most sensible first; none if there is no route.
  ///
  /// - Parameters:
  ///   - tree: the shortest-path tree from the start.
  ///   - goalTree: the tree of the ways to the goal, ``Network/shortestPathTree(to:workspace:)``; in an
  ///     undirected network the goal's own tree does as well.
  ///   - limit: how many are wanted.
  public func find(
    from tree: ShortestPathTree, to goalTree: ShortestPathTree, limit: Int = 2,
    workspace: inout SearchWorkspace
  ) -> [Route] {
    guard limit > 0, let best = tree.route(to: goalTree.source, on: network), best.cost > 0 else {
      return []
    }
    var taken = [Bool](repeating: false, count: network.links.count)
    for link in best.links { taken[Int(link)] = true }
    var found: [Route] = []
    for candidate in candidates(tree, goalTree, best, on: taken) {
      guard found.count < limit else { break }
      let route = route(via: candidate.via, tree, goalTree)
      guard !visitsTwice(route),
        shared(route.links, with: taken) * 10 <= best.cost * 6,
        isLocallyOptimal(route, around: candidate.via, reach: best.cost / 4, &workspace)
      else { continue }
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

  private func candidates(
    _ tree: ShortestPathTree, _ goalTree: ShortestPathTree, _ best: Route,
    on onBest: [Bool]
  ) -> [Candidate] {
    var before = SharedCosts(tree, with: onBest)
    var after = SharedCosts(goalTree, with: onBest)
    var candidates: [Candidate] = []
    for place in 0..<Int32(network.placeCount) {
      let (arriving, leaving) = (tree.cost[Int(place)], goalTree.cost[Int(place)])
      guard arriving >= 0, leaving >= 0, (arriving + leaving) * 10 <= best.cost * 14 else {
        continue
      }
      // A place within a plateau leads to the same route as its first place.
      let arrival = tree.predecessorLink[Int(place)]
      if arrival >= 0 {
        let previous = network.otherEnd(of: arrival, from: place)
        if goalTree.predecessorLink[Int(previous)] == arrival { continue }
      }
      let cost = arriving + leaving
      let shared = before.cost(to: place, on: network) + after.cost(to: place, on: network)
      let score = 2 * cost + shared - plateau(from: place, tree, goalTree)
      candidates.append(Candidate(via: place, cost: cost, score: score))
    }
    return candidates.sorted { ($0.score, $0.cost, $0.via) < ($1.score, $1.cost, $1.via) }
  }

  /// The cost of the links that both trees take from a place on.
  private func plateau(
    from place: Int32, _ tree: ShortestPathTree, _ goalTree: ShortestPathTree
  ) -> Int64 {
    var cost: Int64 = 0
    var place = place
    while true {
      let link = goalTree.predecessorLink[Int(place)]
      guard link >= 0 else { return cost }
      let next = network.otherEnd(of: link, from: place)
      guard tree.predecessorLink[Int(next)] == link else { return cost }
      cost += self.cost(of: link)
      place = next
    }
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

  private func shared(_ links: [Int32], with taken: [Bool]) -> Int64 {
    links.reduce(0) { $0 + (taken[Int($1)] ? cost(of: $1) : 0) }
  }

  private func visitsTwice(_ route: Route) -> Bool {
    var isVisited = [Bool](repeating: false, count: network.placeCount)
    for place in route.places {
      if isVisited[Int(place)] { return true }
      isVisited[Int(place)] = true
    }
    return false
  }

  private func isLocallyOptimal(
    _ route: Route, around via: Int32, reach: Int64, _ workspace: inout SearchWorkspace
  ) -> Bool {
    guard let middle = route.places.firstIndex(of: via) else { return false }
    var (low, high) = (middle, middle)
    var (before, after): (Int64, Int64) = (0, 0)
    while low > 0, before + cost(of: route.links[low - 1]) <= reach {
      low -= 1
      before += cost(of: route.links[low])
    }
    while high < route.links.count, after + cost(of: route.links[high]) <= reach {
      after += cost(of: route.links[high])
      high += 1
    }
    // One side alone is a part of a cheapest way.
    if before == 0 || after == 0 { return true }
    let shortest = network.search(
      .aStar, from: route.places[low], to: route.places[high], workspace: &workspace)
    return shortest.route?.cost == before + after
  }
}

/// The cost of the links that each route of a tree shares with given links, computed on demand.
private struct SharedCosts {
  private let tree: ShortestPathTree
  private let taken: [Bool]
  /// By place; -1 if it is not known yet.
  private var known: [Int64]
  private var chain: [Int32] = []

  /// - Parameter taken: by link, true for the given ones.
  init(_ tree: ShortestPathTree, with taken: [Bool]) {
    self.tree = tree
    self.taken = taken
    known = Array(repeating: -1, count: tree.cost.count)
    known[Int(tree.source)] = 0
  }

  /// The cost of the shared links on the way to a place that can be reached.
  mutating func cost(to place: Int32, on network: Network) -> Int64 {
    // Goes up to the first known place, and back down.
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
