import Cartography
import Gazetteer
import Geography
import Input
import Markup
import Routing

/// Lists every file of a site and how each is made.
struct SitePlanner {
  let site: Site
  let templates: PageTemplates
  let finder: FinderFiles
  /// The source of the service worker.
  let worker: [UInt8]
  /// The source of the content model of the pages.
  let schema: [UInt8]

  func plan() -> Plan {
    var plan = Plan()
    addIndices(to: &plan)
    addCountries(to: &plan)
    addPlaces(to: &plan)
    for network in site.networks { addNetwork(network, to: &plan) }
    addTexts(to: &plan)
    addAssets(to: &plan)
    addFinder(to: &plan)
    addNearest(to: &plan)
    addSiteFiles(to: &plan)
    addOffline(to: &plan)
    return plan
  }

  private var location: SourceLocation { site.configuration.location }

  // MARK: Pages that lead to others

  private func addIndices(to plan: inout Plan) {
    let (site, templates) = (site, templates)
    let builders = IndexBuilders(site: site)
    plan.add(.home, origin: "the home page", at: location) { maker in
      maker.page(.home, templates.home, HomeBuilder(site: site).page())
    }
    plan.add(SiteMap.countries, origin: "the list of countries", at: location) {
      $0.page(SiteMap.countries, templates.countries, builders.countries())
    }
    plan.add(SiteMap.networks, origin: "the list of networks", at: location) {
      $0.page(SiteMap.networks, templates.networks, builders.networks())
    }
    plan.add(SiteMap.places, origin: "the list of places", at: location) {
      $0.page(SiteMap.places, templates.index, builders.places())
    }
    plan.add(SiteMap.find, origin: "the place finder", at: location) {
      $0.page(SiteMap.find, templates.find, builders.find())
    }
    plan.add(SiteMap.notFound, origin: "the page for missing pages", at: location) {
      $0.page(SiteMap.notFound, templates.notFound, TextBuilder(site: site).notFound())
    }
  }

  // MARK: Countries and places

  private func addCountries(to plan: inout Plan) {
    let (site, templates) = (site, templates)
    for country in site.content.countries.countries {
      guard let path = site.countryPath(country.code) else { continue }
      plan.add(path, origin: "country '\(country.code)'", at: location) {
        $0.page(path, templates.country, CountryBuilder(site: site, country: country).page())
      }
      if let map = site.countryMaps.maps[country.code] {
        let path = SiteMap.map(country: country.code)
        plan.add(path, origin: "the map of country '\(country.code)'", at: location) {
          $0.drawing(path, map.svg)
        }
      }
    }
    // All of them come from outlines that are projected and simplified together.
    let outlined = site.content.countries.countries.map(\.code).filter {
      site.content.atlas.country($0)?.polygons.isEmpty == false
    }
    plan.add(
      outlined.map { SiteMap.worldDetail(country: $0) },
      origin: "finer outlines for the map of the world", at: location
    ) { maker in
      for (code, detail) in Cartographer(atlas: site.content.atlas).worldDetails()
      where outlined.contains(code) {
        maker.file(SiteMap.worldDetail(country: code), CountryFacts.json(detail))
      }
    }
    plan.add(SiteMap.countryMaps, origin: "the list of country maps", at: location) {
      $0.file(SiteMap.countryMaps, site.countryMaps.json())
    }
    plan.add(SiteMap.countryFacts, origin: "the facts of countries", at: location) {
      $0.file(SiteMap.countryFacts, CountryFacts(site: site).file())
    }
  }

  private func addPlaces(to plan: inout Plan) {
    let (site, templates) = (site, templates)
    for entry in site.pages.entries {
      let location =
        entry.networkPlaces.first.map {
          site.networks[$0.network].content.places[$0.place].location
        }
        ?? location
      plan.add(entry.path, origin: "place '\(entry.name)'", at: location) {
        $0.page(entry.path, templates.place, PlaceBuilder(site: site, entry: entry).page())
      }
    }
    for code in Set(site.pages.entries.map(\.country)).sorted() {
      let path = SiteMap.places(in: code)
      plan.add(path, origin: "the places of country '\(code)'", at: location) {
        $0.page(path, templates.index, IndexBuilders(site: site).places(in: code))
      }
    }
  }

  // MARK: Networks

