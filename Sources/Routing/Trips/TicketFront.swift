/// The lowest costs of a route, or of several consecutive routes, for every number of tickets.
/// The front has a point for a number of tickets only if every smaller number leads to a higher
/// cost.
struct TicketFront: Sendable {
  struct Point: Sendable {
    let tickets: Int
    let cost: Int64
  }

  /// The points in ascending order of tickets, and therefore in descending order of cost.
  private(set) var points: [Point] = []

  static let unreachable = Int64.max

  /// The front for staying at a place, which takes no ticket and costs nothing.
  static let stay = TicketFront(points: [Point(tickets: 0, cost: 0)])

  /// The point with the lowest cost; `nil` if there is no route.
  var cheapest: Point? { points.last }

  /// The lowest cost with at most `tickets` tickets; `unreachable` if there is no route.
  func cost(tickets: Int) -> Int64 {
    points.last { $0.tickets <= tickets }?.cost ?? Self.unreachable
  }

  /// Adds a point, unless an existing point needs no more tickets and costs no more. Removes the
  /// existing points that need no fewer tickets and cost no less than the new point.
  private mutating func insert(_ point: Point) {
    var start = points.count
    while start > 0, points[start - 1].tickets >= point.tickets { start -= 1 }
    if start > 0, points[start - 1].cost <= point.cost { return }
    var end = start
    while end < points.count, points[end].cost >= point.cost { end += 1 }
    if start == end, start < points.count, points[start].tickets == point.tickets { return }
    points.replaceSubrange(start..<end, with: CollectionOfOne(point))
  }

  /// Combines each route of `first` with each route of `second`, and adds the combinations that
  /// need at most `limit` tickets.
  mutating func insert(_ first: TicketFront, then second: TicketFront, limit: Int) {
    for a in first.points {
      for b in second.points {
        guard a.tickets + b.tickets <= limit else { break }
        insert(Point(tickets: a.tickets + b.tickets, cost: a.cost + b.cost))
      }
    }
  }

  /// Joins each route in `before` with each route in this front. Among the pairs that cost exactly
  /// `sum` and use at most `tickets` tickets in total, finds the pair whose second route uses the
  /// fewest tickets. Returns the number of tickets of that route; `nil` if there is no such pair.
  func tickets(after before: TicketFront, costing sum: Int64, tickets: Int) -> Int? {
    points.first { point in
      guard point.tickets <= tickets else { return false }
      let rest = before.cost(tickets: tickets - point.tickets)
      return rest != Self.unreachable && rest + point.cost == sum
    }?.tickets
  }
}
