/// The cheapest ways between chosen places for every number of tickets.
///
/// Grows the shortest-path tree of each chosen place in the ``LayeredNetwork``. Its layers are as many
/// as the ticket limit, or as still make any way cheaper, whichever is less; so a limit of a million
/// tickets costs no more than a sensible one.
struct TicketDistances: Sendable {
  /// The chosen places.
  let cities: [Int32]
  /// The largest number of tickets that helps between two of them, within the limit.
  let levels: Int
  /// Costs by [from][to][tickets]: with at most so many tickets. `unreachable` if there is no way.
  private(set) var costs: [Int64]

  static let unreachable = Int64.max

  private let network: Network
  private let layered: LayeredNetwork
  private let trees: [ShortestPathTree]

  init(network: Network, cities: [Int32], tickets: Int, ticketedModes: [UInt8]) {
    self.cities = cities
    self.network = network
    let free = Self.grow(
      LayeredNetwork(network, tickets: 0, ticketedModes: []), from: cities,
      placeCount: network.placeCount)
    // With every mode free of tickets: the costs that no number of tickets can beat.
    let unlimited = cities.indices.map { from in cities.map { free[from].cost[Int($0)] } }
    // Enough for a hand's tickets; doubled where more would help.
    var levels = min(tickets, 4)
    while true {
      let layered = LayeredNetwork(network, tickets: levels, ticketedModes: ticketedModes)
      let trees = Self.grow(layered, from: cities, placeCount: network.placeCount)
      let costs = Self.cheapest(trees, cities, levels, network.placeCount)
      let count = cities.count
      let isSaturated = cities.indices.allSatisfy { from in
        cities.indices.allSatisfy { to in
          let cost = costs[(from * count + to) * (levels + 1) + levels]
          return unlimited[from][to] == (cost == Self.unreachable ? -1 : cost)
        }
      }
      if isSaturated || levels >= tickets {
        self.layered = layered
        self.trees = trees
        self.costs = costs
        self.levels = levels
        return
      }
      levels = min(tickets, levels * 2)
    }
  }

  @inline(__always)
  func cost(from: Int, to: Int, tickets: Int) -> Int64 {
    costs[(from * cities.count + to) * (levels + 1) + min(tickets, levels)]
  }

  /// The links of the cheapest way with at most so many tickets; of equals, the one of fewest tickets.
  /// - Returns: the links, and how many of them cost a ticket.
  func links(from: Int, to: Int, tickets: Int) -> (links: [Int32], tickets: Int) {
    let wanted = cost(from: from, to: to, tickets: tickets)
    var level = 0
    while level < min(tickets, levels), cost(from: from, to: to, tickets: level) != wanted {
      level += 1
    }
    var links: [Int32] = []
    var state = Int32(level * network.placeCount) + cities[to]
    while trees[from].predecessorLink[Int(state)] >= 0 {
      let link = trees[from].predecessorLink[Int(state)]
      let original = layered.originalLink[Int(link)]
      if original >= 0 { links.append(original) }
      state = layered.network.otherEnd(of: link, from: state)
    }
    return (links.reversed(), level)
  }

  private static func grow(
    _ layered: LayeredNetwork, from cities: [Int32], placeCount: Int
  ) -> [ShortestPathTree] {
    var workspace = SearchWorkspace()
    return cities.map { layered.network.shortestPathTree(from: $0, workspace: &workspace) }
  }

  private static func cheapest(
    _ trees: [ShortestPathTree], _ cities: [Int32], _ levels: Int, _ placeCount: Int
  ) -> [Int64] {
    var costs: [Int64] = []
    costs.reserveCapacity(cities.count * cities.count * (levels + 1))
    for tree in trees {
      for city in cities {
        for level in 0...levels {
          let cost = tree.cost[level * placeCount + Int(city)]
          costs.append(cost >= 0 ? cost : unreachable)
        }
      }
    }
    return costs
  }
}
