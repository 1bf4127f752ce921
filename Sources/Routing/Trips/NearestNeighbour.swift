/// Makes a trip from each possible start, and always continues to the nearest place that is not
/// visited yet. Each leg is the cheapest that the remaining tickets allow, and uses no more tickets
/// than it needs.
struct NearestNeighbour {
  private let solver: TripSolver

  init(_ solver: TripSolver) { self.solver = solver }

  func run() -> TripReplay {
    let starts = solver.start >= 0 ? [solver.start] : Array(solver.cities.indices)
    var events: [TripEvent] = []
    for (index, start) in starts.enumerated() {
      guard let legs = legs(from: start) else { continue }
      let trip = solver.assemble(legs)
      if let best = events.last?.trip.cost, best <= trip.cost { continue }
      events.append(TripEvent(tried: index + 1, trip: trip))
    }
    return TripReplay(algorithm: .nearestNeighbour, total: starts.count, events: events)
  }

  private func legs(from start: Int) -> [TripLeg]? {
    let count = solver.cities.count
    let isRound = solver.start >= 0 && solver.start == solver.end
    let end = isRound ? -1 : solver.end
    if start == end && count > 1 { return nil }
    var left = solver.problem.tickets
    var isVisited = [Bool](repeating: false, count: count)
    isVisited[start] = true
    var city = start
    var legs: [TripLeg] = []
    func go(to next: Int) -> Bool {
      guard solver.distances.cost(from: city, to: next, tickets: left) != .max else { return false }
      let used = solver.distances.links(from: city, to: next, tickets: left).tickets
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
        solver.distances.cost(from: city, to: $0, tickets: left)
          < solver.distances.cost(from: city, to: $1, tickets: left)
      }
      guard let nearest, go(to: nearest) else { return nil }
    }
    if isRound && count > 1 && !go(to: start) { return nil }
    return legs
  }
}
