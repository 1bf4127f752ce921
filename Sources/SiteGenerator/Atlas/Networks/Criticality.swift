import Routing

/// The parts of a network that most of its routes with a page run over, and the increase in cost of
/// these routes without them.
struct Criticality: Sendable {
  /// A part of a network that may be closed.
  enum Part: Hashable, Comparable, Sendable {
    case link(Int), place(Int)
    /// All links of a label, in a network whose lines meet at junctions, where a single link says
    /// little.
    case label(String)
  }

  /// A part with the effect of its closure.
  struct Row: Sendable, Equatable {
    let part: Part
    /// The number of routes with a page that run over it.
    let routes: Int
    /// The number of those without another route.
    let cut: Int
    /// The total extra cost of the others.
    let gain: Double

    /// The average extra cost of the others, rounded up; 0 if their detours cost no more.
    var extra: Int64 { routes > cut ? Int64((gain / Double(routes - cut)).rounded(.up)) : 0 }
  }

  /// The number of links, and of places, that pages list.
  static let limit = 10
  /// The same for a network of a country's largest places, whose routes all begin at the same place.
  static let countryLimit = 5
  /// The maximum number of places that all searches together may settle: some minutes of processor
  /// time.
  private static let budget = 2_000_000_000

  /// The links, or labels, most routes first.
  let links: [Row]
  /// The links, or labels, whose closure cuts off most routes; then those whose closure lengthens
  /// routes most in total.
  let spared: [Row]
  /// The places that most routes run through, without their ends.
  let places: [Row]
  /// For each link the number of routes with a page that run over it.
  let routesOfLink: [Int]
  /// The closures that the network's settings ask for.
  let closures: [Closure]

  /// Returns true if the parts of a network are ranked: if its routes with a page have more than two
  /// ends, and the searches stay within a budget.
  ///
  /// - Parameter ends: the ends of the routes with a page.
  static func isRanked(
    _ content: NetworkContent, ends: [Int], budget: Int = budget
  ) -> Bool {
    ends.count > 2
      && ends.count * content.network.placeCount <= budget / (2 * limit)
  }

  /// Ranks the parts of a network.
  ///
  /// - Parameters:
  ///   - pairs: the ends of the routes with a page.
  ///   - limit: the number of links, and of places, that are kept.
  ///   - budget: the maximum number of places that all searches together may settle: if it does not
  ///     suffice for all links, those with most routes are compared.
  ///   - tree: the shortest routes from a place.
  init(
    _ content: NetworkContent, pairs: [(from: Int, to: Int)], jobs: Int, limit: Int = limit,
    budget: Int = budget, tree: @Sendable (Int) -> ShortestPathTree
  ) {
    let goals = Dictionary(grouping: pairs, by: \.from).mapValues { $0.map(\.to) }
    let starts = goals.keys.sorted()
    let busiest = Self.busiest(content, starts: starts, goals: goals, tree: tree)
    // Comparing all links may use a tenth of the budget; the rest is for the busiest.
    let affordable = budget / 10 / max(1, starts.count * content.network.placeCount) - limit
    let linkCount = min(busiest.links.count, max(limit, affordable))
    let ranked = busiest.links.prefix(linkCount) + busiest.places.prefix(limit)
    let rows = Workers.map(ranked.count, jobs: jobs, state: { SearchWorkspace() }) {
      Self.row(ranked[$0], content, goals: goals, tree: tree, workspace: &$1)
    }
    links = Array(rows.prefix(min(limit, linkCount)))
    spared = Array(
      rows.prefix(linkCount).filter { $0.cut > 0 || $0.gain > 0 }.sorted {
        ($1.cut, $1.gain, $0.part) < ($0.cut, $0.gain, $1.part)
      }
      .prefix(limit))
    places = Array(rows.dropFirst(linkCount))
    routesOfLink = busiest.routesOfLink
    closures = content.settings.whatIf.map {
      Closure($0.label, content, goals: goals, tree: tree)
    }
  }

  /// A part with the number of routes that run over it, and their starts.
  private struct Load {
    let part: Part
    var routes = 0
    var starts: [Int] = []

    mutating func add(start: Int) {
      routes += 1
      if starts.last != start { starts.append(start) }
    }
  }