  private func addNetwork(_ network: NetworkSite, to plan: inout Plan) {
    let (site, templates) = (site, templates)
    let name = "network '\(network.slug)'"
    let at = network.content.location
    let builder = NetworkBuilder(site: site, network: network)
    let data = NetworkData(site: site, network: network)
    let trips = site.configuration.trips.filter { $0.network == network.slug }
    let path = SiteMap.network(network.slug)
    plan.add(path, origin: name, at: at) {
      $0.page(path, templates.network, builder.page(trips: trips.count))
    }
    plan.add(network.map.path, origin: "the map of \(name)", at: at) {
      $0.drawing(network.map.path, network.map.map.base.svg)
    }
    plan.add(network.map.quietPath, origin: "the quiet map of \(name)", at: at) {
      $0.drawing(network.map.quietPath, network.map.map.quiet)
    }
    let dataPath = SiteMap.networkData(network.slug)
    plan.add(dataPath, origin: "the data of \(name)", at: at) { $0.file(dataPath, data.file()) }
    if network.ends.count > 1 {
      let replay = SiteMap.replayData(network.slug)
      let positions = SiteMap.positions(network.slug)
      plan.add(replay, positions, origin: "the data of \(name) for replays", at: at) {
        $0.file(replay, data.replay())
        $0.file(positions, data.positions())
      }
    }
    for index in network.searches.published {
      let place = network.content.places[index]
      let path = SiteMap.searches(network.slug, from: place.id)
      plan.add(path, origin: "the searches from '\(place.id)'", at: place.location) {
        $0.file(path, data.searches(from: index))
      }
    }
    addRoads(network, builder, to: &plan)
    addRoutes(network, builder, to: &plan)
    addTrips(network, trips, to: &plan)
    addDeals(network, to: &plan)
  }

  private func addRoads(_ network: NetworkSite, _ builder: NetworkBuilder, to plan: inout Plan) {
    guard let labels = network.content.settings.labels else { return }
    let (site, templates) = (site, templates)
    let index = SiteMap.labels(network.slug, labels.folder)
    plan.add(
      index, origin: "the list of \(labels.plural) of network '\(network.slug)'",
      at: network.content.location
    ) {
      $0.page(index, templates.index, builder.labelsPage(labels))
    }
    for (index, road) in network.content.roads.enumerated() {
      let path = SiteMap.label(network.slug, labels.folder, road.slug)
      plan.add(path, origin: "label '\(road.label)'", at: road.location) {
        $0.page(
          path, templates.road,
          RoadBuilder(site: site, network: network, labels: labels, index: index).page())
      }
    }
  }

  private func addRoutes(_ network: NetworkSite, _ builder: NetworkBuilder, to plan: inout Plan) {
    guard network.ends.count > 1 else { return }
    let (site, templates) = (site, templates)
    let places = network.content.places
    let index = SiteMap.routes(network.slug)
    plan.add(
      index, origin: "the routes of network '\(network.slug)'", at: network.content.location
    ) {
      $0.page(index, templates.index, builder.routesPage())
    }
    for end in network.starts {
      let path = SiteMap.routes(network.slug, from: places[end].id)
      plan.add(path, origin: "the routes from '\(places[end].id)'", at: places[end].location) {
        $0.page(path, templates.routesFrom, builder.routesPage(from: end))
      }
    }
    for (from, to) in network.pairs {
      let path = SiteMap.route(network.slug, from: places[from].id, to: places[to].id)
      let origin = "the route from '\(places[from].id)' to '\(places[to].id)'"
      let route = RouteBuilder(site: site, network: network, from: from, to: to)
      let exports = route.exports?.paths ?? []
      plan.add([path] + exports, origin: origin, at: places[from].location) { maker in
        let builder = RouteBuilder(site: site, network: network, from: from, to: to)
        let searches = builder.search(&maker.workspace)
        let alternatives = builder.alternatives(&maker.workspace)
        maker.page(path, templates.route, builder.page(searches, alternatives: alternatives))
        builder.exports?.make(maker)
      }
    }
  }

  private func addTrips(
    _ network: NetworkSite, _ choices: [SiteConfiguration.TripChoice], to plan: inout Plan
  ) {
    guard !choices.isEmpty || network.deals != nil else { return }
    let (site, templates) = (site, templates)
    let builders = choices.map { choice in
      TripBuilder(
        site: site, network: network, choice: choice,
        cities: choice.cities.compactMap { network.content.index(ofPlace: $0.id).map(Int32.init) })
    }
    let index = SiteMap.trips(network.slug)
    plan.add(
      index, origin: "the trips of network '\(network.slug)'",
      at: choices.first?.location ?? network.content.location
    ) {
      let trips = builders.map { builder in
        let best = builder.solve(tickets: builder.choice.tickets).best
        return (builder.choice, best.map(builder.sentence) ?? "No trip visits all of its cities.")
      }
      $0.page(index, templates.trips, IndexBuilders(site: site).trips(network, trips))
    }
    for builder in builders {
      let path = SiteMap.trip(network.slug, builder.choice.slug)
      let data = SiteMap.tripData(network.slug, builder.choice.slug)
      let files = builder.exports(builder.solve(tickets: builder.choice.tickets))?.paths ?? []
      plan.add(
        [path, data] + files, origin: "trip '\(builder.choice.slug)'",
        at: builder.choice.location
      ) {
        let solutions = builder.solve(tickets: builder.choice.tickets)
        $0.page(path, templates.trip, builder.page(solutions))
        $0.file(data, builder.data(solutions))
        builder.exports(solutions)?.make($0)
      }
    }
  }

