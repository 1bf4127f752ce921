extension DealTable {
  /// The indices of the groups, in the order in which the best trip of a deal visits their places.
  /// The trip may use all tickets. Returns `nil` if there is no trip.
  public func order(of deal: Int) -> [Int]? {
    guard cost(of: deal, tickets: tickets) != nil else { return nil }
    return groups.indices.map { table.plans[deal].group(at: $0) }
  }

  /// Returns the number of times that each link of the network is used if every deal is played
  /// along its best trip with all tickets allowed.
  ///
  /// A deal may have several best trips; only the trip that ``trip(of:)`` returns is counted.
  public func linkUses() -> [Int] {
    let cities = distances.cities.count
    let levels = distances.levels + 1
    // Many trips have legs in common, so legs are counted first, and the links of each leg are
    // looked up only once.
    var legs = [Int](repeating: 0, count: cities * cities * levels)
    let first = groups.indices.map { index in groups[..<index].reduce(0) { $0 + $1.count } }
    var digits = [Int](repeating: 0, count: groups.count)
    for deal in 0..<count {
      if cost(of: deal, tickets: tickets) != nil {
        let plan = table.plans[deal]
        var from = first[plan.group(at: 0)] + digits[plan.group(at: 0)]
        for step in 1..<max(groups.count, 1) {
          let to = first[plan.group(at: step)] + digits[plan.group(at: step)]
          legs[(from * cities + to) * levels + min(plan.tickets(at: step), levels - 1)] += 1
          from = to
        }
      }
      advance(&digits)
    }
    var uses = [Int](repeating: 0, count: network.links.count)
    for (index, count) in legs.enumerated() where count > 0 {
      let (from, to) = (index / levels / cities, index / levels % cities)
      for link in distances.links(from: from, to: to, tickets: index % levels).links {
        uses[Int(link)] += count
      }
    }
    return uses
  }

  /// Advances to the next deal, given as the index of a city in each group.
  private func advance(_ digits: inout [Int]) {
    for group in groups.indices.reversed() {
      digits[group] += 1
      if digits[group] < groups[group].count { return }
      digits[group] = 0
    }
  }
}
