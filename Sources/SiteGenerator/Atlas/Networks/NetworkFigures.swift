import Cartography
import Drawing
import Gazetteer
import Geography
import Markup
import Routing

/// A network's base maps, and figures that show routes over them.
struct NetworkFigures: Sendable {
  private let slug: String
  let map: NetworkMap
  private let language: String
  private let words: PageWords
  /// The source of the outlines that the map shows; `nil` if it shows none, or if the source is
  /// unknown.
  let outlineSource: String?

  /// The map with the names of places.
  var path: SitePath { SiteMap.map(network: slug) }
  /// The quiet map, over which routes are shown. It does not name the network's places.
  var quietPath: SitePath { SiteMap.quietMap(network: slug) }

  init(
    _ network: NetworkContent, content: Content, countryMap: (String) -> BaseMap?
  ) {
    slug = network.slug
    language = content.configuration.language
    words = content.words
    let colors = LabelColors(network.settings)
    let drawing = NetworkDrawing(
      places: network.places.enumerated().map { index, place in
        NetworkDrawing.Place(
          name: place.isJunction ? "" : place.name, coordinate: place.coordinate,
          gridPoint: place.gridPosition,
          rank: Self.rank(network, index, content), region: place.region,
          isCapital: index == 0 && network.derivation?.startsAtCapital == true)
      },
      links: network.allLinks.enumerated().map { index, described in
        let (link, info) = described
        // A closed link is hidden, but it has a path on the map.
        return NetworkDrawing.Link(
          from: Int(link.from), to: Int(link.to), mode: Int(link.mode),
          isDirected: link.isDirected, isHidden: index >= network.links.count,
          bends: info.bends, color: colors.index(of: info.labels))
      },
      modes: network.settings.modes.map { .init(rawValue: $0.line.rawValue) ?? .solid },
      regions: network.settings.drawnRegions, colors: colors.values)
    let mapWords = MapWords(view: content.atlas.worldview, words: words)
    let text = { [language, words] (notes: MapNotes) in
      MapText(
        title: words("mapText.network", ["network": network.settings.title]),
        description: words(
          "mapText.networkDescription",
          ["summary": network.settings.summary, "notes": mapWords.sentences(notes)]),
        language: language)
    }
    let cartographer = Cartographer(
      atlas: content.atlas, scaleWords: content.words.scale,
      hasDetailedOutlines: content.configuration.outlines.areDetailed)
    if let country = network.derivation.flatMap({ countryMap($0.country) }) {
      map = cartographer.networkMap(drawing, over: country, text: text(country.notes))
      outlineSource = content.outlineSource
      return
    }
    switch network.settings.ground {
    case .grid(let width, let height, let outline, let aspect):
      map = cartographer.networkMap(
        drawing, on: LocalGrid(width: width, height: height, outline: outline, aspect: aspect),
        text: text(MapNotes()))
      outlineSource = outline.isEmpty ? nil : content.outlineSource
    case .earth:
      let names = Dictionary(keepingFirst: content.countries.countries.map { ($0.code, $0.name) })
      map = cartographer.networkMap(drawing, names: names, text: text)
      outlineSource = map.hasLand ? content.outlineSource : nil
    }
  }

  /// Returns the rank of a place; the most important place has the lowest rank. The rank is minus
  /// the sum of the place's population (0 if unknown) and its number of links.
  static func rank(_ network: NetworkContent, _ place: Int, _ content: Content) -> Int {
    let population =
      network.places[place].geonameID
      .flatMap(content.places.index(ofGeonameID:)).map(content.places.population) ?? 0
    return -min(population, 1 << 40) - network.network.arcs(from: Int32(place)).count
  }

  // MARK: Figures

  /// Returns a map on which each place with route pages is a link. Scripts also draw on this map.
  func figure(_ network: NetworkSite, on page: SitePath) -> MapFigure {
    wholeFigure(network, overlay: linksOverlay(network, on: page))
  }

  func plainFigure(_ network: NetworkSite) -> MapFigure { wholeFigure(network, overlay: nil) }

  /// Returns the quiet map with a separate drawing over it.
  func linesFigure(_ lines: SitePath, alt: String, caption: String) -> MapFigure {
    MapFigure(
      path: quietPath.string, width: width, height: height, alt: alt, overlay: nil,
      lines: lines.string, caption: caption)
  }

  func thumbnail(_ network: NetworkSite) -> MapFigure {
    MapFigure(
      path: quietPath.string, width: width, height: height,
      alt: alt(network), overlay: nil, caption: nil)
  }

  /// Returns a map with an empty overlay, in which scripts draw.
  func boardFigure(_ network: NetworkSite) -> MapFigure {
    wholeFigure(
      network,
      overlay: HTML(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"map-overlay\" aria-hidden=\"true\" "
          + "viewBox=\"0 0 \(width) \(height)\"></svg>"))
  }

  private func wholeFigure(_ network: NetworkSite, overlay: HTML?) -> MapFigure {
    MapFigure(
      path: path.string, width: width, height: height, alt: alt(network), overlay: overlay,
      caption: caption(network), hasEarth: hasEarth(network),
      tools: tools(Array(network.content.named), view: nil))
  }

  /// Returns a map with a route and its alternatives. If there is no route, the map shows the two
  /// ends.
  ///
  /// - Parameters:
  ///   - around: additional places that the view must include.
  ///   - id: a prefix for the ids in the overlay.
  func routeFigure(
    _ route: Route?, others: [OtherWay], around: [Int] = [], from: Int, to: Int, title: String,
    network: NetworkSite, id: String = "route"
  ) -> MapFigure {
    let text = MapText(
      title: words("mapText.route", ["route": title]),
      description: route == nil ? words("mapText.noRoute") : words("mapText.routeDescription"),
      language: language)
    let places = route?.places.map(Int.init).filter(network.content.named.contains) ?? [from, to]
    let links = route?.links.map(Int.init) ?? []
    let view = map.view(places: places + around, links: links + others.flatMap(\.links))
    let overlay = Overlay.route(
      places: places, links: links, others: others, on: map, view: view, text: text, id: id)
    return quietFigure(HTML(bytes: overlay), network, places: places, links: links, view: view)
  }