  private func addDeals(_ network: NetworkSite, to plan: inout Plan) {
    guard let table = network.deals else { return }
    let (site, templates) = (site, templates)
    let name = "the deals of network '\(network.slug)'"
    let path = SiteMap.deals(network.slug)
    let index = SiteMap.dealsData(network.slug)
    let data = DealData(network: network.content, table: table)
    plan.add(path, index, origin: name, at: network.content.location) {
      let findings = DealFindings(table)
      $0.page(
        path, templates.deals,
        DealsBuilder(site: site, network: network, table: table, findings: findings).page())
      $0.file(index, data.index(findings))
    }
    for shard in 0..<data.shardCount {
      let path = data.path(shard)
      plan.add(path, origin: "\(name), part \(shard + 1)", at: network.content.location) {
        $0.file(path, data.shard(shard))
      }
    }
  }

  // MARK: Texts, assets, data

  private func addTexts(to plan: inout Plan) {
    let (site, templates) = (site, templates)
    let builder = TextBuilder(site: site)
    plan.add(SiteMap.learn, origin: "the index of texts", at: location) {
      $0.page(SiteMap.learn, templates.learn, builder.learn())
    }
    if let builder = AlgorithmsBuilder(site: site) {
      plan.add(SiteMap.algorithms, origin: "the page of all searches", at: location) { maker in
        let searches = RouteBuilder(
          site: site, network: builder.network, from: builder.from, to: builder.to
        ).search(&maker.workspace)
        maker.page(SiteMap.algorithms, templates.algorithms, builder.page(searches))
      }
    }
    plan.add(SiteMap.style, origin: "the page about style", at: location) {
      $0.page(SiteMap.style, templates.style, builder.style())
    }
    plan.add(SiteMap.drawing, origin: "the page about drawing", at: location) {
      $0.page(SiteMap.drawing, templates.drawing, builder.drawing())
    }
    plan.add(SiteMap.sources, origin: "the sources", at: site.content.sources.location) {
      $0.page(SiteMap.sources, templates.text, builder.sources())
    }
    let dataText = site.content.texts.first { $0.path == SiteMap.data }
    plan.add(
      SiteMap.data, origin: "the page about data", at: dataText?.location ?? location
    ) { $0.page(SiteMap.data, templates.data, DataBuilder(site: site).page(dataText)) }
    for text in site.content.texts where text.path != SiteMap.learn && text.path != SiteMap.data {
      plan.add(text.path, origin: "the page \(text.location.path)", at: text.location) {
        $0.page(text.path, templates.text, builder.page(text))
      }
    }
  }

  private func addAssets(to plan: inout Plan) {
    for (name, file) in site.assets.files.sorted(by: { $0.key < $1.key }) {
      plan.add(file.path, origin: "asset '\(name)'", at: file.location) {
        if name.hasSuffix(".svg") {
          $0.drawing(file.path, file.bytes)
        } else {
          $0.file(file.path, file.bytes)
        }
      }
    }
  }

  private func addFinder(to plan: inout Plan) {
    let finder = finder
    for index in 0..<finder.count {
      let path = SiteMap.finder(finder.path(index))
      plan.add(path, origin: "the finder's file '\(finder.path(index))'", at: location) {
        $0.file(path, finder.bytes(index))
      }
    }
  }

  private func addSiteFiles(to plan: inout Plan) {
    let files = SiteFiles(configuration: site.configuration, version: site.version)
    let pages = plan.steps.flatMap(\.paths).filter {
      ($0.file.hasSuffix("/index.html") || $0 == .home) && $0 != SiteMap.offline
    }
    for sitemap in files.sitemaps(pages.sorted()) {
      plan.add(sitemap.path, origin: "the sitemap", at: location) {
        $0.xml(sitemap.path, sitemap.bytes)
      }
    }
    plan.add(SiteMap.robots, origin: "robots.txt", at: location) {
      $0.file(SiteMap.robots, files.robots())
    }
    let icon = site.assets.path("icon.svg") ?? "assets/icon.svg"
    plan.add(SiteMap.manifest, origin: "the web app manifest", at: location) {
      $0.file(SiteMap.manifest, files.manifest(icon: icon, assets: site.assets))
    }
    if site.hasFeed {
      plan.add(SiteMap.feed, origin: "the feed of texts", at: location) {
        $0.xml(SiteMap.feed, FeedBuilder(site: site).feed())
      }
    }
  }
}
