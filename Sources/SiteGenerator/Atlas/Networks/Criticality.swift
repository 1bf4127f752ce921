import Routing

/// The parts of a network that the most routes use, and the effect of closing each part. Routes
/// without a page are ignored.
struct Criticality: Sendable {
  enum Part: Hashable, Comparable, Sendable {
    case link(Int), place(Int)
    /// All links with the given label. Networks with junctions are divided by label, because a
    /// single link between two junctions means little to readers.
    case label(String)
  }

  /// The effect of closing a part.
  struct Row: Sendable, Equatable {
    let part: Part
    /// The number of routes that use the part. Only routes with a page are counted.
    let routes: Int
    /// The number of routes that have no alternative if the part is closed.
    let cut: Int
    let gain: Double

    /// The average extra cost of the routes that have an alternative, rounded up.
    var extra: Int64 { routes > cut ? Int64((gain / Double(routes - cut)).rounded(.up)) : 0 }
  }

  /// The maximum number of links, and of places, that pages list.
  static let limit = 10
  /// The corresponding number for a network derived for a country. In such a network, all routes
  /// with a page begin at the same place.
  static let countryLimit = 5
  /// The maximum number of places that all searches together may settle. At this limit, the
  /// searches take a few minutes of processor time.
  private static let budget = 2_000_000_000

  let links: [Row]
  /// The links or labels whose closure has the largest effect. They are sorted in descending order
  /// of the number of routes without an alternative, and then of the total extra cost of the other
  /// routes.
  let spared: [Row]
  /// The places that the most routes pass through, in descending order of the number of routes. A
  /// route does not count for the places at its ends.
  let places: [Row]
  /// For each link, the number of routes that use it. Only routes with a page are counted.
  let routesOfLink: [Int]
  /// The effects of closing the labels that `what-if` lists in the network's settings.
  let closures: [Closure]

  /// Returns true if the routes with a page connect more than two places, and if the searches for
  /// the ranking stay within the budget.
  static func isRanked(
    _ content: NetworkContent, ends: [Int], budget: Int = budget
  ) -> Bool {
    ends.count > 2
      && ends.count * content.network.placeCount <= budget / (2 * limit)
  }

  /// - Parameters:
  ///   - pairs: the start and goal of each route with a page.
  ///   - budget: the maximum number of places that all searches together may settle. If the budget
  ///     is too small for all links, only the links with the most routes are compared.
  init(
    _ content: NetworkContent, pairs: [(from: Int, to: Int)], jobs: Int, limit: Int = limit,
    budget: Int = budget, tree: @Sendable (Int) -> ShortestPathTree
  ) {
    let goals = Dictionary(grouping: pairs, by: \.from).mapValues { $0.map(\.to) }
    let starts = goals.keys.sorted()
    let busiest = Self.busiest(content, starts: starts, goals: goals, tree: tree)
    // Comparing the closures of parts may use a tenth of the budget. At least `limit` links and
    // `limit` places are compared, even if that takes more.
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

  private struct Load {
    let part: Part
    var routes = 0
    var starts: [Int] = []

    mutating func add(start: Int) {
      routes += 1
      if starts.last != start { starts.append(start) }
    }
  }

  /// Returns the links or labels, and the places, in descending order of the number of routes that
  /// use them.
  private static func busiest(
    _ content: NetworkContent, starts: [Int], goals: [Int: [Int]],
    tree: (Int) -> ShortestPathTree
  ) -> (links: [Load], places: [Load], routesOfLink: [Int]) {
    let (parts, partsOfLink) = linkParts(content)
    var links = parts.map { Load(part: $0) }
    var places = content.named.map { Load(part: .place($0)) }
    var routesOfLink = [Int](repeating: 0, count: content.links.count)
    // For each part, the index of the last route that was counted for it. A route that leaves a
    // road and returns to it is thus counted once.
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

  /// Returns all links or labels as parts. `ofLink` contains, for each link, the indices of its
  /// parts.
  private static func linkParts(_ content: NetworkContent) -> (parts: [Part], ofLink: [[Int]]) {
    guard content.hasJunctions else {
      return (content.links.indices.map(Part.link), content.links.indices.map { [$0] })
    }
    let labels = content.links.flatMap(\.labels).unique
    let indices = Dictionary(keepingFirst: labels.enumerated().map { ($1, $0) })
    return (
      labels.map(Part.label), content.links.map { link in link.labels.compactMap { indices[$0] } }
    )
  }

  private static func busiestFirst(_ loads: [Load]) -> [Load] {
    loads.filter { $0.routes > 0 }.sorted { ($1.routes, $0.part) < ($0.routes, $1.part) }
  }

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
      let tree = BrokenTree(whole, closing: isClosed, on: network)
      let broken = others.filter { tree.isBroken[$0] }
      guard !broken.isEmpty else { continue }
      let costs = tree.costs(on: reduced, workspace: &workspace)
      for goal in broken {
        if costs[goal] < 0 {
          cut += 1
        } else {
          gain += Double(costs[goal] - whole.cost[goal])
        }
      }
    }
    return Row(part: part, routes: routes, cut: cut, gain: gain)
  }
}
