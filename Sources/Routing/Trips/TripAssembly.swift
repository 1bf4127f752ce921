extension TicketDistances {
  /// The trip that consists of the given legs, or that stays at `start` if there are none.
  func assemble(_ legs: [TripLeg], from start: Int, on network: Network) -> Trip {
    var order = [cities[start]]
    var links: [Int32] = []
    var cost: Int64 = 0
    for leg in legs {
      links += self.links(from: leg.from, to: leg.to, tickets: leg.tickets).links
      order.append(cities[leg.to])
      cost += self.cost(from: leg.from, to: leg.to, tickets: leg.tickets)
    }
    let route = Route(cost: cost, from: order[0], links: links, on: network)
    let tickets = links.count { isTicketed[Int(network.links[Int($0)].mode)] }
    return Trip(
      cost: cost, places: route.places, links: links, ticketsUsed: tickets, order: order)
  }
}

extension TripSolver {
  func assemble(_ legs: [TripLeg]) -> Trip {
    distances.assemble(legs, from: legs.first?.from ?? 0, on: network)
  }

  /// The legs between consecutive places of `order`, with the tickets distributed so that the cost
  /// is lowest; `nil` if no distribution gives every leg a route.
  func legs(of order: [Int]) -> [TripLeg]? {
    var budget = TicketBudget(self)
    for (from, to) in zip(order, order.dropFirst()) { budget.append(from: from, to: to) }
    guard budget.cost != TicketDistances.unreachable else { return nil }
    return budget.legs()
  }
}

/// The lowest costs of the legs so far, for every number of tickets.
struct TicketBudget {
  private let distances: TicketDistances
  private let tickets: Int
  private var ends: [(from: Int, to: Int)] = []
  /// The costs of the first r legs, at index r.
  private var fronts = [TicketFront.stay]

  init(_ solver: TripSolver) {
    distances = solver.distances
    tickets = solver.problem.tickets
  }

  var cost: Int64 { fronts.last?.cheapest?.cost ?? TicketFront.unreachable }

  mutating func append(from: Int, to: Int) {
    var front = TicketFront()
    front.insert(
      fronts[ends.count], then: distances.front(from: from, to: to), limit: tickets)
    ends.append((from, to))
    fronts.append(front)
  }

  mutating func removeLast() {
    ends.removeLast()
    fronts.removeLast()
  }

  /// The legs at the lowest cost, with the fewest tickets that allow this cost. Tickets are used as
  /// early as possible.
  func legs() -> [TripLeg] {
    guard var left = fronts.last?.cheapest?.tickets else { return [] }
    var legs: [TripLeg] = []
    for (index, leg) in ends.enumerated().reversed() {
      let spent =
        distances.front(from: leg.from, to: leg.to).tickets(
          after: fronts[index], costing: fronts[index + 1].cost(tickets: left), tickets: left) ?? 0
      legs.append(TripLeg(from: leg.from, to: leg.to, tickets: spent))
      left -= spent
    }
    return legs.reversed()
  }
}
