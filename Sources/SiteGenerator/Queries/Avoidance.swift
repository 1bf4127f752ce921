import Gazetteer
import Input
import Routing

/// The parts of a network that a route or a trip must not use.
struct Avoidance: Sendable {
  private var links: Set<Int32> = []
  private var places: Set<Int32> = []
  private var names: [String] = []

  /// Each text names a mode, a label, a region, a place, or two places joined by a hyphen. Two
  /// joined places stand for all links between them.
  ///
  /// A prefix can give the kind, as in `place:gibraltar` or `label:Gibraltar`.
  init(_ things: [String], in query: NetworkQuery) throws(QueryFailure) {
    for thing in things { names.append(try add(thing, query)) }
  }

  func rest(of network: NetworkContent) -> Network {
    network.network.without(links: links, places: places)
  }

  func allows(_ stops: [Int]) -> Bool { !stops.contains { places.contains(Int32($0)) } }

  /// The words after the name of a route or trip, such as " without E40 and ferries"; empty if
  /// nothing is avoided.
  var words: String { names.isEmpty ? "" : " without \(Words.list(names))" }

  /// Adds the part that a text names, and returns the name of the part.
  private mutating func add(_ text: String, _ query: NetworkQuery) throws(QueryFailure) -> String {
    let network = query.network
    if let name = addExact(text, network) { return name }
    let (modes, regions) = (network.settings.modes, network.settings.regions)
    let wanted = Folding.fold(text)
    func isMeant(_ names: String...) -> Bool {
      !wanted.isEmpty && names.contains { Folding.fold($0) == wanted }
    }
    if let mode = modes.firstIndex(where: { isMeant($0.id, $0.name, $0.severalName) }) {
      return insert(mode: mode, of: network)
    }
    if let label = network.firstLabel(where: { isMeant($0) }) {
      return insert(label: label, of: network)
    }
    if let region = regions.firstIndex(where: { isMeant($0.id, $0.name) }) {
      return insert(region: region, of: network)
    }
    // An ambiguous name can still stand for a pair of places, if a hyphen in it separates two
    // names.
    var ambiguity: QueryFailure?
    if let place = try query.place(text, by: .ownNames, ambiguity: &ambiguity) {
      return insert(place, of: network)
    }
    let isAmbiguous = ambiguity != nil
    if let (from, to) = try query.ends(ofLink: text, ambiguity: &ambiguity) {
      return insertLinks(between: from, and: to, of: network)
    }
    if isAmbiguous, let ambiguity { throw ambiguity }
    if let place = try query.placeByAnyName(text) { return insert(place, of: network) }
    if let ambiguity { throw ambiguity }
    throw .unknownThing(
      text, network: network.slug, near: query.nearThings(text), modes: modes.map(\.id))
  }

  /// Adds the part that a text names by kind and id: `mode:ID`, `label:TEXT`, `region:ID`,
  /// `place:ID` or `link:ID:ID`. Pages use this form if the name alone would refer to another part.
  ///
  /// - Returns: the name of the part; `nil` if the text does not have this form or the network has
  ///   no such part.
  private mutating func addExact(_ text: String, _ network: NetworkContent) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let id = String(text[text.index(after: colon)...])
    let settings = network.settings
    switch text[..<colon] {
    case "mode":
      let mode = settings.modes.firstIndex { $0.id == id }
      return mode.map { insert(mode: $0, of: network) }
    case "label":
      let wanted = Folding.fold(id)
      let label =
        network.firstLabel { $0 == id }
        ?? network.firstLabel { !wanted.isEmpty && Folding.fold($0) == wanted }
      return label.map { insert(label: $0, of: network) }
    case "region":
      let region = settings.regions.firstIndex { $0.id == id }
      return region.map { insert(region: $0, of: network) }
    case "place":
      return network.index(ofPlace: id).map { insert($0, of: network) }
    case "link":
      let ends = id.split(separator: ":").compactMap { network.index(ofNode: String($0)) }
      guard ends.count == 2,
        network.network.links.contains(where: { $0.joins(ends[0], ends[1]) })
      else { return nil }
      return insertLinks(between: ends[0], and: ends[1], of: network)
    default:
      return nil
    }
  }

  private mutating func insert(mode: Int, of network: NetworkContent) -> String {
    insertLinks(of: network) { network.network.links[$0].mode == mode }
    return network.settings.modes[mode].severalName
  }

  private mutating func insert(label: String, of network: NetworkContent) -> String {
    insertLinks(of: network) { network.links[$0].labels.contains(label) }
    return label
  }

  private mutating func insert(region: Int, of network: NetworkContent) -> String {
    for place in network.places.indices where network.places[place].region == region {
      places.insert(Int32(place))
    }
    return network.settings.regions[region].name
  }

  private mutating func insert(_ place: Int, of network: NetworkContent) -> String {
    places.insert(Int32(place))
    return network.places[place].name
  }

  private mutating func insertLinks(
    between from: Int, and to: Int, of network: NetworkContent
  ) -> String {
    insertLinks(of: network) { network.network.links[$0].joins(from, to) }
    return [from, to].map { network.places[$0] }.map { $0.isJunction ? $0.id : $0.name }
      .joined(separator: "–")
  }

  private mutating func insertLinks(of network: NetworkContent, where isMeant: (Int) -> Bool) {
    for link in network.links.indices where isMeant(link) { links.insert(Int32(link)) }
  }
}

