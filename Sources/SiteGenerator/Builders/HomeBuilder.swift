import Cartography
import Gazetteer
import Geography
import Markup
import Routing

/// Fills the home page.
struct HomeBuilder {
  let frames: SiteFrame
  let site: Site
  let networks: [NetworkSite]
  /// The hand-written text of the page, if there is one.
  let text: TextContent?

  func page() -> HomePage {
    let network: NetworkSite? =
      switch site.homeFigure {
      case .usual: showsWorld ? nil : networks.first
      case .network(let slug): networks.first { $0.slug == slug }
      case .world, .none: nil
      }
    let showsWorld = showsWorld && network == nil && site.homeFigure != .none
    return IndexBuilders(frames: frames, site: site, networks: networks).home(
      world: showsWorld ? world : nil,
      map: network.map { $0.map.figure($0, on: .home) }, text: text, featured: featured)
  }

  private var showsWorld: Bool {
    site.sections.has(.countries) && !site.atlas.countries.isEmpty
  }

  private var world: WorldFigure {
    let view = site.atlas.worldview
    let entries = site.countries.countries.compactMap { country in
      site.countryPath(country.code).map {
        WorldMapEntry(code: country.code, name: country.name, href: SitePath.home.link(to: $0))
      }
    }
    let map = site.cartographer.worldMap(
      entries: entries,
      text: { notes in
        MapText(
          title: site.configuration.region == nil ? "Map of the world" : "Map of the countries",
          description: "Every country and territory is a link to its page. "
            + MapWords(view: view).sentences(notes),
          language: site.configuration.language)
      })
    return WorldFigure(
      drawing: HTML(bytes: map.svg),
      caption: "\(projection); made with Natural Earth; borders: \(view.name).",
      countryFacts: SiteMap.countryFacts.string)
  }

  /// The name of the projection of the map of the world.
  private var projection: String {
    site.cartographer.world.placement.projection is EqualEarth
      ? "Equal Earth projection" : "Azimuthal equal-area projection"
  }

  /// A route, the networks and a trip to begin with.
  private var featured: [FeaturedPage] {
    var pages: [FeaturedPage] = []
    for network in networks where network.content.derivation == nil {
      let settings = network.content.settings
      pages.append(
        FeaturedPage(
          kind: "Network", title: settings.title, path: SiteMap.network(network.slug).string,
          sentence: settings.summary))
      if pages.count == 1, let route = longRoute(network) { pages.append(route) }
    }
    for choice in site.trips {
      pages.append(
        FeaturedPage(
          kind: "Trip", title: choice.title,
          path: SiteMap.trip(choice.network, choice.slug).string,
          sentence: "\(Words.count(choice.cities.count, "city", "cities")), "
            + "\(Words.count(choice.tickets, "ticket")), and the trip that costs least."))
    }
    return pages
  }

  /// The longest route with a page.
  private func longRoute(_ network: NetworkSite) -> FeaturedPage? {
    let best = network.pairs.max {
      network.searches.tree(from: $0.from).cost[$0.to]
        < network.searches.tree(from: $1.from).cost[$1.to]
    }
    guard let best, let path = network.routePath(from: best.from, to: best.to),
      let route = network.route(from: best.from, to: best.to)
    else { return nil }
    let places = network.content.places
    return FeaturedPage(
      kind: "Route", title: "\(places[best.from].name) to \(places[best.to].name)",
      path: path.string,
      sentence: "The \(network.unit.words.most) route with a page: "
        + "\(Words.cost(route.cost, network.unit)) through "
        + "\(Words.count(RouteWords(network: network).placeCount(route.places), "place")).")
  }
}
