import Input
public import Routing

/// The answer to a `route` query: a route between two places of a network, and the search that
/// found it.
public struct RouteQuery: Sendable {
  /// The network.
  public let network: NetworkContent
  /// The search algorithm.
  public let algorithm: Algorithm
  /// The index of the place where the route starts.
  public let from: Int
  /// The index of the place where the route ends.
  public let to: Int
  /// The indices of the intermediate places, in order.
  let via: [Int]
  let avoidance: Avoidance
  /// The result of the search. With intermediate places, it combines the searches from each place
  /// to the next.
  public let result: SearchResult
  /// The steps of the search; `nil` if they were not requested.
  let trace: [TraceEvent]?

  /// The maximum number of intermediate places. The limit prevents the sum of the costs from
  /// overflowing.
  public static let viaLimit = 23

  /// Finds the places and runs the search.
  ///
  /// - Parameters:
  ///   - from: the start, in a form that ``NetworkQuery/place(_:)`` accepts.
  ///   - to: the goal, in a form that ``NetworkQuery/place(_:)`` accepts.
  ///   - via: the intermediate places, in the order of the route.
  ///   - avoided: texts that name the parts to avoid, as in ``Avoidance``.
  ///   - measure: the measure that the route minimizes; `nil` for the cost.
  ///   - isTraced: true if the answer includes the steps of the search.
  public init(
    _ query: NetworkQuery, from: String, to: String, via: [String] = [],
    avoiding avoided: [String] = [], algorithm: Algorithm, by measure: String? = nil, isTraced: Bool
  ) throws(QueryFailure) {
    guard via.count <= Self.viaLimit else {
      throw .tooManyStops(found: via.count, limit: Self.viaLimit)
    }
    network = try measure.map(query.network.searched(by:)) ?? query.network
    self.algorithm = algorithm
    self.from = try query.place(from)
    self.to = try query.place(to)
    var passed: [Int] = []
    for place in via { passed.append(try query.place(place)) }
    self.via = passed
    avoidance = try Avoidance(avoided, in: query)
    let stops = [self.from] + passed + [self.to]
    let graph = avoidance.rest(of: network)
    var workspace = SearchWorkspace()
    var legs: [SearchResult] = []
    var steps: [TraceEvent] = []
    if avoidance.allows(stops) {
      for (from, to) in zip(stops, stops.dropFirst()) {
        let (from, to) = (Int32(from), Int32(to))
        if isTraced {
          let search = graph.tracedSearch(algorithm, from: from, to: to, workspace: &workspace)
          legs.append(search.result)
          steps += search.trace.decoded(on: graph)
        } else {
          legs.append(graph.search(algorithm, from: from, to: to, workspace: &workspace))
        }
      }
    }
    result = SearchResult(joining: legs)
    trace = isTraced ? steps : nil
  }

  /// Returns the answer as one line of JSON.
  public func json() -> [UInt8] {
    let unit = network.settings.unit
    var writer = JSONWriter()
    writer.object { answer in
      answer.member("network", network.slug)
      answer.member("algorithm", algorithm.rawValue)
      answer.member("from", network.places[from].id)
      answer.member("to", network.places[to].id)
      answer.member("unit", unit.symbol)
      answer.member("cost", cost: result.route?.cost, unit: unit)
      answer.way(result.route?.places ?? [], result.route?.links ?? [], on: network)
      answer.member("settled", result.settled)
      answer.member("relaxed", result.relaxed)
      if let trace { answer.array("trace") { write(trace, to: &$0) } }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private func write(_ trace: [TraceEvent], to list: inout JSONWriter) {
    for event in trace {
      list.object { entry in
        entry.member("event", event.kind.rawValue)
        entry.member("place", network.places[Int(event.place)].id)
        entry.member("from", event.from.map { network.places[Int($0)].id })
        entry.member("cost", cost: event.cost, unit: network.settings.unit)
        entry.member("side", event.side.rawValue)
      }
    }
  }

  /// Returns the answer as text for a terminal.
  public func text() -> String {
    var ends = "\(network.places[from].name) to \(network.places[to].name)"
    if !via.isEmpty { ends += " via \(Words.list(via.map { network.places[$0].name }))" }
    ends += avoidance.words
    let name = PageWords.standard.algorithm(algorithm.rawValue)
    let work =
      "\(name) search: \(Words.count(result.settled, "place")) settled, "
      + "\(Words.count(result.relaxed, "cost")) lowered.\n"
    var text: String
    if let route = result.route {
      let legs = network.legs(places: route.places, links: route.links)
      text =
        "\(ends): \(QueryText.totals(route.cost, route.links, on: network)) in "
        + "\(Words.count(legs.count, "leg")).\n\(work)\n"
        + QueryText.legs(route.places, route.links, on: network)
    } else {
      text = "\(ends): there is no route.\n\(work)"
    }
    if let trace { text += "\n" + steps(trace) }
    return text
  }

  private func steps(_ trace: [TraceEvent]) -> String {
    let hasSides = trace.contains { $0.side == .backward }
    return QueryText.table(
      trace.enumerated().map { number, event in
        [
          "\(number + 1)", event.kind.rawValue, network.places[Int(event.place)].name,
          Words.exactCost(event.cost, network.settings.unit),
          event.from.map { "from \(network.places[Int($0)].name)" } ?? "",
        ] + (hasSides ? [event.side.rawValue] : [])
      }, rightAligned: [0, 3])
  }
}
