import Input
import Routing

/// Fills the page of a network, its indices of routes and labels, and its card in the list.
struct NetworkBuilder {
  let frames: SiteFrame
  let network: NetworkSite

  private var content: NetworkContent { network.content }
  private var settings: NetworkSettings { content.settings }
  private var path: SitePath { SiteMap.network(network.slug) }
  var words: PageWords { network.words }
  private var routes: RouteWords { RouteWords(network: network) }
  private var kind: NetworkSettings.Unit.Kind { settings.unit.kind }
  private var trail: [(title: String, path: SitePath)] {
    [(words("networkText.networks"), SiteMap.networks), (settings.title, path)]
  }

  /// The number of rows in the tables of the longest routes and the busiest places.
  private static let tableLimit = 10

  // MARK: The network's page

  func page(trips: Int) -> NetworkPage {
    var page = NetworkPage(
      frame: frames.frame(
        path, title: settings.title, lead: settings.summary, description: settings.summary,
        section: .networks, above: [(words("networkText.networks"), SiteMap.networks)],
        credits: network.credits,
        subject: .dataset(
          name: settings.title, description: settings.summary,
          file: SiteMap.networkData(network.slug))),
      map: network.map.figure(network, on: path), modes: modes,
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
      honesty: settings.costNote,
      facts: facts,
      roadsTitle: settings.labels.map {
        words("networkText.roads", count: content.roads.count, ["roads": $0.plural])
      } ?? "",
      roads: roads, longestCaption: words("networkText.longestCaption", kind: kind),
      longest: longest, busiestCaption: words("networkText.busiest"), busiest: busiest,
      closures: closures, critical: critical, criticalMap: criticalMap, groups: groups,
      downloads: downloads,
      offline: frames.sections.has(.offline) ? SiteMap.offline(network.slug).string : nil,
      hasMeasures: settings.measures.indices.contains { !content.isLength(measure: $0) },
      costTitle: words("costs.title", kind: kind),
      longestTitle: words("networkText.longest", kind: kind))
    page.frame.networkStyle = network.lineStyle?.string
    return page
  }

  var modes: [LinkMode] {
    settings.modes.indices.map { mode in
      let links = network.network.links.filter { Int($0.mode) == mode }
      let oneWay = !links.isEmpty && links.allSatisfy(\.isDirected)
      return LinkMode(
        title: settings.modes[mode].name.capitalizedFirst,
        line: LinkLine(rawValue: settings.modes[mode].line.rawValue) ?? .solid,
        note: oneWay
          ? words("networkText.linksOneWay", count: links.count)
          : words("networkText.linkCount", count: links.count))
    }
  }

  private var facts: [Fact] {
    let total = network.cost(of: network.network.links.indices)
    let countries = content.places.map(\.country).filter { !$0.isEmpty }.unique
    var facts = [
      Fact(words("networkText.places"), words.count(content.named.count)),
      Fact(words("networkText.links"), words.count(network.network.links.count)),
      Fact(words("networkText.total", kind: kind), routes.cost(total)),
    ]
    if countries.count > 1 {
      facts.append(Fact(words("networkText.countries"), words.count(countries.count)))
    }
    guard let reachable = network.searches.survey?.reachable else { return facts }
    let pairs = content.named.count * (content.named.count - 1)
    facts.append(
      Fact(
        words("networkText.pairs"),
        reachable == pairs
          ? words("networkText.pairsAll", count: pairs)
          : words(
            "networkText.pairsOf",
            ["count": words.count(reachable), "all": words.count(pairs)])))
    return facts
  }

  private var roads: [PageLink] {
    guard let labels = settings.labels else { return [] }
    let colors = LabelColors(settings)
    return content.roads.map { road in
      var link = PageLink(
        title: road.label,
        path: SiteMap.label(network.slug, labels.folder, road.slug).string,
        note: routes.cost(network.cost(of: road.legs.map(\.link))))
      link.line = colors.index(of: [road.label]).map { "line-\($0)" }
      return link
    }
  }

  private var longest: [BarRow] {
    let best = network.searches.survey?.longest ?? []
    return best.map { row in
      BarRow(
        link: PageLink(
          title: ends(Int(row.from), Int(row.to)),
          path: network.routePath(from: Int(row.from), to: Int(row.to))?.string
            ?? network.planPath(from: Int(row.from), to: Int(row.to))),
        value: routes.cost(row.cost), share: Words.share(row.cost, of: best[0].cost))
    }
  }

  /// The places with most links; none where lines meet at junctions, which places only hang on.
  private var busiest: [BarRow] {
    guard !content.hasJunctions else { return [] }
    let counts = content.named.map { place in
      (place, network.network.arcs(from: Int32(place)).count)
    }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.prefix(Self.tableLimit)
    let most = counts.first?.1 ?? 0
    return counts.map { place, count in
      BarRow(
        link: network.placeLink(place), value: words("networkText.linkCount", count: count),
        share: Words.share(count, of: most))
    }
  }

