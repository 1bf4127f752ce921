/// The cheapest routes between chosen places for every number of tickets.
struct TicketDistances: Sendable {
  let cities: [Int32]
  /// The largest number of tickets that a cheapest route between two of the places needs. More
  /// tickets make no route cheaper.
  let levels: Int

  /// For each mode, true if a link of the mode costs a ticket.
  let isTicketed: [Bool]

  private let trees: [TicketTree]

  static let unreachable = TicketFront.unreachable

  init(network: Network, cities: [Int32], tickets: Int, ticketedModes: [UInt8]) {
    self.cities = cities
    var isTicketed = [Bool](repeating: false, count: 256)
    for mode in ticketedModes { isTicketed[Int(mode)] = true }
    self.isTicketed = isTicketed
    var numbers = [Int32](repeating: -1, count: network.placeCount)
    for (number, city) in cities.enumerated() { numbers[Int(city)] = Int32(number) }
    trees = cities.map {
      TicketTree(
        from: $0, to: cities, numbers: numbers, on: network, tickets: tickets,
        isTicketed: isTicketed)
    }
    levels = trees.flatMap(\.fronts).reduce(0) { max($0, $1.cheapest?.tickets ?? 0) }
  }

  @inline(__always)
  func front(from: Int, to: Int) -> TicketFront { trees[from].fronts[to] }

  /// The lowest cost with at most `tickets` tickets; `unreachable` if there is no route.
  func cost(from: Int, to: Int, tickets: Int) -> Int64 {
    front(from: from, to: to).cost(tickets: tickets)
  }

  /// The links of the cheapest route with at most `tickets` tickets; in a tie, of the route with
  /// the fewest tickets.
  /// - Returns: the links, and the number of them that cost a ticket.
  func links(from: Int, to: Int, tickets: Int) -> (links: [Int32], tickets: Int) {
    let points = front(from: from, to: to).points
    guard let point = points.lastIndex(where: { $0.tickets <= tickets }) else { return ([], 0) }
    return (trees[from].links(to: to, point: point), points[point].tickets)
  }

  /// All costs, indexed by [from][to][tickets], with 0...levels tickets.
  var table: [Int64] {
    trees.flatMap { tree in
      tree.fronts.flatMap { front in (0...levels).map { front.cost(tickets: $0) } }
    }
  }
}