  /// The links, or labels, and the places that routes run over, most routes first.
  private static func busiest(
    _ content: NetworkContent, starts: [Int], goals: [Int: [Int]],
    tree: (Int) -> ShortestPathTree
  ) -> (links: [Load], places: [Load], routesOfLink: [Int]) {
    let (parts, partsOfLink) = linkParts(content)
    var links = parts.map { Load(part: $0) }
    var places = content.named.map { Load(part: .place($0)) }
    var routesOfLink = [Int](repeating: 0, count: content.links.count)
    // A route that leaves a label and returns to it counts once.
    var lastRoute = [Int](repeating: -1, count: parts.count)
    var number = 0
    for start in starts {
      let tree = tree(start)
      for goal in goals[start] ?? [] {
        guard let route = tree.route(to: Int32(goal), on: content.network) else { continue }
        for place in route.places.dropFirst().dropLast() where content.named.contains(Int(place)) {
          places[Int(place)].add(start: start)
        }
        for link in route.links {
          routesOfLink[Int(link)] += 1
          for part in partsOfLink[Int(link)] where lastRoute[part] != number {
            lastRoute[part] = number
            links[part].add(start: start)
          }
        }
        number += 1
      }
    }
    return (busiestFirst(links), busiestFirst(places), routesOfLink)
  }

  /// The parts that links belong to, and for each link the indices of its parts.
  private static func linkParts(_ content: NetworkContent) -> (parts: [Part], ofLink: [[Int]]) {
    guard content.hasJunctions else {
      return (content.links.indices.map(Part.link), content.links.indices.map { [$0] })
    }
    let labels = content.links.flatMap(\.labels).unique
    let indices = Dictionary(
      labels.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return (
      labels.map(Part.label), content.links.map { link in link.labels.compactMap { indices[$0] } }
    )
  }

  private static func busiestFirst(_ loads: [Load]) -> [Load] {
    loads.filter { $0.routes > 0 }.sorted { ($1.routes, $0.part) < ($0.routes, $1.part) }
  }

  /// A part with the effect of its closure on the routes that run over it.
  private static func row(
    _ load: Load, _ content: NetworkContent, goals: [Int: [Int]],
    tree: (Int) -> ShortestPathTree, workspace: inout SearchWorkspace
  ) -> Row {
    let (part, routes) = (load.part, load.routes)
    let network = content.network
    var end: Int?
    if case .place(let place) = part { end = place }
    let isClosed = network.links.indices.map { link in
      switch part {
      case .link(let closed): link == closed
      case .label(let closed): content.links[link].labels.contains(closed)
      case .place(let closed):
        Int(network.links[link].from) == closed || Int(network.links[link].to) == closed
      }
    }
    let reduced = network.without(
      links: Set(isClosed.indices.filter { isClosed[$0] }.map { Int32($0) }), places: [])
    var cut = 0
    var gain = 0.0
    for start in load.starts where start != end {
      let whole = tree(start)
      let others = (goals[start] ?? []).filter { $0 != end }
      let broken = Self.broken(others, of: whole, over: isClosed, on: network)
      guard !broken.isEmpty else { continue }
      let rest = reduced.shortestPathTree(from: Int32(start), workspace: &workspace)
      for goal in broken {
        if rest.cost[goal] < 0 {
          cut += 1
        } else {
          gain += Double(rest.cost[goal] - whole.cost[goal])
        }
      }
    }
    return Row(part: part, routes: routes, cut: cut, gain: gain)
  }

  /// The goals whose route in a tree runs over a closed link.
  static func broken(
    _ goals: [Int], of tree: ShortestPathTree, over isClosed: [Bool], on network: Network
  ) -> [Int] {
    var isBroken = [Bool?](repeating: nil, count: network.placeCount)
    isBroken[Int(tree.source)] = false
    return goals.filter { goal in
      guard tree.cost[goal] >= 0 else { return false }
      // Goes up to the first place whose route is known, and back down.
      var path: [Int] = []
      var place = goal
      while isBroken[place] == nil {
        path.append(place)
        place = Int(network.otherEnd(of: tree.predecessorLink[place], from: Int32(place)))
      }
      var state = isBroken[place] ?? false
      for place in path.reversed() {
        state = state || isClosed[Int(tree.predecessorLink[place])]
        isBroken[place] = state
      }
      return state
    }
  }
}