  func searchFigure(
    _ state: SearchState, route: Route?, from: Int, to: Int, title: String, id: String,
    network: NetworkSite
  ) -> MapFigure {
    let marks = SearchMarks(
      settled: state.forward.settled.map(Int.init),
      settledFromGoal: state.backward.settled.map(Int.init),
      frontier: state.forward.frontier.map(Int.init),
      frontierFromGoal: state.backward.frontier.map(Int.init),
      tree: (state.forward.links + state.backward.links).map(Int.init))
    let text = MapText(
      title: title, description: words("mapText.searchDescription"),
      language: language)
    let overlay = Overlay.search(
      marks, places: route?.places.map(Int.init) ?? [from, to],
      links: route?.links.map(Int.init) ?? [], on: map, text: text, id: id)
    var figure = quietFigure(HTML(bytes: overlay), network, places: [from, to])
    figure.caption = nil
    return figure
  }

  func roadFigure(
    _ stops: [Int], links: [Int], title: String, network: NetworkSite
  ) -> MapFigure {
    let stops = stops.filter(network.content.named.contains)
    let view = map.view(places: stops, links: links)
    let overlay = Overlay.road(
      places: stops, links: links, on: map, view: view,
      text: MapText(title: title, description: words("mapText.roadDescription"), language: language)
    )
    return quietFigure(HTML(bytes: overlay), network, places: stops, links: links, view: view)
  }

  /// Returns a map with a trip. If there is no trip, the map shows the cities.
  func tripFigure(
    _ trip: Trip?, cities: [Int32], title: String, network: NetworkSite, id: String = "route"
  ) -> MapFigure {
    let text = MapText(
      title: title, description: words("mapText.tripDescription"), language: language)
    let places = (trip?.places ?? cities).map(Int.init).filter(network.content.named.contains)
    let links = trip?.links.map(Int.init) ?? []
    let overlay = Overlay.route(
      places: places, chosen: Set(cities.map(Int.init)), links: links, on: map, text: text, id: id)
    return quietFigure(HTML(bytes: overlay), network, places: places, links: links)
  }

  private func quietFigure(
    _ overlay: HTML, _ network: NetworkSite, places: [Int], links: [Int] = [], view: MapView? = nil
  ) -> MapFigure {
    let ends = [places.first, places.last].compactMap(\.self)
    let fragment =
      map.fragment(hidingNamesUnder: links, ends: ends, view: view).map { "#\($0)" } ?? ""
    return MapFigure(
      path: quietPath.string + fragment, width: width, height: height,
      alt: alt(network), overlay: overlay,
      caption: caption(network), view: view, hasEarth: hasEarth(network),
      tools: tools(places, view: view))
  }

  private func tools(_ places: [Int], view: MapView?) -> ToolCorner {
    // The buttons must not cover the map's scale bar.
    ToolCorner(
      avoiding: places.map { map.points[$0] } + [map.scale?.center].compactMap(\.self),
      in: view?.rect(on: map.size) ?? Rect(origin: .zero, size: map.size))
  }

  private func hasEarth(_ network: NetworkSite) -> Bool {
    if case .earth = network.content.settings.ground { true } else { false }
  }

  private func caption(_ network: NetworkSite) -> String? {
    switch network.content.settings.ground {
    case .earth: words.caption(lines(network), outlines: outlineSource)
    case .grid: words.caption(words("mapText.grid"), outlines: outlineSource)
    }
  }

  private func lines(_ network: NetworkSite) -> String {
    if !network.content.hasLines { return words("mapText.greatCircles") }
    return network.content.links.contains { $0.bends.isEmpty }
      ? words("mapText.linesAndGreatCircles") : words("mapText.lines")
  }

  private func alt(_ network: NetworkSite) -> String {
    words("mapText.network", ["network": network.content.settings.title])
  }

  private var width: Int { Int(map.size.width) }
  private var height: Int { Int(map.size.height) }

  /// Returns an overlay in which each place with route pages links to its routes. The links are not
  /// tab stops, because the page's list of routes has the same links.
  private func linksOverlay(_ network: NetworkSite, on page: SitePath) -> HTML {
    var markup =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"map-overlay\" role=\"group\" "
      + "aria-label=\"\(XMLText.escaped(words("mapText.routesByStart")))\" viewBox=\"0 0 \(width) \(height)\">"
    for end in network.ends where network.ends.count > 1 {
      let place = network.content.places[end]
      let point = map.points[end]
      guard point.x >= 0, point.y >= 0 else { continue }
      var target = SiteMap.routes(network.slug, from: place.id)
      var title = words("mapText.routesFrom", ["place": place.name])
      if let hub = network.hub, hub != end {
        guard let path = network.routePath(from: hub, to: end) else { continue }
        target = path
        title = words(
          "mapText.routeFrom", ["from": network.content.places[hub].name, "to": place.name])
      }
      markup += "<a href=\"\(page.link(to: target))\" tabindex=\"-1\"><title>"
      markup += XMLText.escaped(title)
      markup += "</title><circle class=\"hit\" cx=\"\(Words.decimal(point.x, decimals: 1))\" "
      markup += "cy=\"\(Words.decimal(point.y, decimals: 1))\" r=\"10\" /></a>"
    }
    return HTML(markup + "</svg>")
  }
}
