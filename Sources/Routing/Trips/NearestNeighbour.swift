extension TripSolver {
  /// Makes a trip from each possible start, and always continues to the nearest place that is not
  /// visited yet. Each leg is the cheapest that the remaining tickets allow, and uses no more
  /// tickets than it needs.
  func nearestNeighbour() -> TripReplay {
    let starts = start >= 0 ? [start] : Array(cities.indices)
    var events: [TripEvent] = []
    for (index, start) in starts.enumerated() {
      guard let legs = nearestLegs(from: start) else { continue }
      let trip = assemble(legs)
      if let best = events.last?.trip.cost, best <= trip.cost { continue }
      events.append(TripEvent(tried: index + 1, trip: trip))
    }
    return TripReplay(algorithm: .nearestNeighbour, total: starts.count, events: events)
  }

  private func nearestLegs(from start: Int) -> [TripLeg]? {
    let count = cities.count
    let end = isRound ? -1 : self.end
    if start == end && count > 1 { return nil }
    var left = problem.tickets
    var isVisited = [Bool](repeating: false, count: count)
    isVisited[start] = true
    var city = start
    var legs: [TripLeg] = []
    func go(to next: Int) -> Bool {
      guard distances.cost(from: city, to: next, tickets: left) != .max else { return false }
      let used = distances.links(from: city, to: next, tickets: left).tickets
      legs.append(TripLeg(from: city, to: next, tickets: used))
      left -= used
      city = next
      isVisited[next] = true
      return true
    }
    for step in 1..<max(count, 1) {
      let isLast = step == count - 1
      let choices = (0..<count).filter { !isVisited[$0] && ($0 != end || isLast) }
      let nearest = choices.min {
        distances.cost(from: city, to: $0, tickets: left)
          < distances.cost(from: city, to: $1, tickets: left)
      }
      guard let nearest, go(to: nearest) else { return nil }
    }
    if isRound && count > 1 && !go(to: start) { return nil }
    return legs
  }
}