extension NetworkContent {
  /// Returns the first label that satisfies a condition. Open links are tried first, then closed
  /// links, then the aliases of labels.
  fileprivate func firstLabel(where isMeant: (String) -> Bool) -> String? {
    for link in links + closedLinks.map(\.info) {
      if let label = link.labels.first(where: isMeant) { return label }
    }
    return settings.aliases.first { isMeant($0.name) }?.label
  }
}

/// The kinds of names of a place, in the order in which they are tried.
private enum NameSource: CaseIterable {
  case ids
  case ownNames
  /// Names in the table of places. They come last, because reading the table takes a second.
  case table
}

extension NetworkQuery {
  /// Splits a text at a hyphen into the names of two linked places. Returns `nil` if no hyphen
  /// separates the names of two places.
  ///
  /// - Parameter ambiguity: set if several places have the name before or after a hyphen.
  /// - Throws: ``QueryFailure/notLinked(_:_:network:near:)`` or
  ///   ``QueryFailure/onlyLinkedToJunctions(_:_:network:)`` if no link joins the two places.
  fileprivate func ends(
    ofLink text: String, ambiguity: inout QueryFailure?
  ) throws(QueryFailure) -> (Int, Int)? {
    var apart: (Int, Int)?
    for source in NameSource.allCases {
      for hyphen in text.indices where "-–—".contains(text[hyphen]) {
        let (left, right) = (String(text[..<hyphen]), String(text[text.index(after: hyphen)...]))
        guard let from = try place(left, by: source, ambiguity: &ambiguity),
          let to = try place(right, by: source, ambiguity: &ambiguity)
        else { continue }
        if network.network.links.contains(where: { $0.joins(from, to) }) { return (from, to) }
        apart = apart ?? (from, to)
      }
      if apart != nil, source != .ids { break }
    }
    guard let (from, to) = apart else { return nil }
    let ids = (network.places[from].id, network.places[to].id)
    let neighbors = network.network.arcs(from: Int32(from)).map { Int($0.target) }
    let named = neighbors.filter(network.named.contains)
    // Junctions cannot be suggested, because they have no names.
    if named.isEmpty, !neighbors.isEmpty {
      throw .onlyLinkedToJunctions(ids.0, ids.1, network: network.slug)
    }
    throw .notLinked(
      ids.0, ids.1, network: network.slug, near: named.prefix(5).map { network.places[$0].id })
  }

  /// Returns the place that a text names; `nil` if no place or several places have the name. Sets
  /// `ambiguity` if several places have it.
  fileprivate func place(
    _ text: String, by source: NameSource, ambiguity: inout QueryFailure?
  ) throws(QueryFailure) -> Int? {
    if source == .ids { return network.index(ofPlace: text) }
    do {
      if let place = try ownPlace(text) { return place }
    } catch {
      guard case .ambiguousPlace = error else { throw error }
      ambiguity = ambiguity ?? error
      return nil
    }
    return source == .table ? try placeByAnyName(text) : nil
  }

  /// Returns the names of parts that a misspelled text probably means.
  fileprivate func nearThings(_ text: String) -> [String] {
    let names =
      network.settings.modes.flatMap { [$0.id, $0.severalName] }
      + network.settings.regions.map(\.id) + network.allLinks.flatMap(\.info.labels).unique
      + network.settings.aliases.map(\.name)
    let near = Suggestion.closest(to: text, among: names, limit: 3)
    return Array((near + self.near(text).filter { !near.contains($0) }).prefix(3))
  }
}

extension NetworkSettings.Mode {
  var severalName: String { plural ?? name + "s" }
}

extension Link {
  /// Returns true if the link joins the two places in either direction.
  fileprivate func joins(_ first: Int, _ second: Int) -> Bool {
    (Int(from) == first && Int(to) == second) || (Int(from) == second && Int(to) == first)
  }
}
