import Gazetteer
import Input
import Routing

/// The parts of a network that a route or a trip must not use.
struct Avoidance: Sendable {
  private var links: Set<Int32> = []
  private var places: Set<Int32> = []
  private var names: [String] = []

  /// Finds the things that texts name in a network: a mode, a label, a region, a place, or all links
  /// between two places, written with a hyphen between them.
  init(_ things: [String], in query: NetworkQuery) throws(QueryFailure) {
    for thing in things { names.append(try add(thing, query)) }
  }

  /// Returns the graph of a network without these parts.
  func rest(of network: NetworkContent) -> Network {
    network.network.without(links: links, places: places)
  }

  /// Returns true if no place is avoided that has to be visited.
  func allows(_ stops: [Int]) -> Bool { !stops.contains { places.contains(Int32($0)) } }

  /// The words after a route or a trip: " without E40 and ferries"; empty if nothing is avoided.
  var words: String { names.isEmpty ? "" : " without \(Words.list(names))" }

  /// Adds a thing.
  ///
  /// - Returns: its name.
  private mutating func add(_ text: String, _ query: NetworkQuery) throws(QueryFailure) -> String {
    let network = query.network
    let (modes, regions) = (network.settings.modes, network.settings.regions)
    let wanted = Folding.fold(text)
    func isMeant(_ names: String...) -> Bool {
      !wanted.isEmpty && names.contains { Folding.fold($0) == wanted }
    }
    if let mode = modes.firstIndex(where: { isMeant($0.id, $0.name, $0.severalName) }) {
      insertLinks(of: network) { network.network.links[$0].mode == mode }
      return modes[mode].severalName
    }
    if let label = network.links.lazy.flatMap(\.labels).first(where: { isMeant($0) }) {
      insertLinks(of: network) { network.links[$0].labels.contains(label) }
      return label
    }
    if let region = regions.firstIndex(where: { isMeant($0.id, $0.name) }) {
      for place in network.places.indices where network.places[place].region == region {
        places.insert(Int32(place))
      }
      return regions[region].name
    }
    if let place = try query.ownPlace(text) { return insert(place, of: network) }
    if let (from, to) = try query.ends(ofLink: text) {
      insertLinks(of: network) { network.network.links[$0].joins(from, to) }
      return "\(network.places[from].name)–\(network.places[to].name)"
    }
    if let place = try query.placeByAnyName(text) { return insert(place, of: network) }
    throw .unknownThing(
      text, network: network.slug, near: query.nearThings(text), modes: modes.map(\.id))
  }

  private mutating func insert(_ place: Int, of network: NetworkContent) -> String {
    places.insert(Int32(place))
    return network.places[place].name
  }

  private mutating func insertLinks(of network: NetworkContent, where isMeant: (Int) -> Bool) {
    for link in network.links.indices where isMeant(link) { links.insert(Int32(link)) }
  }
}

extension NetworkQuery {
  /// The places on both sides of a hyphen that a link joins; `nil` if no hyphen stands between places.
  ///
  /// - Throws: ``QueryFailure/notLinked(_:_:network:near:)`` if there are two places without a link.
  fileprivate func ends(ofLink text: String) throws(QueryFailure) -> (Int, Int)? {
    var apart: (Int, Int)?
    // The table of places takes a second to read: the network's own names come first.
    for readsTable in [false, true] {
      for hyphen in text.indices where text[hyphen] == "-" || text[hyphen] == "–" {
        let sides = (String(text[..<hyphen]), String(text[text.index(after: hyphen)...]))
        guard let from = try place(sides.0, readsTable), let to = try place(sides.1, readsTable)
        else { continue }
        if network.network.links.contains(where: { $0.joins(from, to) }) { return (from, to) }
        apart = apart ?? (from, to)
      }
      if apart != nil { break }
    }
    guard let (from, to) = apart else { return nil }
    let neighbors = network.network.arcs(from: Int32(from)).map {
      network.places[Int($0.target)].id
    }
    throw .notLinked(
      network.places[from].id, network.places[to].id, network: network.slug,
      near: Array(neighbors.prefix(5)))
  }

  private func place(_ text: String, _ readsTable: Bool) throws(QueryFailure) -> Int? {
    if let place = try ownPlace(text) { return place }
    return readsTable ? try placeByAnyName(text) : nil
  }

  /// Names of things that are a slip away from a text.
  fileprivate func nearThings(_ text: String) -> [String] {
    let names =
      network.settings.modes.flatMap { [$0.id, $0.severalName] }
      + network.settings.regions.map(\.id) + network.roads.map(\.label)
    let near = Suggestion.closest(to: text, among: names, limit: 3)
    return Array((near + self.near(text).filter { !near.contains($0) }).prefix(3))
  }
}

extension NetworkSettings.Mode {
  /// The name of several for people: "ferries".
  fileprivate var severalName: String { plural ?? name + "s" }
}

extension Link {
  /// Returns true if the link joins two places, in either direction.
  fileprivate func joins(_ first: Int, _ second: Int) -> Bool {
    (Int(from) == first && Int(to) == second) || (Int(from) == second && Int(to) == first)
  }
}
