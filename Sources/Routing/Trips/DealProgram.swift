/// The dynamic program of ``TripProgram`` for all deals of a ``DealTable`` at once.
///
/// A hand is a choice of at most one place from each group. It is stored as a number in mixed
/// radix, with a digit for each group. The digit 0 means that the hand has no place of the group.
/// The digit d means that it has place d - 1 of the group. A best trip that visits all places of a
/// hand and ends at p is a best trip through the other places of the hand, extended to p. The hand
/// without p has a smaller number, so one pass over all numbers in ascending order solves every
/// hand. Each hand is solved only once, even if it is part of many deals.
struct DealProgram<Cell: FixedWidthInteger & UnsignedInteger & Sendable> {
  private let groupCount: Int
  private let tickets: Int
  /// The largest number of tickets that a cheapest route between two cities needs. More tickets
  /// make no route cheaper.
  private let levels: Int
  /// The costs of the routes, indexed by [from][to][tickets], with 0...levels tickets.
  private let ways: [Cell]
  private let cityCount: Int
  /// For each group, its first city, its number of cities, and the weight of its digit in the
  /// number of a hand.
  private let first: [Int]
  private let sizes: [Int]
  private let strides: [Int]
  private let handCount: Int
  /// The rank of each city when the cities are sorted by place index. The rank breaks ties.
  private let rank: [Int]

  /// A cost that is higher than the cost of any trip. The sum of two such costs still fits into a
  /// cell.
  static var unreachable: Int64 { Int64(Cell.max / 4) }

  init(_ distances: TicketDistances, _ groups: [[Int32]], _ tickets: Int) {
    groupCount = groups.count
    self.tickets = tickets
    levels = distances.levels
    cityCount = distances.cities.count
    ways = distances.table.map { Cell(min($0, Self.unreachable)) }
    sizes = groups.map(\.count)
    var first: [Int] = []
    var strides: [Int] = []
    var city = 0
    for group in groups {
      first.append(city)
      city += group.count
    }
    var stride = 1
    for group in groups.reversed() {
      strides.append(stride)
      stride *= group.count + 1
    }
    self.first = first
    self.strides = strides.reversed()
    handCount = stride
    rank = distances.cities.map { place in distances.cities.count { $0 < place } }
  }

  func solve() -> DealCosts {
    var best = [Cell](
      repeating: Cell(Self.unreachable), count: handCount * groupCount * (tickets + 1))
    var result = DealCosts(costs: [], plans: [])
    let dealCount = sizes.reduce(1, *)
    result.costs.reserveCapacity(dealCount * (tickets + 1))
    result.plans.reserveCapacity(dealCount)
    var digits = [Int](repeating: 0, count: groupCount)
    var held: [(group: Int, city: Int)] = []
    for hand in 1..<max(handCount, 1) {
      advance(&digits)
      held.removeAll(keepingCapacity: true)
      for group in 0..<groupCount where digits[group] > 0 {
        held.append((group, first[group] + digits[group] - 1))
      }
      extend(hand, held, &best)
      if held.count == groupCount { record(hand, held, best, &result) }
    }
    return result
  }

  private func advance(_ digits: inout [Int]) {
    var group = groupCount - 1
    while digits[group] == sizes[group] {
      digits[group] = 0
      group -= 1
    }
    digits[group] += 1
  }

  private func index(_ hand: Int, _ group: Int) -> Int {
    (hand * groupCount + group) * (tickets + 1)
  }

  private func extend(
    _ hand: Int, _ held: [(group: Int, city: Int)], _ best: inout [Cell]
  ) {
    var best = best.mutableSpan
    let ways = ways.span
    for last in held {
      let target = index(hand, last.group)
      if held.count == 1 {
        for t in 0...tickets { best[target + t] = 0 }
      }
      let before = hand - strides[last.group] * (last.city - first[last.group] + 1)
      for previous in held where previous.group != last.group {
        let source = index(before, previous.group)
        let way = (previous.city * cityCount + last.city) * (levels + 1)
        for t in 0...tickets {
          var cheapest = best[target + t]
          for s in 0...min(t, levels) {
            // The sum cannot overflow, because both costs are at most `Cell.max / 4`.
            let cost = best[source + t - s] &+ ways[way + s]
            if cost < cheapest { cheapest = cost }
          }
          best[target + t] = cheapest
        }
      }
    }
  }

  /// Records the costs of a hand with a place from every group, and its best trip if all tickets
  /// may be used.
  private func record(
    _ hand: Int, _ held: [(group: Int, city: Int)], _ best: [Cell], _ result: inout DealCosts
  ) {
    for t in 0...tickets {
      let cost = held.map { best[index(hand, $0.group) + t] }.min() ?? 0
      result.costs.append(Int64(cost) < Self.unreachable ? Int32(cost) : -1)
    }
    result.plans.append(plan(hand, held, best, cost: result.costs.last ?? -1))
  }

  /// Traces the best trip back from its end. In a tie, it takes the choice with the fewest tickets,
  /// then the place with the lowest index, like ``TripProgram``.
  private func plan(
    _ hand: Int, _ held: [(group: Int, city: Int)], _ best: [Cell], cost: Int32
  ) -> DealPlan {
    var plan = DealPlan()
    guard cost >= 0 else { return plan }
    var rest = Cell(cost)
    let order = held.sorted { rank[$0.city] < rank[$1.city] }
    var left = 0
    var last = order[0]
    search: for t in 0...tickets {
      for end in order where best[index(hand, end.group) + t] == rest {
        left = t
        last = end
        break search
      }
    }
    var remaining = order
    var hand = hand
    for step in stride(from: groupCount - 1, to: 0, by: -1) {
      hand -= strides[last.group] * (last.city - first[last.group] + 1)
      remaining.removeAll { $0.group == last.group }
      search: for s in 0...min(left, levels) {
        for previous in remaining {
          let way = ways[(previous.city * cityCount + last.city) * (levels + 1) + s]
          guard best[index(hand, previous.group) + left - s] + way == rest else { continue }
          plan.set(step, group: last.group, tickets: s)
          rest -= way
          left -= s
          last = previous
          break search
        }
      }
    }
    plan.set(0, group: last.group, tickets: 0)
    return plan
  }
}
