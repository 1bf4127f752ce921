import Gazetteer
import Input

/// The best route between two places of a network: `network`, `from` and `to`.
struct RouteFigureBlock: TextFigure {
  static let name = "route"
  static let keys = ["network", "from", "to"]

  private let slug: LocatedText
  private let from: LocatedText
  private let to: LocatedText
  private let caption: String?

  init?(_ block: FigureBlock, into diagnostics: inout Diagnostics) {
    let slug = block.required("network", into: &diagnostics)
    let from = block.required("from", into: &diagnostics)
    let to = block.required("to", into: &diagnostics)
    guard let slug, let from, let to else { return nil }
    (self.slug, self.from, self.to, caption) = (slug, from, to, block.caption)
  }

  func check(_ content: Content, into diagnostics: inout Diagnostics) {
    guard let network = content.checkNetwork(slug, into: &diagnostics) else { return }
    for end in [from, to] where network.place(named: end.text) == nil {
      diagnostics.error(
        at: end.location, "unknown place '\(end.text)' in network '\(slug.text)'",
        hint: Suggestion.hint(for: end.text, among: network.places.map(\.id))
          ?? Suggestion.hint(for: end.text, among: network.places.map(\.name)))
    }
    if let start = network.place(named: from.text), start == network.place(named: to.text) {
      diagnostics.error(
        at: to.location, "the route ends where it begins",
        hint: "'from' and 'to' must name two places")
    }
  }

  var network: String? { slug.text }
  var readsCountries: Bool { false }

  func draw(_ sources: FigureSources, id: String) -> DrawnFigure? {
    guard let network = sources.network(slug.text),
      let start = network.content.place(named: from.text),
      let goal = network.content.place(named: to.text)
    else { return nil }
    let route = network.route(from: start, to: goal)
    let places = network.content.places
    let title = "\(places[start].name) to \(places[goal].name)"
    return DrawnFigure(
      map: network.map.routeFigure(
        route, others: [], from: start, to: goal, title: title, network: network, id: id),
      caption: caption,
      link: PageLink(
        title: title,
        path: network.routePath(from: start, to: goal)?.string
          ?? network.planPath(from: start, to: goal)),
      sentence: route.map(RouteWords(network: network).sentence)
        ?? "No route connects the two places.",
      credits: network.content.settings.sources.map(\.heading))
  }
}

extension NetworkContent {
  /// The index of the place that a text names: by its id, else by its name, if one place has it. Case
  /// and marks of letters do not count in names.
  func place(named text: String) -> Int? {
    if let index = index(ofPlace: text) { return index }
    let folded = Folding.fold(text)
    let found = places.indices.filter { Folding.fold(places[$0].name) == folded }
    return found.count == 1 ? found[0] : nil
  }
}
