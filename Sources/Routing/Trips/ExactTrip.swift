extension TripSolver {
  /// The cheapest trip; `nil` if the chosen places cannot all be visited. In a tie, it is one of
  /// the trips with the fewest tickets, chosen deterministically.
  ///
  /// The method is dynamic programming over (set of places visited, last place, tickets). It
  /// follows Held and Karp (1962) and Bellman (1962), and adds the tickets as a third index:
  ///
  ///     best(S, j, t) = min over i in S - j, s <= t of best(S - j, i, t - s) + cost(i, j, s)
  ///
  /// Here best(S, j, t) is the lowest cost of a trip that visits S, ends in j and uses at most t
  /// tickets. Likewise, cost(i, j, s) is the cost of the cheapest route from i to j with at most s
  /// tickets.
  ///
  /// The result is exact. Proof: cut a cheapest trip where it first reaches each chosen place. Each
  /// part leads from one chosen place to the next. Its cost is at least the cost of the cheapest
  /// route between these two places with the same number of tickets. A route may pass through any
  /// other places, even chosen places.
  ///
  /// - Complexity: O(2^k k^2 t s) for k places. A number of tickets is useful if it allows a lower
  ///   cost than every smaller number. Here t is the count of useful numbers for a trip, and s is
  ///   the count for a route between two of the places.
  public func exact() -> Trip? {
    var program = TripProgram(self)
    program.fill()
    return program.legs().map(assemble)
  }
}

/// A part of a trip: from one chosen place to another, with at most `tickets` tickets.
struct TripLeg {
  let from: Int
  let to: Int
  let tickets: Int
}

struct TripProgram {
  private let distances: TicketDistances
  private let count: Int
  private let start: Int
  private let end: Int
  private let isRound: Bool
  private let tickets: Int
  /// The costs of the best trips, indexed by (set of places visited, last place).
  private var best: [TicketFront]

  init(_ solver: TripSolver) {
    distances = solver.distances
    count = solver.cities.count
    start = solver.start
    end = solver.end
    isRound = solver.isRound && count > 1
    tickets = solver.problem.tickets
    best = [TicketFront](repeating: TicketFront(), count: count << count)
  }

  private func index(_ visited: Int, _ last: Int) -> Int { visited * count + last }

  mutating func fill() {
    for city in 0..<count where start < 0 || start == city {
      best[index(1 << city, city)] = .stay
    }
    for visited in 1..<(1 << count) where visited & (visited - 1) != 0 {
      for last in 0..<count where visited >> last & 1 == 1 {
        var front = TicketFront()
        for previous in 0..<count where previous != last && visited >> previous & 1 == 1 {
          front.insert(
            best[index(visited ^ 1 << last, previous)],
            then: distances.front(from: previous, to: last), limit: tickets)
        }
        best[index(visited, last)] = front
      }
    }
  }

  /// The legs of the best trip; `nil` if there is no trip. In a tie, the choice with the fewest
  /// tickets is taken, then the place with the lowest index in the network.
  func legs() -> [TripLeg]? {
    let order = (0..<count).sorted { distances.cities[$0] < distances.cities[$1] }
    let ends = order.filter { end < 0 || isRound || $0 == end }.compactMap { last in
      final(last).cheapest.map { (last: last, point: $0) }
    }
    let best = ends.min {
      ($0.point.cost, $0.point.tickets) < ($1.point.cost, $1.point.tickets)
    }
    return best.flatMap {
      trace(back: order, from: $0.last, tickets: $0.point.tickets, cost: $0.point.cost)
    }
  }

  /// The lowest costs of a trip that visits all chosen places, with `last` as the last of them. For
  /// a round trip, the costs include the leg back to the start.
  private func final(_ last: Int) -> TicketFront {
    let all = best[index(1 << count - 1, last)]
    guard isRound else { return all }
    var front = TicketFront()
    front.insert(all, then: distances.front(from: last, to: start), limit: tickets)
    return front
  }

  private func trace(back order: [Int], from last: Int, tickets: Int, cost: Int64) -> [TripLeg]? {
    var legs: [TripLeg] = []
    var visited = 1 << count - 1
    var city = last
    var left = tickets
    var rest = cost
    /// The lowest number of tickets for the leg such that the trip up to the end of the leg costs
    /// exactly `rest`; `nil` if there is no such number.
    func spent(_ before: Int, _ from: Int, _ to: Int) -> Int? {
      distances.front(from: from, to: to)
        .tickets(after: best[index(before, from)], costing: rest, tickets: left)
    }
    func take(_ from: Int, _ to: Int, _ tickets: Int) {
      legs.append(TripLeg(from: from, to: to, tickets: tickets))
      rest -= distances.cost(from: from, to: to, tickets: tickets)
      left -= tickets
    }
    if isRound {
      guard let tickets = spent(visited, city, start) else { return nil }
      take(city, start, tickets)
    }
    while visited & (visited - 1) != 0 {
      visited ^= 1 << city
      let choices = order.filter { visited >> $0 & 1 == 1 }.compactMap { previous in
        spent(visited, previous, city).map { (place: previous, tickets: $0) }
      }
      guard let choice = choices.min(by: { $0.tickets < $1.tickets }) else { return nil }
      take(choice.place, city, choice.tickets)
      city = choice.place
    }
    return legs.reversed()
  }
}
