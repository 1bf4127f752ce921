extension TripSolver {
  /// Starts with the nearest-neighbour trip, and reverses parts of its order until no reversal
  /// makes the trip cheaper (Croes 1958). Unlike the original method, it supports open trips and
  /// directed links. Therefore each changed order is evaluated as a whole, with the best
  /// distribution of tickets.
  func twoOpt() -> TripReplay {
    guard var trip = nearestNeighbour().best else {
      return TripReplay(algorithm: .twoOpt, total: 0, events: [])
    }
    var order = trip.order.compactMap { cities.firstIndex(of: $0) }
    var tried = 1
    var events = [TripEvent(tried: 1, trip: trip)]
    // A fixed start or end does not move. In a round trip, the start is at both ends of the order.
    let low = start >= 0 ? 1 : 0
    let high = order.count - (end >= 0 ? 1 : 0)
    var isImproved = true
    func consider(_ candidate: [Int]) -> Bool {
      tried += 1
      guard let legs = legs(of: candidate) else { return false }
      let other = assemble(legs)
      guard other.cost < trip.cost else { return false }
      trip = other
      order = candidate
      events.append(TripEvent(tried: tried, trip: trip))
      return true
    }
    // The unchanged order comes first, because the nearest-neighbour trip may waste tickets.
    if order.count == cities.count + (isRound ? 1 : 0) { _ = consider(order) }
    while isImproved {
      isImproved = false
      for first in low..<max(low, high - 1) {
        for last in (first + 1)..<max(first + 1, high) {
          var candidate = order
          candidate[first...last].reverse()
          if consider(candidate) { isImproved = true }
        }
      }
    }
    return TripReplay(algorithm: .twoOpt, total: tried, events: events)
  }
}