  /// The tables of the links and places that most routes with a page run over.
  private var critical: [CriticalTable] {
    guard let found = network.criticality else { return [] }
    let places = (words("networkText.criticalPlaces"), words("networkText.place"))
    let links =
      content.hasJunctions
      ? (words("networkText.criticalLabels"), words("networkText.label"))
      : (words("networkText.criticalLinks"), words("networkText.link"))
    return [(found.links, links), (found.places, places)].compactMap { rows, words in
      rows.isEmpty
        ? nil
        : CriticalTable(
          caption: words.0, title: words.1,
          rows: rows.map { critical($0, most: rows[0].routes) })
    }
  }

  /// The map with lines as wide as the number of routes over them.
  private var criticalMap: MapFigure? {
    guard let most = network.criticality?.routesOfLink.max(), most > 0 else { return nil }
    return network.map.linesFigure(
      SiteMap.loadMap(network: network.slug),
      alt: words("networkText.criticalAlt", ["network": settings.title]),
      caption: words("networkText.criticalCaption", ["routes": words.count(most)]))
  }

  private func critical(_ row: Criticality.Row, most: Int) -> CriticalRow {
    var link: PageLink
    let whatIf: String
    switch row.part {
    case .place(let place):
      link = network.placeLink(place)
      whatIf = network.whatIfPath("place:\(content.places[place].id)")
    case .label(let label):
      link = routes.labels([label])[0]
      whatIf = network.whatIfPath(NetworkSite.labelKey(label))
    case .link(let index):
      let (from, to) = (
        Int(network.network.links[index].from), Int(network.network.links[index].to)
      )
      link = PageLink(
        title: ends(from, to),
        path: network.routePath(from: from, to: to)?.string
          ?? network.planPath(from: from, to: to))
      whatIf = network.whatIfPath(
        "link:\(content.places[from].id):\(content.places[to].id)", from: from, to: to)
    }
    var notes: [String] = []
    if row.cut < row.routes {
      notes.append(
        row.extra == 0
          ? words("networkText.sameCost", kind: kind)
          : words("networkText.extra", ["cost": routes.cost(row.extra)]))
    }
    if row.cut > 0 {
      notes.append(
        row.cut == row.routes
          ? words("networkText.noOther") : words("networkText.cut", count: row.cut))
    }
    link.note = notes.joined(separator: "; ")
    return CriticalRow(
      bar: BarRow(
        link: link, value: words.count(row.routes), share: Words.share(row.routes, of: most)),
      whatIf: whatIf)
  }

  /// The closures with which the page begins.
  private var closures: [ClosureTable] {
    (network.criticality?.closures ?? []).filter { !$0.rows.isEmpty }.map(closure)
  }

  private func closure(_ closure: Closure) -> ClosureTable {
    let joined = closure.rows.filter { $0.after != nil }
    let cut = closure.rows.count - joined.count
    let name = settings.whatIf.first { $0.label == closure.label }?.name ?? closure.label
    var sentences = [
      words(
        "networkText.closureRoutes", count: closure.rows.count,
        ["all": words.count(network.pairCount), "name": name])
    ]
    if !joined.isEmpty {
      let extra = joined.reduce(0.0) { $0 + Double($1.extra) } / Double(joined.count)
      let cost = routes.cost(Int64(extra.rounded()))
      sentences.append(
        cut == 0
          ? words("networkText.closureLonger", count: joined.count, ["cost": cost])
          : words("networkText.closureOthersLonger", count: joined.count, ["cost": cost]))
    }
    if cut > 0 { sentences.append(words("networkText.closureCut", count: cut)) }
    let most = joined.map(\.extra).max() ?? 0
    return ClosureTable(
      id: PageIDs.of("without \(closure.label)"),
      title: words("networkText.closure", ["name": name]),
      sentence: sentences.joined(separator: " "),
      map: network.map.linesFigure(
        SiteMap.closureMap(network: network.slug, label: ASCII.slug(closure.label)),
        alt: words("networkText.closureAlt", ["name": name]),
        caption: words("networkText.closureMap", ["name": name])),
      caption: words("networkText.closureCaption"), costTitle: words("costs.title", kind: kind),
      rows: closure.rows.prefix(Self.tableLimit).map { row in
        ClosureRow(
          link: PageLink(
            title: ends(row.from, row.to),
            path: network.whatIfPath(
              NetworkSite.labelKey(closure.label), from: row.from, to: row.to)),
          before: routes.cost(row.before),
          after: row.after.map(routes.cost) ?? words("networkText.noRoute"),
          extra: row.after == nil
            ? "" : words("networkText.more", ["cost": routes.cost(row.extra)]),
          share: row.after == nil ? 0 : Words.share(row.extra, of: most))
      })
  }

