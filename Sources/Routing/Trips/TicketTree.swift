/// The cheapest routes from a place to chosen places for every number of tickets.
///
/// The routes are found by Dijkstra's algorithm on pairs. A pair is a place and the number of
/// tickets used to reach this place. The cheapest pair is settled first; in a tie, the pair with
/// the fewest tickets, then the pair whose place has the lowest index. A pair is skipped if its
/// place was already settled with the same number of tickets or fewer, because the earlier route
/// costs no more. Therefore a number of tickets takes time and memory only if it makes a route
/// cheaper.
struct TicketTree: Sendable {
  /// A settled pair: the index of the previous pair on its route, and the link from that pair. Both
  /// are -1 at the start.
  private struct Step: Sendable {
    let previous: Int32
    let link: Int32
  }

  private struct Label {
    let cost: Int64
    let step: Step
  }

  private var steps: [Step] = []
  /// For each chosen place and each point of its front, the index in `steps` of the last step of
  /// the route.
  private var ends: [[Int32]]
  /// For each chosen place, the costs of the routes to it.
  private(set) var fronts: [TicketFront]

  /// - Parameters:
  ///   - numbers: for each place of the network, its index in `cities`; -1 if it is not chosen.
  ///   - isTicketed: for each mode, true if a link of the mode costs a ticket.
  init(
    from source: Int32, to cities: [Int32], numbers: [Int32], on network: Network, tickets: Int,
    isTicketed: [Bool]
  ) {
    // A cheapest route has fewer links than the network has places.
    let limit = Int32(min(tickets, network.placeCount))
    var found = [[TicketFront.Point]](repeating: [], count: cities.count)
    ends = [[Int32]](repeating: [], count: cities.count)
    var fewest = [Int32](repeating: .max, count: network.placeCount)
    var labels = [Self.key(source, 0): Label(cost: 0, step: Step(previous: -1, link: -1))]
    var queue = QuaternaryHeap<UInt128>()
    queue.push(QueueEntry.make(rank: 0, place: source))
    var open = cities.count
    while open > 0, let entry = queue.pop() {
      let place = QueueEntry.place(entry)
      let used = QueueEntry.tie(entry)
      guard used < fewest[Int(place)], let label = labels.removeValue(forKey: Self.key(place, used))
      else { continue }
      fewest[Int(place)] = used
      let number = Int32(truncatingIfNeeded: steps.count)
      steps.append(label.step)
      if numbers[Int(place)] >= 0 {
        let city = Int(numbers[Int(place)])
        found[city].append(TicketFront.Point(tickets: Int(used), cost: label.cost))
        ends[city].append(number)
        if used == 0 { open -= 1 }
      }
      for arc in network.arcs(from: place) {
        let tickets = used + (isTicketed[Int(network.links[Int(arc.link)].mode)] ? 1 : 0)
        guard tickets <= limit, tickets < fewest[Int(arc.target)] else { continue }
        let key = Self.key(arc.target, tickets)
        let cost = label.cost + arc.cost
        if let known = labels[key], known.cost <= cost { continue }
        labels[key] = Label(cost: cost, step: Step(previous: number, link: arc.link))
        queue.push(
          QueueEntry.make(
            rank: cost, tie: UInt32(truncatingIfNeeded: tickets), place: arc.target))
      }
    }
    // The points were found by ascending cost, but a front lists them by descending cost.
    ends = ends.map { $0.reversed() }
    fronts = found.map { TicketFront(points: $0.reversed()) }
  }

  private static func key(_ place: Int32, _ tickets: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: tickets)) << 32 | UInt64(UInt32(bitPattern: place))
  }

  /// The links of the route that a point of a front represents.
  func links(to city: Int, point: Int) -> [Int32] {
    var links: [Int32] = []
    var step = steps[Int(ends[city][point])]
    while step.previous >= 0 {
      links.append(step.link)
      step = steps[Int(step.previous)]
    }
    return links.reversed()
  }
}
