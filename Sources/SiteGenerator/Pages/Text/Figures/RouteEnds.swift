import Gazetteer
import Input
import Routing

/// Two places of a network, given by the keys `network`, `from` and `to`.
struct RouteEnds: Sendable {
  static let keys: [FileKeys.Key] = [
    .figureNetwork,
    .required("from", "idOrName", "from: ash"),
    .required("to", "idOrName", "to: tarn"),
  ]

  let network: LocatedText
  let from: LocatedText
  let to: LocatedText

  init?(_ block: FigureBlock, into diagnostics: inout Diagnostics) {
    let network = block.required("network", into: &diagnostics)
    let from = block.required("from", into: &diagnostics)
    let to = block.required("to", into: &diagnostics)
    guard let network, let from, let to else { return nil }
    (self.network, self.from, self.to) = (network, from, to)
  }

  func check(_ content: Content, into diagnostics: inout Diagnostics) {
    guard let network = content.checkNetwork(network, into: &diagnostics) else { return }
    for end in [from, to] { network.checkPlace(end, into: &diagnostics) }
    if let start = network.place(named: from.text), start == network.place(named: to.text) {
      diagnostics.error(
        at: to.location, "the route ends where it begins",
        hint: "'from' and 'to' must name two different places")
    }
  }

  /// Finds the two places; `nil` if the sources do not have them.
  func found(in sources: FigureSources) -> FoundEnds? {
    guard let network = sources.network(network.text),
      let start = network.content.place(named: from.text),
      let goal = network.content.place(named: to.text)
    else { return nil }
    return FoundEnds(network: network, start: start, goal: goal)
  }
}

/// Two places of a network, as indices.
struct FoundEnds {
  let network: NetworkSite
  let start: Int
  let goal: Int

  private var places: [NetworkContent.Place] { network.content.places }
  var title: String { network.title(from: start, to: goal) }

  /// Draws a route on the network's map. Without a route, the map shows only the two places.
  ///
  /// - Parameter around: further places that must be visible on the map.
  func figure(
    _ route: Route?, around: [Int] = [], caption: String?, id: String
  ) -> DrawnFigure {
    DrawnFigure(
      map: network.map.routeFigure(
        route, others: [], around: around, from: start, to: goal, title: title, network: network,
        id: id),
      caption: caption,
      link: PageLink(
        title: title,
        path: network.routePath(from: start, to: goal)?.string
          ?? network.planPath(from: start, to: goal)),
      sentence: route.map(RouteWords(network: network).sentence)
        ?? network.words("figureText.noRoute"),
      credits: network.credits, costTitle: network.words("costs.title", kind: network.unit.kind),
      costLeast: network.words("costs.least", kind: network.unit.kind))
  }

  /// Makes the live version of a figure.
  func live(_ kind: String, _ members: (inout JSONWriter) -> Void = { _ in }) -> LiveFigure {
    LiveFigure(kind, network: network) { json in
      json.member("from", places[start].id)
      json.member("to", places[goal].id)
      // The network's file for replays has no ids, so scripts that read it need the indices.
      json.member("start", start)
      json.member("goal", goal)
      members(&json)
    }
  }
}

extension NetworkContent {
  /// Returns the index of the place with this id, or else of the only place with this name. Returns
  /// `nil` if there is no such place, or if several places have the name. Case and diacritics of
  /// names are ignored.
  func place(named text: String) -> Int? {
    if let index = index(ofPlace: text) { return index }
    let found = indices(named: text)
    return found.count == 1 ? found[0] : nil
  }

  private func indices(named text: String) -> [Int] {
    let folded = Folding.fold(text)
    return places.indices.filter { Folding.fold(places[$0].name) == folded }
  }

  /// Reports a text that does not identify a place of the network.
  func checkPlace(_ text: LocatedText, into diagnostics: inout Diagnostics) {
    guard place(named: text.text) == nil else { return }
    let ids = indices(named: text.text).map { "'\(places[$0].id)'" }
    if ids.count > 1 {
      diagnostics.error(
        at: text.location, "\(ids.count) places of network '\(slug)' are called '\(text.text)'",
        hint: "write the id of the place: \(ids.prefix(5).joined(separator: ", "))")
      return
    }
    diagnostics.error(
      at: text.location, "unknown place '\(text.text)' in network '\(slug)'",
      hint: Suggestion.hint(for: text.text, among: places.map(\.id))
        ?? Suggestion.hint(for: text.text, among: places.map(\.name)))
  }
}
