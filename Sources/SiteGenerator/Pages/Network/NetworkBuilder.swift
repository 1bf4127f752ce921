import Routing

/// Builds the page of a network, its lists of routes and labels, and its card in the list of
/// networks.
struct NetworkBuilder {
  let frames: SiteFrame
  let network: NetworkSite

  var content: NetworkContent { network.content }
  var settings: NetworkSettings { content.settings }
  var path: SitePath { SiteMap.network(network.slug) }
  var words: PageWords { network.words }
  var routes: RouteWords { RouteWords(network: network) }
  var kind: NetworkSettings.Unit.Kind { settings.unit.kind }

  /// The maximum number of rows in each table of closures or of busiest places.
  static let tableLimit = 10

  // MARK: The network's page

  func page(trips: Int) -> NetworkPage {
    var page = NetworkPage(
      frame: frames.frame(
        path, title: settings.title, lead: settings.summary, description: settings.summary,
        section: .networks, above: [(words("site.networks"), SiteMap.networks)],
        credits: network.credits,
        subject: .dataset(
          name: settings.title, description: settings.summary,
          file: SiteMap.networkData(network.slug))),
      map: network.map.figure(network, on: path), legend: legend,
      data: SiteMap.networkData(network.slug).string,
      routes: network.ends.count < 2
        ? nil
        : PageLink(
          title: words("networkText.routes", count: network.pairCount),
          path: SiteMap.routes(network.slug).string),
      trips: trips == 0
        ? nil
        : PageLink(title: words("networkText.trips"), path: SiteMap.trips(network.slug).string),
      deals: network.deals.map {
        PageLink(
          title: words("networkText.deals", count: $0.count),
          path: SiteMap.deals(network.slug).string)
      },
      description: [
        settings.description, network.searches.sentence(words, kind: kind) ?? "",
      ].filter { !$0.isEmpty },
      costNote: settings.costNote,
      facts: facts,
      roadsTitle: settings.labels.map {
        words(
          "networkText.roads", count: content.roads.count,
          ["road": $0.singular, "roads": $0.plural])
      } ?? "",
      roads: roads, longestCaption: longestCaption,
      longest: longest, busiestCaption: words("networkText.busiest"), busiest: busiest,
      closures: closures, critical: critical, criticalMap: criticalMap, groups: groups,
      placeColumns: content.placeColumns.map(Words.columnTitle),
      downloads: downloads,
      offline: frames.sections.has(.offline) ? SiteMap.offline(network.slug).string : nil,
      hasMeasures: settings.measures.indices.contains { !content.isLength(measure: $0) },
      costTitle: words("costs.title", kind: kind),
      longestTitle: words("networkText.longest", kind: kind))
    page.frame.networkStyles = network.styles
    return page
  }

  var legend: MapLegend {
    let modes = settings.modes.indices.compactMap { mode -> LinkMode? in
      let links = network.network.links.filter { Int($0.mode) == mode }
      // The planner can open closed links, so the legend also lists a mode whose links are all
      // closed.
      let isClosed = content.closedLinks.contains { Int($0.link.mode) == mode }
      if links.isEmpty && !isClosed { return nil }
      let count =
        links.allSatisfy(\.isDirected)
        ? words("networkText.linksOneWay", count: links.count)
        : words("countryText.linkCount", count: links.count)
      return LinkMode(
        title: settings.modes[mode].name.capitalizedFirst,
        line: settings.modes[mode].line,
        note: links.isEmpty ? nil : count)
    }
    return MapLegend(
      modes: modes,
      regions: content.shownRegions.map { IdentifiedTitle(id: $0.id, title: $0.name) })
  }

  private var facts: [Fact] {
    let total = network.content.cost(network.network.links.indices)
    let countries = content.places.map(\.country).filter { !$0.isEmpty }.unique
    var facts = [
      Fact(words("site.places"), words.count(content.named.count)),
      Fact(words("networkText.links"), words.count(network.network.links.count)),
      Fact(words("networkText.total", kind: kind), routes.cost(total)),
    ]
    let closed = content.closedLabels
    if !closed.isEmpty {
      facts.append(
        Fact(
          words("networkText.closed"),
          words("networkText.closedLabels", ["labels": words.list(closed)])))
    }
    if countries.count > 1 {
      facts.append(Fact(words("site.countries"), words.count(countries.count)))
    }
    guard let reachable = network.searches.survey?.reachable else { return facts }
    // In an undirected network, the two directions between two places count as one pair.
    let directions = content.isUndirected ? 2 : 1
    let pairs = content.named.count * (content.named.count - 1) / directions
    let connected = reachable / directions
    facts.append(
      Fact(
        words(content.isUndirected ? "networkText.pairs" : "networkText.orderedPairs"),
        connected == pairs
          ? words("networkText.pairsAll", count: pairs)
          : words(
            "networkText.pairsOf",
            ["count": words.count(connected), "all": words.count(pairs)])))
    return facts
  }

