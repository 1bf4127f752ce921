extension TripSolver {
  /// Puts a trip together from its legs.
  func assemble(_ legs: [TripLeg]) -> Trip {
    let first = legs.first.map { cities[$0.from] } ?? cities[0]
    var order = [first]
    var links: [Int32] = []
    var cost: Int64 = 0
    for leg in legs {
      let way = distances.links(from: leg.from, to: leg.to, tickets: leg.tickets).links
      links += way
      order.append(cities[leg.to])
      cost += distances.cost(from: leg.from, to: leg.to, tickets: leg.tickets)
    }
    let route = Route(cost: cost, from: first, links: links, on: network)
    let tickets = links.count { isTicketed[Int(network.links[Int($0)].mode)] }
    return Trip(
      cost: cost, places: route.places, links: links, ticketsUsed: tickets, order: order)
  }

  /// The best division of the tickets among the legs of a given order; none if a leg has no way.
  func legs(of order: [Int]) -> [TripLeg]? {
    var budget = TicketBudget(self, capacity: order.count)
    for (from, to) in zip(order, order.dropFirst()) { budget.append(from: from, to: to) }
    guard budget.cost != TicketDistances.unreachable else { return nil }
    return budget.legs()
  }
}

/// The least cost of the legs so far for every number of tickets.
struct TicketBudget {
  private let distances: TicketDistances
  private let tickets: Int
  private var ends: [(from: Int, to: Int)] = []
  /// Row r: the costs of the first r legs with at most 0, 1, ... tickets.
  private var rows: [Int64]

  init(_ solver: TripSolver, capacity: Int) {
    distances = solver.distances
    tickets = min(solver.problem.tickets, capacity * distances.levels)
    rows = [Int64](repeating: 0, count: tickets + 1)
    rows.reserveCapacity((capacity + 1) * (tickets + 1))
  }

  /// The least cost of all legs so far under the limit.
  var cost: Int64 { rows[rows.count - 1] }

  mutating func append(from: Int, to: Int) {
    let base = ends.count * (tickets + 1)
    ends.append((from, to))
    for t in 0...tickets {
      var cheapest = TicketDistances.unreachable
      for s in 0...min(t, distances.levels) {
        let before = rows[base + t - s]
        let way = distances.cost(from: from, to: to, tickets: s)
        guard before != .max, way != .max else { continue }
        cheapest = min(cheapest, before + way)
      }
      rows.append(cheapest)
    }
  }

  mutating func removeLast() {
    ends.removeLast()
    rows.removeLast(tickets + 1)
  }

  /// The legs with their tickets: as few as the least cost allows, spent as late as possible.
  func legs() -> [TripLeg] {
    var left = tickets
    let last = ends.count * (tickets + 1)
    while left > 0, rows[last + left - 1] == rows[last + left] { left -= 1 }
    var legs: [TripLeg] = []
    for (index, leg) in ends.enumerated().reversed() {
      let base = index * (tickets + 1)
      let wanted = rows[base + tickets + 1 + left]
      for s in 0...min(left, distances.levels) {
        let way = distances.cost(from: leg.from, to: leg.to, tickets: s)
        guard rows[base + left - s] != .max, way != .max, rows[base + left - s] + way == wanted
        else {
          continue
        }
        legs.append(TripLeg(from: leg.from, to: leg.to, tickets: s))
        left -= s
        break
      }
    }
    return legs.reversed()
  }
}
