extension TripSolver {
  /// The cheapest trip; of equals, one of fewest tickets, always the same. None if the chosen places
  /// cannot all be visited.
  ///
  /// Dynamic programming over (set of places visited, last place, tickets) after Held and Karp (1962)
  /// and Bellman (1962), with the tickets as a third index:
  ///
  ///     best(S, j, t) = min over i in S - j, s <= t of best(S - j, i, t - s) + cost(i, j, s)
  ///
  /// where best(S, j, t) is the least cost of visiting S, ending in j, with at most t tickets, and
  /// cost(i, j, s) the cheapest way from i to j with at most s. It is exact: cut a cheapest trip
  /// where it first comes to each chosen place; each part is a way from one chosen place to the next
  /// and costs no less than the cheapest one with as many tickets. Ways may pass through other places,
  /// chosen ones too.
  ///
  /// - Complexity: O(2^k k^2 t s) for k places and t tickets, s of which help on one way.
  public func exact() -> Trip? {
    var program = TripProgram(self)
    program.fill()
    return program.legs().map(assemble)
  }
}

/// A part of a trip: from one chosen place to another, with at most so many tickets.
struct TripLeg {
  let from: Int
  let to: Int
  let tickets: Int
}

/// The table of the dynamic program.
struct TripProgram {
  private let distances: TicketDistances
  private let count: Int
  private let start: Int
  private let end: Int
  private let isRound: Bool
  /// The ticket limit, or what all legs together can use at most.
  private let tickets: Int
  private var best: [Int64]

  private static let unreachable = TicketDistances.unreachable

  init(_ solver: TripSolver) {
    distances = solver.distances
    count = solver.cities.count
    start = solver.start
    end = solver.end
    isRound = start >= 0 && start == end && count > 1
    tickets = min(solver.problem.tickets, count * distances.levels)
    best = [Int64](repeating: Self.unreachable, count: count * (tickets + 1) << count)
  }

  private func index(_ visited: Int, _ last: Int) -> Int {
    (visited * count + last) * (tickets + 1)
  }

  mutating func fill() {
    for city in 0..<count where start < 0 || start == city {
      for t in 0...tickets { best[index(1 << city, city) + t] = 0 }
    }
    for visited in 1..<(1 << count) where visited & (visited - 1) != 0 {
      for last in 0..<count where visited >> last & 1 == 1 {
        for previous in 0..<count where previous != last && visited >> previous & 1 == 1 {
          extend(visited, last, previous)
        }
      }
    }
  }

  private mutating func extend(_ visited: Int, _ last: Int, _ previous: Int) {
    let source = index(visited ^ 1 << last, previous)
    let target = index(visited, last)
    for t in 0...tickets {
      var cheapest = best[target + t]
      for s in 0...min(t, distances.levels) {
        let before = best[source + t - s]
        let way = distances.cost(from: previous, to: last, tickets: s)
        guard before != Self.unreachable, way != Self.unreachable else { continue }
        cheapest = min(cheapest, before + way)
      }
      best[target + t] = cheapest
    }
  }

  /// The legs of the best trip. Among equal choices the fewest tickets, then the first place in the
  /// order of places (not of the problem, so that it does not matter how that lists them).
  func legs() -> [TripLeg]? {
    let order = (0..<count).sorted { distances.cities[$0] < distances.cities[$1] }
    let all = 1 << count - 1
    var cost = Self.unreachable
    for last in order where end < 0 || isRound || last == end {
      cost = min(cost, final(all, last, tickets))
    }
    guard cost != Self.unreachable else { return nil }
    for t in 0...tickets {
      for last in order
      where (end < 0 || isRound || last == end) && final(all, last, t) == cost {
        return trace(back: order, from: last, tickets: t, cost: cost)
      }
    }
    return nil
  }

  /// The cost of a whole trip that visits all and then, on a round trip, returns.
  private func final(_ all: Int, _ last: Int, _ t: Int) -> Int64 {
    guard isRound else { return best[index(all, last) + t] }
    var cheapest = Self.unreachable
    for s in 0...min(t, distances.levels) {
      let before = best[index(all, last) + t - s]
      let way = distances.cost(from: last, to: start, tickets: s)
      guard before != Self.unreachable, way != Self.unreachable else { continue }
      cheapest = min(cheapest, before + way)
    }
    return cheapest
  }

  private func trace(back order: [Int], from last: Int, tickets: Int, cost: Int64) -> [TripLeg]? {
    var legs: [TripLeg] = []
    var visited = 1 << count - 1
    var city = last
    var left = tickets
    var rest = cost
    if isRound {
      guard
        let s = (0...min(left, distances.levels)).first(where: {
          reaches(rest, index(visited, city) + left - $0, city, start, $0)
        })
      else { return nil }
      legs.append(TripLeg(from: city, to: start, tickets: s))
      rest -= distances.cost(from: city, to: start, tickets: s)
      left -= s
    }
    while visited & (visited - 1) != 0 {
      let before = visited ^ 1 << city
      var found: (previous: Int, tickets: Int)?
      search: for s in 0...min(left, distances.levels) {
        for previous in order where before >> previous & 1 == 1 {
          if reaches(rest, index(before, previous) + left - s, previous, city, s) {
            found = (previous, s)
            break search
          }
        }
      }
      guard let found else { return nil }
      legs.append(TripLeg(from: found.previous, to: city, tickets: found.tickets))
      rest -= distances.cost(from: found.previous, to: city, tickets: found.tickets)
      left -= found.tickets
      visited = before
      city = found.previous
    }
    return legs.reversed()
  }

  private func reaches(_ cost: Int64, _ before: Int, _ from: Int, _ to: Int, _ s: Int) -> Bool {
    let way = distances.cost(from: from, to: to, tickets: s)
    guard best[before] != Self.unreachable, way != Self.unreachable else { return false }
    return best[before] + way == cost
  }
}
