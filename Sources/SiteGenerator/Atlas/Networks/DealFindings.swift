import Routing

/// Statistics of all deals of a game.
struct DealFindings: Sendable {
  /// The distribution of the lengths of best trips with a given number of tickets.
  struct Lengths: Sendable {
    /// Each cost that occurs, ascending, with the number of deals that have it.
    private(set) var rows: [(cost: Int64, deals: Int)] = []
    /// The number of deals that have a trip.
    let solved: Int
    /// The sum of their costs.
    let total: Int64

    init(_ counts: [Int64: Int]) {
      rows = counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      solved = rows.reduce(0) { $0 + $1.deals }
      total = rows.reduce(0) { $0 + $1.cost * Int64($1.deals) }
    }

    /// The mean cost; `nil` if no deal has a trip.
    var mean: Double? { solved == 0 ? nil : Double(total) / Double(solved) }
  }

  /// Some of the deals that have something in common.
  struct Extreme: Sendable {
    /// The cost, or the amount saved.
    let value: Int64
    /// The number of deals with this value.
    let count: Int
    /// The first few of them.
    let deals: [Int]
  }

  /// By the number of tickets, from none to all.
  let lengths: [Lengths]
  /// The deals with the shortest best trip with all tickets; `nil` if none has a trip.
  let luckiest: Extreme?
  /// The deals with the longest one.
  let hardest: Extreme?
  /// The deals that the tickets shorten most; `nil` if there are no tickets.
  let mostSaved: Extreme?
  /// The number of best trips with all tickets that take each link.
  let linkUses: [Int]

  /// The maximum number of deals that an extreme keeps.
  private static let limit = 5

  init(_ table: DealTable) {
    var counts = [[Int64: Int]](repeating: [:], count: table.tickets + 1)
    for tickets in 0...table.tickets {
      // Costs are mostly small consecutive numbers, so one entry serves many deals.
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
