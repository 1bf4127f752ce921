import Input
import Gazetteer

/// One network, read without the rest of the atlas, to answer queries.
public struct NetworkQuery: Sendable {
  /// The network.
  public let network: NetworkContent
  private let places: LazyPlaces

  /// Reads a network, and other content only if the network needs it.
  ///
  /// - Parameters:
  ///   - content: the content folder.
  ///   - slug: the name of the network's folder or, for a network derived for a country, the slug
  ///     of that country.
  ///   - opened: labels of closed links to open for this query.
  public init(content: String, slug: String, opening opened: [String] = []) throws(QueryFailure) {
    var diagnostics = Diagnostics()
    ContentFolder.checkExists(content, into: &diagnostics)
    if diagnostics.hasErrors { throw .input(diagnostics) }
    let reader = ContentReader(folder: content)
    let parent = ContentFolder(content).path(to: "networks")
    let known: [String]
    do {
      known = try FileSystem.directories(in: parent)
    } catch {
      throw .input(Diagnostics(error.diagnostic(hint: "each network has a folder there")))
    }
    let corrections = reader.corrections(into: &diagnostics)
    let places = LazyPlaces(reader, corrections: corrections)
    guard known.contains(slug) else {
      let network = CountryNetworks.network(
        slug, reader: reader, places: places, corrections: corrections, into: &diagnostics)
      if diagnostics.hasErrors { throw .input(diagnostics) }
      guard let network else { throw .unknownNetwork(slug, known: known) }
      if let name = opened.first { throw .notClosed(name, network: slug, known: []) }
      self.network = network
      self.places = places
      return
    }
    let surroundings = NetworkSurroundings(corrections: corrections) { places.place($0) }
    func read(opening labels: Set<String>) -> NetworkContent? {
      NetworkContent.read(
        slug: slug, folder: Path.join(parent, slug), asked: SourceLocation(path: parent),
        surroundings: surroundings, opening: labels, into: &diagnostics)
    }
    var network = read(opening: [])
    if let closed = network?.settings.closed.map(\.label), !opened.isEmpty {
      var labels: Set<String> = []
      for name in opened {
        guard let label = closed.first(where: { Self.key($0) == Self.key(name) }) else {
          throw .notClosed(name, network: slug, known: closed)
        }
        labels.insert(label)
      }
      network = read(opening: labels)
    }
    diagnostics.append(contentsOf: places.diagnostics)
    guard let network, !diagnostics.hasErrors else { throw .input(diagnostics) }
    self.network = network
    self.places = places
  }

  /// Returns a key for comparing labels. `northwest-passage` and "Northwest Passage" have the same
  /// key.
  private static func key(_ text: String) -> String {
    Folding.fold(String(text.map { $0 == "-" ? " " : $0 }))
  }

  /// Returns the index of the place that a text names. The text can be the id in the network, the
  /// GeoNames id, a name in the network's own files, or any name in the table of places.
  ///
  /// Names are compared without case and diacritics. In the table, main names take precedence over
  /// alternate names, then populous places over smaller places.
  ///
  /// - Throws: ``QueryFailure`` if no place has the name, or if several places in the network's own
  ///   files have it.
  public func place(_ text: String) throws(QueryFailure) -> Int {
    if let index = try ownPlace(text) { return index }
    if let index = try placeByAnyName(text) { return index }
    throw .unknownPlace(text, network: network.slug, near: near(text))
  }

  /// Returns the index of the place whose id, GeoNames id, or name in the network's own files is
  /// `text`; `nil` if there is no such place.
  func ownPlace(_ text: String) throws(QueryFailure) -> Int? {
    if let index = network.index(ofPlace: text) { return index }
    if let id = Int(text),
      let index = network.places[network.named].firstIndex(where: { $0.geonameID == id })
    {
      return index
    }
    return try placeByOwnName(text)
  }

  private func placeByOwnName(_ text: String) throws(QueryFailure) -> Int? {
    let folded = Folding.fold(text)
    guard !folded.isEmpty else { return nil }
    func named(_ names: (NetworkContent.Place) -> [String]) -> [Int] {
      network.named.filter { index in
        names(network.places[index]).contains { Folding.fold($0) == folded }
      }
    }
    var found = named { [$0.name] }
    if found.isEmpty { found = named { $0.otherNames } }
    if found.count > 1 {
      throw .ambiguousPlace(
        text, network: network.slug, ids: found.map { network.places[$0].id })
    }
    return found.first
  }

  /// Finds a place of the network by any of the place's names in the table of places. Returns the
  /// index of the place in the network; `nil` if there is no such place.
  func placeByAnyName(_ text: String) throws(QueryFailure) -> Int? {
    var indices: [Int: Int] = [:]
    let table = places.table
    for (index, place) in network.places[network.named].enumerated() {
      if let known = place.geonameID.flatMap(table.index(ofGeonameID:)), indices[known] == nil {
        indices[known] = index
      }
    }
    let directory = PlaceDirectory(table, only: indices.keys.sorted())
    let found = directory.places(named: text).compactMap { indices[$0] }
    // Errors in the tables might be the reason why the name was not found.
    if found.isEmpty, places.diagnostics.hasErrors { throw .input(places.diagnostics) }
    return found.first
  }

  /// Returns the ids of the places that a text probably means: places with a similar id or name,
  /// then places with a name in which a word begins with the text.
  func near(_ text: String) -> [String] {
    let limit = 3
    let part = " " + Folding.fold(text)
    var ids = Suggestion.closest(
      to: text, among: network.places[network.named].map(\.id), limit: limit)
    let names = network.places[network.named].map(\.name)
    for name in Suggestion.closest(to: text, among: names, limit: limit) {
      guard let index = names.firstIndex(of: name) else { continue }
      let id = network.places[index].id
      if !ids.contains(id) { ids.append(id) }
    }
    // A text without letters would match every name.
    guard part != " " else { return Array(ids.prefix(limit)) }
    for place in network.places[network.named] where !ids.contains(place.id) {
      let names = [place.name] + place.otherNames
      if names.contains(where: { " \(Folding.fold($0))".contains(part) }) { ids.append(place.id) }
    }
    return Array(ids.prefix(limit))
  }
}
