import Cartography
import Gazetteer
import Geography
import Markup
import Routing

/// Builds the home page.
struct HomeBuilder: Step {
  let frames: SiteFrame
  let template: PageTemplate<HomePage>
  let site: Site
  let networks: [NetworkSite]
  let text: Sliced<TextContent?>
  /// The route for which the site compares all search algorithms; `nil` if the settings choose
  /// none. The home page shows this route, unless another figure is chosen.
  let comparison: Sliced<SiteConfiguration.ComparisonChoice?>

  private var words: PageWords { site.words }

  func make(_ path: SitePath, _ maker: FileMaker) { maker.page(path, template, page()) }

  private func page() -> HomePage {
    let route: HomeRoute?
    let network: NetworkSite?
    switch site.homeFigure {
    case .default:
      route = shownRoute(
        networks.first { $0.slug == comparison.value?.network }
          ?? networks.first { $0.content.derivation == nil })
      network = showsWorld || route != nil ? nil : networks.first
    case .network(let slug):
      let chosen = networks.first { $0.slug == slug }
      route = shownRoute(chosen)
      network = route == nil ? chosen : nil
    case .world, .none:
      route = nil
      network = nil
    }
    let showsWorld = showsWorld && network == nil && [.default, .world].contains(site.homeFigure)
    let text = text.value
    let title = text?.title ?? site.configuration.title
    let description = text?.summary ?? site.configuration.description
    let body = text.map {
      TextBody($0, on: .home, FigureSources(networks: networks, site: site), frames: frames)
    }
    var credits: [String] = []
    if site.sections.has(.finder) { credits.append(Credit.places) }
    if showsWorld || network != nil || route != nil { credits += site.outlineCredit }
    // The data sets of the network whose route or map the page shows.
    credits += route?.credits ?? network?.credits ?? []
    credits += body?.credits ?? []
    var frame = frames.frame(
      .home, title: title, lead: description == title ? nil : description,
      description: description, credits: credits.unique)
    frame.hasSearch = false
    frame.networkStyles = body?.networkStyles ?? []
    return HomePage(
      frame: frame, route: route, world: showsWorld ? world : nil,
      map: network.map { $0.map.figure($0, on: .home) }, body: body, facts: facts,
      featured: featured, continents: IndexBuilders(frames: frames, site: site).continents())
  }

  private var facts: [Fact] {
    var facts: [Fact] = []
    if site.sections.has(.countries) {
      facts.append(
        Fact(
          words("lists.countriesAndTerritories"), words.count(site.countrySlugs.count),
          path: SiteMap.countries.string))
    }
    if !networks.isEmpty {
      let routes = networks.reduce(0) { $0 + $1.routeCount }
      facts.append(
        Fact(
          words("site.networks"), words.count(networks.count), path: SiteMap.networks.string))
      if routes > 0 { facts.append(Fact(words("lists.routes"), words.count(routes))) }
    }
    if site.sections.has(.finder) {
      facts.append(
        Fact(
          words("lists.placesInFinder"), words.count(site.placeCount), path: SiteMap.find.string))
    }
    return facts
  }

  private var showsWorld: Bool {
    site.sections.has(.countries) && !site.land.codes.isEmpty
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
          title: site.configuration.region == nil
            ? words("mapText.world") : words("mapText.countries"),
          description: words(
            "mapText.worldDescription",
            ["notes": MapWords(view: view, words: words).sentences(notes)]),
          language: site.configuration.language)
      })
    return WorldFigure(
      drawing: HTML(bytes: map.svg),
      caption: site.mapCaption(projection),
      countryFacts: SiteMap.countryFacts.string)
  }

  private var projection: String {
    site.world.placement.projection is EqualEarth
      ? words("mapText.equalEarth") : words("mapText.azimuthal")
  }

  private var featured: [FeaturedPage] {
    var pages: [FeaturedPage] = []
    for network in networks where network.content.derivation == nil {
      let settings = network.content.settings
      pages.append(
        FeaturedPage(
          kind: words("homeText.network"), title: settings.title,
          path: SiteMap.network(network.slug).string,
          sentence: settings.summary))
    }
    for choice in site.trips {
      pages.append(
        FeaturedPage(
          kind: words("tripsText.kind"), title: choice.title,
          path: SiteMap.trip(choice.network, choice.slug).string,
          sentence: words(
            choice.tickets == 0 ? "homeText.tripSentence" : "homeText.tripSentenceTickets",
            [
              "cities": words("deal.cities", count: choice.cities.count),
              "tickets": words("deal.tickets", count: choice.tickets),
            ])))
    }
    return pages
  }

  /// Returns the route that the settings choose for the comparison of all search algorithms. If the
  /// settings choose no route in this network, returns the network's longest route. Returns `nil`
  /// if the route has no page.
  private func shownRoute(_ network: NetworkSite?) -> HomeRoute? {
    guard let network, let (from, to) = comparedPair(network) ?? longestPair(network),
      let path = network.routePath(from: from, to: to),
      let route = network.route(from: from, to: to)
    else { return nil }
    let (start, goal) = (network.content.places[from], network.content.places[to])
    // If only the opposite direction has a page, the home page shows no route, because that page
    // replays the searches of the opposite direction.
    guard path == SiteMap.route(network.slug, from: start.id, to: goal.id) else { return nil }
    let title = network.title(from: from, to: to)
    return HomeRoute(
      title: title, path: path.string, sentence: RouteWords(network: network).sentence(route),
      map: network.map.routeFigure(
        route, others: [], from: from, to: to, title: title, network: network),
      player: RouteBuilder(frames: frames, network: network, from: from, to: to).player(),
      network: PageLink(
        title: network.content.settings.title, path: SiteMap.network(network.slug).string),
      data: SiteMap.networkData(network.slug).string, credits: network.credits)
  }

  private func comparedPair(_ network: NetworkSite) -> (from: Int, to: Int)? {
    guard let comparison = comparison.value, comparison.network == network.slug,
      let from = network.content.index(ofPlace: comparison.from),
      let to = network.content.index(ofPlace: comparison.to)
    else { return nil }
    return (from, to)
  }

  private func longestPair(_ network: NetworkSite) -> (from: Int, to: Int)? {
    network.pairs.max {
      network.searches.tree(from: $0.from).cost[$0.to]
        < network.searches.tree(from: $1.from).cost[$1.to]
    }.map { ($0.from, $0.to) }
  }
}
