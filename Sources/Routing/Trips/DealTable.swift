/// The cheapest trips of all deals of a game. A deal consists of one place from each group, and its
/// trip visits all of these places.
///
/// Solving all deals at once takes much less time than solving them one by one. The deals share the
/// routes between places and, through ``DealProgram``, the best beginnings of their trips.
public struct DealTable: Sendable {
  /// The places of each group.
  public let groups: [[Int32]]
  /// The maximum number of tickets.
  public let tickets: Int
  /// The number of deals: the product of the sizes of the groups.
  public let count: Int

  let network: Network
  let distances: TicketDistances
  let table: DealCosts

  /// The reason why a table cannot be made.
  public enum Problem: Error, Hashable {
    /// There are no groups, or there are more groups than ``DealTable/groupLimit``.
    case groupCount(Int)
    /// The group has no places.
    case emptyGroup(Int)
    /// The place is not in the network, or is listed twice.
    case badPlace(Int32)
    /// The number of tickets is negative or more than ``DealTable/ticketLimit``.
    case tickets(Int)
    /// There are more deals than ``DealTable/dealLimit``.
    case tooManyDeals
    /// The groups have more places than ``DealTable/placeLimit``.
    case tooManyPlaces(Int)
    /// A trip could cost more than the table can store.
    case costsTooLarge
  }

  /// The maximum number of groups.
  public static let groupLimit = 8
  /// The maximum number of tickets.
  public static let ticketLimit = 15
  /// The maximum number of deals. Incomplete deals, in which one or more groups have no place,
  /// count too.
  public static let dealLimit = 4_000_000

  /// The maximum number of places in all groups together.
  public static let placeLimit = 1000

  /// Solves all deals. Runs one search from each place of each group. Memory is needed for each
  /// combination of deal, group and number of tickets.
  /// - Complexity: O(deals groups^2 tickets^2) in addition to the searches; incomplete deals count.
  public init(
    network: Network, groups: [[Int32]], tickets: Int, ticketedModes: [UInt8]
  ) throws(Problem) {
    guard (1...Self.groupLimit).contains(groups.count) else { throw .groupCount(groups.count) }
    guard (0...Self.ticketLimit).contains(tickets) else { throw .tickets(tickets) }
    var size = 1
    var seen: Set<Int32> = []
    for (index, group) in groups.enumerated() {
      guard !group.isEmpty else { throw .emptyGroup(index) }
      for place in group {
        guard place >= 0, place < network.placeCount, seen.insert(place).inserted else {
          throw .badPlace(place)
        }
      }
      size = size.multipliedReportingOverflow(by: group.count + 1).partialValue
      guard size > 0, size <= Self.dealLimit else { throw .tooManyDeals }
    }
    guard seen.count <= Self.placeLimit else { throw .tooManyPlaces(seen.count) }
    self.groups = groups
    self.tickets = tickets
    self.network = network
    count = groups.reduce(1) { $0 * $1.count }
    distances = TicketDistances(
      network: network, cities: groups.flatMap(\.self), tickets: tickets,
      ticketedModes: ticketedModes)
    let longest = distances.table.filter { $0 != TicketDistances.unreachable }.max() ?? 0
    let (bound, overflow) = longest.multipliedReportingOverflow(by: Int64(groups.count))
    if !overflow, bound < DealProgram<UInt16>.unreachable {
      table = DealProgram<UInt16>(distances, groups, tickets).solve()
    } else if !overflow, bound < DealProgram<UInt32>.unreachable {
      table = DealProgram<UInt32>(distances, groups, tickets).solve()
    } else {
      throw .costsTooLarge
    }
  }
}

extension DealTable {
  /// The places of a deal, one from each group; empty if there is no deal with this number. The
  /// place of the last group changes fastest from deal to deal.
  public func cities(of deal: Int) -> [Int32] {
    guard (0..<count).contains(deal) else { return [] }
    var rest = deal
    var cities: [Int32] = []
    for group in groups.reversed() {
      cities.append(group[rest % group.count])
      rest /= group.count
    }
    return cities.reversed()
  }

  /// The number of the deal with these places, in any order; `nil` if the list does not have
  /// exactly one place from each group.
  public func deal(of cities: [Int32]) -> Int? {
    guard cities.count == groups.count else { return nil }
    var deal = 0
    for group in groups {
      guard let index = group.firstIndex(where: cities.contains) else { return nil }
      deal = deal * group.count + index
    }
    return deal
  }

  /// The lowest cost of a deal's trip with at most `tickets` tickets; `nil` if the deal has no trip
  /// or does not exist.
  public func cost(of deal: Int, tickets: Int) -> Int64? {
    guard (0..<count).contains(deal), tickets >= 0 else { return nil }
    let cost = table.costs[deal * (self.tickets + 1) + min(tickets, self.tickets)]
    return cost < 0 ? nil : Int64(cost)
  }

  /// The best trip of a deal if all tickets may be used; `nil` if the deal has no trip or does not
  /// exist. The trip equals the trip that ``TripSolver/exact()`` finds.
  public func trip(of deal: Int) -> Trip? {
    guard cost(of: deal, tickets: tickets) != nil else { return nil }
    let cities = cities(of: deal).map { distances.cities.firstIndex(of: $0) ?? 0 }
    let plan = table.plans[deal]
    let order = groups.indices.map { cities[plan.group(at: $0)] }
    let legs = order.indices.dropFirst().map { step in
      TripLeg(from: order[step - 1], to: order[step], tickets: plan.tickets(at: step))
    }
    return distances.assemble(legs, from: order[0], on: network)
  }
}
