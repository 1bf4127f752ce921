/// The least costs of a way, or of several one after the other, for every number of tickets: a point
/// for each number that makes it cheaper than all smaller ones do.
struct TicketFront: Sendable {
  struct Point: Sendable {
    let tickets: Int
    let cost: Int64
  }

  /// From point to point, tickets rise and costs fall.
  private(set) var points: [Point] = []

  /// Stands for the cost of a way that does not exist.
  static let unreachable = Int64.max

  /// Makes a front without any way.
  init() {}

  /// The front of staying where one is.
  static let stay = TicketFront(points: [Point(tickets: 0, cost: 0)])

  /// - Parameter points: with rising tickets and falling costs.
  init(points: [Point]) { self.points = points }

  /// The point of the least cost; `nil` if there is no way.
  var cheapest: Point? { points.last }

  /// The least cost with at most this many tickets; `unreachable` if there is no way.
  func cost(tickets: Int) -> Int64 {
    points.last { $0.tickets <= tickets }?.cost ?? Self.unreachable
  }

  /// Adds a point, unless one with no more tickets costs no more, and drops the points that it
  /// beats.
  private mutating func insert(_ point: Point) {
    var start = points.count
    while start > 0, points[start - 1].tickets >= point.tickets { start -= 1 }
    if start > 0, points[start - 1].cost <= point.cost { return }
    var end = start
    while end < points.count, points[end].cost >= point.cost { end += 1 }
    if start == end, start < points.count, points[start].tickets == point.tickets { return }
    points.replaceSubrange(start..<end, with: CollectionOfOne(point))
  }

  /// Adds each way of one front followed by each of another, as far as the tickets last.
  mutating func insert(_ first: TicketFront, then second: TicketFront, limit: Int) {
    for a in first.points {
      for b in second.points {
        guard a.tickets + b.tickets <= limit else { break }
        insert(Point(tickets: a.tickets + b.tickets, cost: a.cost + b.cost))
      }
    }
  }

  /// The fewest tickets of `self` with which it and `before` together have a given cost, using
  /// `tickets` in total; `nil` if that is impossible.
  func tickets(after before: TicketFront, costing sum: Int64, tickets: Int) -> Int? {
    points.first { point in
      guard point.tickets <= tickets else { return false }
      let rest = before.cost(tickets: tickets - point.tickets)
      return rest != Self.unreachable && rest + point.cost == sum
    }?.tickets
  }
}
