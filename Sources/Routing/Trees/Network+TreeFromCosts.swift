extension Network {
  /// A Boolean value that is true if a link between two different places costs nothing.
  var hasFreeLinks: Bool { links.contains { $0.cost == 0 && $0.from != $0.to } }

  /// For each place, the last link of its route in the tree that Dijkstra's algorithm grows from
  /// `source`; -1 at the source, and if there is no route. The links are computed from the costs.
  ///
  /// If several links lead to a place at its final cost, the tree has the same link as in
  /// ``LabelSetting``: the link from the place that was settled first. If several links lead from
  /// that place, it is the one with the lowest index. If every link costs more than 0, places are
  /// settled in ascending order of cost, and places of the same cost in ascending order of index.
  /// If some links cost nothing, a place may have to wait for another place of the same cost, and
  /// ``SettlingOrder`` computes the order.
  ///
  /// - Parameters:
  ///   - costs: the costs of the cheapest routes from the source to all places; -1 if there is no
  ///     route.
  ///   - hasFreeLinks: the value of ``hasFreeLinks``. Callers store it, because computing it takes
  ///     about as long as the rest of this method.
  func treeLinks(from source: Int32, costs: [Int64], hasFreeLinks: Bool) -> [Int32] {
    guard hasFreeLinks else { return treeLinks(of: costs) }
    let ranks = SettlingOrder(of: costs, from: source, on: self).ranks
    var links = [Int32](repeating: -1, count: placeCount)
    for place in 0..<placeCount where costs[place] >= 0 {
      var best = ranks[place]
      for arc in backward.arcs[backward.range(of: place)] {
        let from = Int(arc.target)
        guard costs[from] >= 0, costs[from] + arc.cost == costs[place], ranks[from] < best else {
          continue
        }
        best = ranks[from]
        links[place] = arc.link
      }
    }
    return links
  }

  /// The network must have no free links (see ``hasFreeLinks``). If links from several places lead
  /// to a place at its final cost, the tree has the link from the place with the lowest cost; in a
  /// tie, from the place with the lowest index.
  private func treeLinks(of costs: [Int64]) -> [Int32] {
    var result = [Int32](repeating: -1, count: placeCount)
    var links = result.mutableSpan
    let costs = costs.span
    let arcs = backward.arcs.span
    let offsets = backward.offsets.span
    var index = 0
    for place in 0..<links.count {
      let end = Int(offsets[place &+ 1])
      let cost = costs[place]
      var (bestCost, best, link) = (Int64.max, Int32.max, Int32(-1))
      while index < end {
        let arc = arcs[index]
        index &+= 1
        let known = costs[Int(arc.target)]
        // Self-loops are skipped: they may cost nothing, although all other links cost more than 0.
        guard known &+ arc.cost == cost, known >= 0, arc.target != place else { continue }
        if known < bestCost || known == bestCost && arc.target < best {
          (bestCost, best, link) = (known, arc.target, arc.link)
        }
      }
      links[place] = link
    }
    return result
  }
}

/// The order in which Dijkstra's algorithm settles places, derived from their costs.
struct SettlingOrder {
  /// The position of each place in the order; -1 for places that cannot be reached.
  private(set) var ranks: [Int32]

  /// Computes the order from `costs`, which have the same form as in
  /// ``Network/treeLinks(from:costs:hasFreeLinks:)``.
  ///
  /// Places of the same cost depend on each other only through links that cost nothing. Two kinds
  /// of places enter the queue before any place of the same cost is settled: the source, and the
  /// places that are reached by a link with a cost above 0. Other places enter the queue when a
  /// place that leads to them at no cost is settled. Among the places of the same cost in the
  /// queue, the place with the lowest index is settled next.
  init(of costs: [Int64], from source: Int32, on network: Network) {
    ranks = [Int32](repeating: -1, count: costs.count)
    let places = costs.indices.filter { costs[$0] >= 0 }.map { Int32($0) }
      .sorted { (costs[Int($0)], $0) < (costs[Int($1)], $1) }
    var isWaiting = [Bool](repeating: false, count: costs.count)
    var queue = QuaternaryHeap<UInt32>()
    var rank: Int32 = 0
    var start = 0
    while start < places.count {
      let cost = costs[Int(places[start])]
      var end = start
      while end < places.count, costs[Int(places[end])] == cost {
        let place = places[end]
        let isReached =
          place == source
          || network.arcs(to: place).contains { arc in
            arc.cost > 0 && costs[Int(arc.target)] >= 0
              && costs[Int(arc.target)] + arc.cost == cost
          }
        if isReached {
          isWaiting[Int(place)] = true
          queue.push(UInt32(place))
        }
        end += 1
      }
      while let next = queue.pop() {
        ranks[Int(next)] = rank
        rank += 1
        for arc in network.arcs(from: Int32(next))
        where arc.cost == 0 && !isWaiting[Int(arc.target)] {
          isWaiting[Int(arc.target)] = true
          queue.push(UInt32(arc.target))
        }
      }
      start = end
    }
  }
}
