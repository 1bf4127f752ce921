/// Makes the links of a network from rides and footpaths.
struct GTFSLinks {
  let hops: GTFSHops
  let transfers: GTFSTransfers
  let unit: ImportedUnit
  private(set) var rideLinks = 0
  private(set) var directedLinks = 0
  /// The number of ride links whose cost would round to 0. Their cost is raised to one smallest
  /// part of the unit (see ``ImportedUnit/scale``).
  private(set) var raisedLinks = 0
  private(set) var walkLinks = 0

  /// The patterns with their shapes, sorted by line and then by descending number of trips.
  var patterns: [(pattern: GTFSHops.Pattern, shape: Int32)] {
    hops.patterns.sorted { a, b in
      if a.key.label != b.key.label { return a.key.label < b.key.label }
      if a.value.count != b.value.count { return a.value.count > b.value.count }
      return a.value.order < b.value.order
    }.map { ($0.key, $0.value.shape) }
  }

  /// Adds modes and links, line by line: first the links of the pattern with the most trips, then
  /// the links that only other patterns of the line have. A link serves both directions, unless a
  /// line of the same mode runs between the two places in only one direction. In that case, each
  /// direction has its own link, which all lines in that direction share. Footpaths come last.
  mutating func build(into network: inout ImportedNetwork) {
    let medians = hops.medians()
    let costs = medians.mapValues(cost)
    let walkCosts = transfers.medians.mapValues(cost)
    let patterns = patterns.map(\.pattern)
    let oneWay = Self.oneWay(patterns)
    raisedLinks = medians.count { pair, seconds in
      seconds < 30 / Int(unit.scale) && (pair.from < pair.to || oneWay.contains(pair))
    }
    let used = Set(costs.keys.map { Int($0.mode) } + walkCosts.keys.map { Int($0.mode) })
    let modes = used.sorted()
    network.modes = modes.map { GTFSMode.all[$0] }
    let indices = Dictionary(uniqueKeysWithValues: zip(modes, modes.indices))
    var rows: Set<ImportedNetwork.Link> = []
    func add(_ pair: GTFSHops.Pair, label: Int?, cost: Int64?, isDirected: Bool) {
      guard let cost else { return }
      let link = ImportedNetwork.Link(
        from: Int(pair.from), to: Int(pair.to), mode: indices[Int(pair.mode)] ?? 0, cost: cost,
        isDirected: isDirected, label: label)
      if rows.insert(link.undirected).inserted { network.links.append(link) }
    }
    for pattern in patterns {
      for pair in pattern.pairs {
        add(
          pair, label: Int(pattern.label), cost: costs[pair], isDirected: oneWay.contains(pair))
      }
    }
    rideLinks = network.linkCount
    directedLinks = costs.keys.count(where: oneWay.contains)
    let walks = walkCosts.keys.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    for pair in walks {
      add(pair, label: nil, cost: walkCosts[pair], isDirected: walkCosts[pair.back] == nil)
    }
    walkLinks = network.linkCount - rideLinks
  }

  /// Returns the pairs of places that at least one line serves in only one direction. Each of these
  /// pairs is returned in both directions.
  private static func oneWay(_ patterns: [GTFSHops.Pattern]) -> Set<GTFSHops.Pair> {
    var served: [Int32: Set<GTFSHops.Pair>] = [:]
    for pattern in patterns { served[pattern.label, default: []].formUnion(pattern.pairs) }
    var oneWay: Set<GTFSHops.Pair> = []
    for pairs in served.values {
      for pair in pairs where !pairs.contains(pair.back) { oneWay.formUnion([pair, pair.back]) }
    }
    return oneWay
  }

  /// Converts seconds to a number of smallest parts of the unit. The number is rounded half up, and
  /// is at least one.
  private func cost(_ seconds: Int) -> Int64 {
    max(1, (Int64(seconds) * unit.scale + 30) / 60)
  }
}
