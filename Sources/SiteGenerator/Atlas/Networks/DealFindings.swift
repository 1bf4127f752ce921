import Routing

/// Statistics of all deals of a game.
struct DealFindings: Sendable {
  /// The costs of the best trips of all deals with a given number of tickets.
  struct Lengths: Sendable {
    /// Each cost that occurs, in ascending order, with the number of deals whose best trip has this
    /// cost.
    private(set) var rows: [(cost: Int64, deals: Int)] = []
    let solved: Int
    let total: Int64

    init(_ counts: [Int64: Int]) {
      rows = counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      solved = rows.reduce(0) { $0 + $1.deals }
      total = rows.reduce(0) { $0 + $1.cost * Int64($1.deals) }
    }

    /// The mean cost; `nil` if no deal has a trip.
    var mean: Double? { solved == 0 ? nil : Double(total) / Double(solved) }
  }

  /// The deals that share an extreme value, such as the lowest cost.
  struct Extreme: Sendable {
    /// The cost of the best trip, or the saving from tickets.
    let value: Int64
    let count: Int
    /// The first few deals that have this value.
    let deals: [Int]
  }

  /// The costs of the best trips, indexed by the number of tickets.
  let lengths: [Lengths]
  /// The deals whose best trip with all tickets is shortest; `nil` if no deal has a trip.
  let luckiest: Extreme?
  /// The deals whose best trip with all tickets is longest; `nil` if no deal has a trip.
  let hardest: Extreme?
  /// The deals for which tickets save the most; `nil` if there are no tickets, or if no deal has a
  /// trip without tickets.
  let mostSaved: Extreme?
  /// For each link, the number of times that the best trips with all tickets use it.
  let linkUses: [Int]

  private static let limit = 5

  init(_ table: DealTable) {
    var counts = [[Int64: Int]](repeating: [:], count: table.tickets + 1)
    for tickets in 0...table.tickets {
      // Consecutive deals often have the same cost, so runs of equal costs are added at once.
      var run: (cost: Int64, count: Int)?
      for deal in 0..<table.count {
        guard let cost = table.cost(of: deal, tickets: tickets) else { continue }
        if let (known, count) = run, known == cost {
          run = (cost, count + 1)
        } else {
          if let run { counts[tickets][run.cost, default: 0] += run.count }
          run = (cost, 1)
        }
      }
      if let run { counts[tickets][run.cost, default: 0] += run.count }
    }
    lengths = counts.map(Lengths.init)
    func extreme(
      _ isBetter: (Int64, Int64) -> Bool, _ value: (Int) -> Int64?
    ) -> Extreme? {
      var best: Int64?
      var count = 0
      var deals: [Int] = []
      for deal in 0..<table.count {
        guard let value = value(deal) else { continue }
        if let known = best, value == known {
          count += 1
          if deals.count < Self.limit { deals.append(deal) }
        } else if best.map({ isBetter(value, $0) }) ?? true {
          (best, count, deals) = (value, 1, [deal])
        }
      }
      return best.map { Extreme(value: $0, count: count, deals: deals) }
    }
    luckiest = extreme(<) { table.cost(of: $0, tickets: table.tickets) }
    hardest = extreme(>) { table.cost(of: $0, tickets: table.tickets) }
    mostSaved =
      table.tickets == 0
      ? nil
      : extreme(>) { deal in
        guard let none = table.cost(of: deal, tickets: 0),
          let all = table.cost(of: deal, tickets: table.tickets)
        else { return nil }
        return none - all
      }
    linkUses = table.linkUses()
  }
}