  private var groups: [LinkGroup] {
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
    if !byRegion { order.sort() }
    return zip(order, PageIDs.of(order)).map { key, id in
      let places = (members[key] ?? []).sorted {
        (content.places[$0].name, $0) < (content.places[$1].name, $1)
      }
      return LinkGroup(
        id: id, title: order == [elsewhere] ? words("networkText.byName") : key,
        count: words("routes.places", count: places.count),
        links: places.map { network.placeLink($0) }, isOpen: order.count == 1)
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

  /// The network in the list of networks.
  var card: NetworkCard {
    var size = [
      words("routes.places", count: content.named.count),
      words("networkText.linkCount", count: network.network.links.count),
    ]
    if network.pairCount > 0 {
      size.append(words("networkText.routePages", count: network.pairCount))
    }
    return NetworkCard(
      title: settings.title, path: path.string, summary: settings.summary,
      size: size.joined(separator: ", "), thumbnail: network.map.thumbnail(network))
  }

  // MARK: Indices

  /// All labels.
  func labelsPage(_ labels: NetworkSettings.Labels) -> IndexPage {
    IndexPage(
      frame: frames.frame(
        SiteMap.labels(network.slug, labels.folder),
        // Not of itself, and not as the page of the network.
        title: labels.plural == settings.title
          ? words("roads.all", ["roads": labels.plural])
          : words(
            "networkText.roadsTitle", ["roads": labels.plural, "network": settings.title]),
        lead: words(
          "networkText.roadsLead", count: content.roads.count,
          ["road": labels.singular, "roads": labels.plural]),
        description: words(
          "networkText.roadsDescription", count: content.roads.count,
          ["roads": labels.plural, "network": settings.title]),
        section: .networks, above: trail, credits: network.credits),
      note: nil, more: nil,
      groups: [LinkGroup(id: "all", title: words("networkText.byName"), count: nil, links: roads)])
  }

  /// All places from which routes have a page.
  func routesPage() -> IndexPage {
    var members: [String: [Int]] = [:]
    for end in network.starts {
      let code = content.places[end].country
      let country = code.isEmpty ? words("networkText.elsewhere") : network.countryName(code)
      members[country, default: []].append(end)
    }
    let countries = members.keys.sorted()
    let groups = zip(countries, PageIDs.of(countries)).map { country, id in
      let ends = (members[country] ?? []).sorted {
        (content.places[$0].name, $0) < (content.places[$1].name, $1)
      }
      return LinkGroup(
        id: id, title: country, count: nil,
        links: ends.map { end in
          PageLink(
            title: content.places[end].name,
            path: SiteMap.routes(network.slug, from: content.places[end].id).string)
        }, isOpen: true)
    }
    return IndexPage(
      frame: frames.frame(
        SiteMap.routes(network.slug),
        title: words("networkText.routesTitle", ["network": settings.title]),
        lead: routesLead,
        description: words("networkText.routesDescription", ["network": settings.title]),
        section: .networks, above: trail, credits: network.credits),
      note: network.ends.count < content.named.count || network.hub != nil
        ? words("networkText.routesNote") : nil,
      more: PageLink(
        title: words("networkText.plan", ["network": settings.title]), path: path.string),
      groups: groups)
  }

  private var routesLead: String {
    if let hub = network.hub {
      return words(
        "networkText.routesHub", count: network.pairCount, ["place": content.places[hub].name])
    }
    let lead = words(
      "networkText.routesPairs", count: network.pairCount,
      ["places": words("routes.places", count: network.ends.count)])
    let unreachable = network.unreachablePairCount
    return unreachable == 0
      ? lead : lead + " " + words("networkText.withoutRoute", count: unreachable)
  }

  /// "Lviv to Kyiv", of two places by their indices.
  private func ends(_ from: Int, _ to: Int) -> String {
    words("routes.ends", ["from": content.places[from].name, "to": content.places[to].name])
  }

  /// All routes with a page from a place.
  func routesPage(from: Int) -> RoutesFromPage {
    let start = content.places[from]
    let others = network.ends.filter { $0 != from }
    let tree = network.searches.tree(from: from)
    let longest = others.map { tree.cost[$0] }.max() ?? 0
    let rows = others.map { to -> RouteRow in
      let cost = tree.cost[to]
      let place = content.places[to]
      return RouteRow(
        title: place.name, path: network.routePath(from: from, to: to)?.string ?? "",
        country: place.country.isEmpty ? nil : network.countryName(place.country),
        places: network.route(from: from, to: to).map { routes.placeCount($0.places) },
        lengthValue: cost < 0 ? nil : Int(cost),
        length: cost < 0 ? words("networkText.noRoute") : routes.cost(cost),
        share: cost < 0 ? nil : Words.share(cost, of: longest))
    }.sorted { ($0.title, $0.path) < ($1.title, $1.path) }
    let title = words("networkText.routesFrom", ["place": start.name])
    return RoutesFromPage(
      frame: frames.frame(
        SiteMap.routes(network.slug, from: start.id), title: title,
        lead: words(
          "networkText.routesFromLead", count: others.count,
          ["place": start.name, "network": settings.title]),
        documentTitle: "\(title) · \(settings.title)",
        description: words(
          "networkText.routesFromDescription",
          ["place": start.name, "network": settings.title]),
        section: .networks, above: trail + [(words("routes.routes"), SiteMap.routes(network.slug))],
        credits: network.credits),
      caption: words("networkText.routesFromCaption", kind: kind, ["place": start.name]),
      routes: rows, note: settings.costNote.isEmpty ? nil : settings.costNote,
      costTitle: words("costs.title", kind: kind))
  }
}

extension String {
  /// The text with its first letter in upper case.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
