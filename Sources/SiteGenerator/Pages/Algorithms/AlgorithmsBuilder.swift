import Markup
import Routing

/// Builds the page that compares all search algorithms on one route.
struct AlgorithmsBuilder {
  let frames: SiteFrame
  let texts: TextIndex
  let network: NetworkSite
  let from: Int
  let to: Int

  /// Returns `nil` if the settings choose no route for the page, or if no route connects the two
  /// chosen places.
  init?(
    _ choice: SiteConfiguration.ComparisonChoice?, networks: [NetworkSite], texts: TextIndex,
    frames: SiteFrame
  ) {
    guard let choice, let network = networks.first(where: { $0.slug == choice.network }),
      let from = network.content.index(ofPlace: choice.from),
      let to = network.content.index(ofPlace: choice.to),
      network.isReachable(from: from, to: to)
    else { return nil }
    self.frames = frames
    self.texts = texts
    self.network = network
    self.from = from
    self.to = to
  }

  var routes: RouteBuilder {
    RouteBuilder(frames: frames, network: network, from: from, to: to)
  }
  private var words: PageWords { network.words }
  private var places: [NetworkContent.Place] { network.content.places }

  var card: FeaturedPage {
    FeaturedPage(
      kind: words("searches.watch"), title: words("searches.title"),
      path: SiteMap.algorithms.string,
      sentence: words(
        "searches.card", ["from": places[from].name, "to": places[to].name]))
  }

  func page(_ searches: RouteBuilder.Searches) -> AlgorithmsPage {
    let route = network.route(from: from, to: to)
    let sentence = route.map(RouteWords(network: network).sentence) ?? ""
    let (start, goal) = (places[from].name, places[to].name)
    let settings = network.content.settings
    let path = network.routePath(from: from, to: to)
    return AlgorithmsPage(
      frame: frames.frame(
        SiteMap.algorithms, title: words("searches.title"),
        lead: words("searches.lead", ["from": start, "to": goal]),
        description: words("searches.description", ["from": start, "to": goal]),
        section: .learn, above: [(words("site.learn"), SiteMap.learn)],
        credits: network.credits),
      route: path.map { PageLink(title: network.title(from: from, to: to), path: $0.string) },
      from: start, to: goal, sentence: sentence,
      searches: SearchComparison.order.reduce(into: [:]) { $0[$1] = sketch($1, searches) },
      comparisonCaption: words("searches.caption", ["from": start, "to": goal]),
      comparison: routes.comparison(searches.mapValues(\.result), route),
      player: hasData ? routes.player(isOpen: true) : nil,
      costNote: settings.costNote,
      costTitle: words("costs.title", kind: network.unit.kind),
      costLeast: words("costs.least", kind: network.unit.kind))
  }

  /// A Boolean value that is true if the site has a page for the route from `from` to `to`. In that
  /// case, the site also has the network's data for replays.
  private var hasData: Bool {
    network.routePath(from: from, to: to)
      == SiteMap.route(network.slug, from: places[from].id, to: places[to].id)
  }

  /// Returns a link to the hand-written page about an algorithm; `nil` if the content has none.
  private func text(about algorithm: Algorithm) -> PageLink? {
    let path = SiteMap.learn(algorithm.rawValue)
    guard texts.has(path) else { return nil }
    return PageLink(
      title: words("searches.stepByStep", ["algorithm": words.algorithm(algorithm.rawValue)]),
      path: path.string)
  }

  private func sketch(_ algorithm: Algorithm, _ searches: RouteBuilder.Searches) -> SearchSketch {
    guard let search = searches[algorithm] else {
      return SearchSketch(figure: network.map.thumbnail(network), sentences: [])
    }
    let state = search.trace.finalState(on: network.network)
    let title = words(
      "searches.figure",
      [
        "algorithm": words.algorithm(algorithm.rawValue), "from": places[from].name,
        "to": places[to].name,
      ])
    let found = SearchFindings(
      network: network, from: from, to: to, search: search, state: state,
      dijkstra: searches[.dijkstra]?.result)
    return SearchSketch(
      figure: network.map.searchFigure(
        state, route: search.result.route, from: from, to: to, title: title,
        id: algorithm.rawValue, network: network),
      sentences: found.sentences, more: text(about: algorithm))
  }
}
