/// Tries the permutations of the chosen places, in lexicographic order. It drops a permutation as
/// soon as its first legs cost at least as much as the best trip so far.
struct BruteForce {
  private let solver: TripSolver
  private let count: Int
  private let isRound: Bool
  private var order: [Int] = []
  private var isVisited: [Bool]
  private var budget: TicketBudget
  private var best = TicketDistances.unreachable
  private var tried = 0
  private var events: [TripEvent] = []

  init(_ solver: TripSolver) {
    self.solver = solver
    count = solver.cities.count
    isRound = solver.isRound && count > 1
    isVisited = [Bool](repeating: false, count: count)
    budget = TicketBudget(solver)
  }

  mutating func run() -> TripReplay {
    visitNext()
    return TripReplay(algorithm: .bruteForce, total: orders(after: 0), events: events)
  }

  /// Returns the number of orders that begin with a given prefix of `placed` places.
  private func orders(after placed: Int) -> Int {
    let hasStart = solver.start >= 0
    let hasEnd = solver.end >= 0 && !isRound && count > 1
    var free = count - placed
    if hasStart && placed == 0 { free -= 1 }
    if hasEnd && placed < count { free -= 1 }
    return free < 2 ? 1 : (2...free).reduce(1, *)
  }

  private func mayFollow(_ city: Int) -> Bool {
    if isVisited[city] { return false }
    if order.isEmpty, solver.start >= 0 { return city == solver.start }
    let hasEnd = solver.end >= 0 && !isRound && count > 1
    if hasEnd { return (city == solver.end) == (order.count == count - 1) }
    return true
  }

  private mutating func visitNext() {
    if order.count == count { return complete() }
    for city in 0..<count where mayFollow(city) {
      let previous = order.last
      if let previous { budget.append(from: previous, to: city) }
      order.append(city)
      isVisited[city] = true
      if budget.cost < best { visitNext() } else { tried += orders(after: order.count) }
      isVisited[city] = false
      order.removeLast()
      if previous != nil { budget.removeLast() }
    }
  }

  private mutating func complete() {
    tried += 1
    if isRound, let last = order.last { budget.append(from: last, to: solver.start) }
    if budget.cost < best {
      best = budget.cost
      events.append(TripEvent(tried: tried, trip: solver.assemble(budget.legs())))
    }
    if isRound { budget.removeLast() }
  }
}
