import Input
public import Routing

/// Answers `route`: a way between two places of a network, and the search that found it.
public struct RouteQuery: Sendable {
  /// The network.
  public let network: NetworkContent
  /// The search.
  public let algorithm: Algorithm
  /// The index of the place where the route starts.
  public let from: Int
  /// The index of the place where it ends.
  public let to: Int
  /// What the search found.
  public let result: SearchResult
  /// Its steps, if they were asked for.
  let trace: [TraceEvent]?

  /// Searches.
  ///
  /// - Parameters:
  ///   - from: a place, as ``NetworkQuery/place(_:)`` takes it.
  ///   - to: a place likewise.
  ///   - measure: the measure whose sum is to be least; `nil` for the cost.
  ///   - isTraced: whether the steps of the search belong to the answer.
  public init(
    _ query: NetworkQuery, from: String, to: String, algorithm: Algorithm,
    by measure: String? = nil,
    isTraced: Bool
  ) throws(QueryFailure) {
    network = try measure.map(query.network.searched(by:)) ?? query.network
    self.algorithm = algorithm
    self.from = try query.place(from)
    self.to = try query.place(to)
    var workspace = SearchWorkspace()
    if isTraced {
      let search = network.network.tracedSearch(
        algorithm, from: Int32(self.from), to: Int32(self.to), workspace: &workspace)
      result = search.result
      trace = search.trace.decoded(on: network.network)
    } else {
      result = network.network.search(
        algorithm, from: Int32(self.from), to: Int32(self.to), workspace: &workspace)
      trace = nil
    }
  }

  /// The answer as one line of JSON.
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

  /// The answer as a person reads it.
  public func text() -> String {
    let ends = "\(network.places[from].name) to \(network.places[to].name)"
    let work =
      "\(Words.algorithm(algorithm.rawValue)) search: \(Words.count(result.settled, "place")) "
      + "settled, \(Words.count(result.relaxed, "cost")) lowered.\n"
    var text: String
    if let route = result.route {
      let legs = network.legs(places: route.places, links: route.links)
      let cost = Words.exactCost(route.cost, network.settings.unit)
      text =
        "\(ends): \(cost) in \(Words.count(legs.count, "leg")).\n\(work)\n"
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