  var roads: [PageLink] {
    guard let labels = settings.labels else { return [] }
    let colors = LabelColors(settings)
    return content.roads.map { road in
      var link = PageLink(
        title: road.label,
        path: SiteMap.label(network.slug, labels.folder, road.slug).string,
        note: routes.cost(network.content.cost(road.legs.map(\.link))))
      link.line = colors.index(of: [road.label]).map { "line-\($0)" }
      return link
    }
  }

  private var longestCaption: String {
    let caption = words("networkText.longestCaption", kind: kind)
    let further = network.searches.survey?.furtherCount ?? 0
    return further == 0
      ? caption : "\(caption). " + words("networkText.longestFurther", count: further)
  }

  private var longest: [BarRow] {
    let best = network.searches.survey?.longest ?? []
    return best.map { row in
      BarRow(
        link: PageLink(
          title: network.title(from: Int(row.from), to: Int(row.to)),
          path: network.routePath(from: Int(row.from), to: Int(row.to))?.string
            ?? network.planPath(from: Int(row.from), to: Int(row.to))),
        value: routes.cost(row.cost), share: Words.share(row.cost, of: best[0].cost))
    }
  }

  /// The places with the most links. Empty for a network with junctions, because its links meet at
  /// junctions.
  private var busiest: [BarRow] {
    guard !content.hasJunctions else { return [] }
    let counts = content.named.map { place in
      let (links, number) = (network.network, Int32(place))
      let arcs = links.arcs(from: number) + links.arcs(to: number)
      return (place, Set(arcs.map(\.link)).count)
    }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.prefix(Self.tableLimit)
    let most = counts.first?.1 ?? 0
    return counts.map { place, count in
      BarRow(
        link: network.placeLink(place), value: words("countryText.linkCount", count: count),
        share: Words.share(count, of: most))
    }
  }

  /// The maximum number of places in an initially open list: 200 names fill about four phone
  /// screens.
  private static let longestOpenList = 200

  private var groups: [PlaceGroup] {
    let byRegion = !settings.regions.isEmpty
    let elsewhere = words("networkText.elsewhere")
    var order: [String] = []
    var members: [String: [Int]] = [:]
    for (index, place) in content.places[content.named].enumerated() {
      let key =
        byRegion
        ? place.region.map { settings.regions[$0].name } ?? elsewhere
        : place.country.isEmpty ? elsewhere : network.countryName(place.country)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(index)
    }
    if !byRegion { order.sort { words.order($0) < words.order($1) } }
    return order.map { key in
      let places = (members[key] ?? []).sorted {
        (words.order(content.places[$0].name), $0) < (words.order(content.places[$1].name), $1)
      }
      return PlaceGroup(
        title: order == [elsewhere] ? words("networkText.byName") : key,
        count: words("lists.placeCount", count: places.count),
        places: places.map {
          PlaceRow(link: network.placeLink($0), facts: content.places[$0].facts)
        }, isOpen: order.count == 1 && places.count <= Self.longestOpenList)
    }
  }

  private var downloads: [DownloadLink] {
    [
      DownloadLink(
        title: words("networkText.file"), path: SiteMap.networkData(network.slug).string,
        note: words("networkText.fileNote")),
      DownloadLink(
        title: words("networkText.mapFile"), path: SiteMap.map(network: network.slug).string,
        note: words("networkText.mapNote")),
    ]
  }

  var card: NetworkCard {
    var size = [
      words("lists.placeCount", count: content.named.count),
      words("countryText.linkCount", count: network.network.links.count),
    ]
    if network.pairCount > 0 {
      size.append(words("networkText.routePages", count: network.pairCount))
    }
    return NetworkCard(
      title: settings.title, path: path.string, summary: settings.summary,
      size: size.joined(separator: ", "), thumbnail: network.map.thumbnail(network))
  }
}
