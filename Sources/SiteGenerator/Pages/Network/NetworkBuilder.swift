import Input
import Routing

/// Fills the page of a network, its indices of routes and labels, and its card in the list.
struct NetworkBuilder {
  let frames: SiteFrame
  let network: NetworkSite

  private var content: NetworkContent { network.content }
  private var settings: NetworkSettings { content.settings }
  private var path: SitePath { SiteMap.network(network.slug) }
  private var words: RouteWords { RouteWords(network: network) }
  private var costWords: CostWords { settings.unit.words }
  private var trail: [(title: String, path: SitePath)] {
    [("Networks", SiteMap.networks), (settings.title, path)]
  }

  /// The number of rows in the tables of the longest routes and the busiest places.
  private static let tableLimit = 10

  // MARK: The network's page

  func page(trips: Int) -> NetworkPage {
    var page = NetworkPage(
      frame: frames.frame(
        path, title: settings.title, lead: settings.summary, description: settings.summary,
        section: .networks, above: [("Networks", SiteMap.networks)],
        credits: network.credits,
        subject: .dataset(
          name: settings.title, description: settings.summary,
          file: SiteMap.networkData(network.slug))),
      map: network.map.figure(network, on: path), modes: modes,
      data: SiteMap.networkData(network.slug).string,
      routes: network.ends.count < 2
        ? nil
        : PageLink(
          title: network.pairCount == 1
            ? "The route with a page" : "All \(Words.count(network.pairCount)) routes with a page",
          path: SiteMap.routes(network.slug).string),
      trips: trips == 0
        ? nil : PageLink(title: "Trips", path: SiteMap.trips(network.slug).string),
      deals: network.deals.map {
        PageLink(
          title: "Deal a hand: the best trips of all \(Words.count($0.count)) deals",
          path: SiteMap.deals(network.slug).string)
      },
      description: [settings.description, network.searches.sentence(costWords.least) ?? ""].filter {
        !$0.isEmpty
      },
      honesty: settings.costNote,
      facts: facts,
      roadsTitle: settings.labels.map {
        "All \(Words.count(content.roads.count)) \($0.plural)"
      } ?? "",
      roads: roads, longestCaption: costWords.extremePairs,
      longest: longest, busiestCaption: "The places with most links", busiest: busiest,
      closures: closures, critical: critical, criticalMap: criticalMap, groups: groups,
      downloads: downloads,
      offline: frames.sections.has(.offline) ? SiteMap.offline(network.slug).string : nil,
      hasMeasures: settings.measures.indices.contains { !content.isLength(measure: $0) },
      costWords: costWords)
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
        note: Words.count(links.count, "link") + (oneWay ? ", one way" : ""))
    }
  }

  private var facts: [Fact] {
    let total = network.cost(of: network.network.links.indices)
    let countries = content.places.map(\.country).filter { !$0.isEmpty }.unique
    var facts = [
      Fact("Places", Words.count(content.named.count)),
      Fact("Links", Words.count(network.network.links.count)),
      Fact("Total \(network.unit.words.noun)", words.cost(total)),
    ]
    if countries.count > 1 { facts.append(Fact("Countries", Words.count(countries.count))) }
    guard let reachable = network.searches.survey?.reachable else { return facts }
    let pairs = content.named.count * (content.named.count - 1)
    facts.append(
      Fact(
        "Pairs with a route",
        reachable == pairs
          ? "all \(Words.count(pairs))" : "\(Words.count(reachable)) of \(Words.count(pairs))"))
    return facts
  }

  private var roads: [PageLink] {
    guard let labels = settings.labels else { return [] }
    let colors = LabelColors(settings)
    return content.roads.map { road in
      var link = PageLink(
        title: road.label,
        path: SiteMap.label(network.slug, labels.folder, road.slug).string,
        note: words.cost(network.cost(of: road.legs.map(\.link))))
      link.line = colors.index(of: [road.label]).map { "line-\($0)" }
      return link
    }
  }

  private var longest: [BarRow] {
    let best = network.searches.survey?.longest ?? []
    return best.map { row in
      BarRow(
        link: PageLink(
          title: "\(content.places[Int(row.from)].name) to \(content.places[Int(row.to)].name)",
          path: network.routePath(from: Int(row.from), to: Int(row.to))?.string
            ?? network.planPath(from: Int(row.from), to: Int(row.to))),
        value: words.cost(row.cost), share: Words.share(row.cost, of: best[0].cost))
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
        link: network.placeLink(place), value: Words.count(count, "link"),
        share: Words.share(count, of: most))
    }
  }

  /// The tables of the links and places that most routes with a page run over.
  private var critical: [CriticalTable] {
    guard let found = network.criticality else { return [] }
    let links = content.hasJunctions ? "labels of links" : "links"
    return [
      (found.links, links, content.hasJunctions ? "Label" : "Link"),
      (found.places, "places", "Place"),
    ].compactMap { rows, kind, title in
      rows.isEmpty
        ? nil
        : CriticalTable(
          caption: "The \(kind) that most routes with a page run over", title: title,
          rows: rows.map { critical($0, most: rows[0].routes) })
    }
  }

  /// The map with lines as wide as the number of routes over them.
  private var criticalMap: MapFigure? {
    guard let most = network.criticality?.routesOfLink.max(), most > 0 else { return nil }
    return network.map.linesFigure(
      SiteMap.loadMap(network: network.slug),
      alt: "Map of \(settings.title): the wider a line, the more routes with a page run over it",
      caption: "The wider a line, the more of the routes with a page run over it: up to "
        + "\(Words.count(most)).")
  }

  private func critical(_ row: Criticality.Row, most: Int) -> CriticalRow {
    var link: PageLink
    let whatIf: String
    switch row.part {
    case .place(let place):
      link = network.placeLink(place)
      whatIf = network.whatIfPath("place:\(content.places[place].id)")
    case .label(let label):
      link = words.labels([label])[0]
      whatIf = network.whatIfPath(NetworkSite.labelKey(label))
    case .link(let index):
      let (from, to) = (
        Int(network.network.links[index].from), Int(network.network.links[index].to)
      )
      link = PageLink(
        title: "\(content.places[from].name) to \(content.places[to].name)",
        path: network.routePath(from: from, to: to)?.string
          ?? network.planPath(from: from, to: to))
      whatIf = network.whatIfPath(
        "link:\(content.places[from].id):\(content.places[to].id)", from: from, to: to)
    }
    var notes: [String] = []
    if row.cut < row.routes {
      notes.append(
        row.extra == 0
          ? "another route of the same \(costWords.noun)"
          : "+\(words.cost(row.extra)) on average")
    }
    if row.cut > 0 {
      notes.append(
        row.cut == row.routes
          ? "no other route" : "\(Words.count(row.cut)) without another route")
    }
    link.note = notes.joined(separator: "; ")
    return CriticalRow(
      bar: BarRow(
        link: link, value: Words.count(row.routes), share: Words.share(row.routes, of: most)),
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
    var sentence =
      "\(Words.count(closure.rows.count)) of the \(Words.count(network.pairCount)) routes with a "
      + "page \(closure.rows.count == 1 ? "runs" : "run") through \(name)."
    if !joined.isEmpty {
      let extra = joined.reduce(0.0) { $0 + Double($1.extra) } / Double(joined.count)
      sentence +=
        joined.count == 1
        ? " Without it, \(cut == 0 ? "the route" : "the one with another route") is "
          + "\(words.cost(Int64(extra.rounded()))) longer."
        : " Without it, \(cut == 0 ? "they" : "those with another route") are "
          + "\(words.cost(Int64(extra.rounded()))) longer on average."
    }
    if cut > 0 { sentence += " \(Words.count(cut)) \(cut == 1 ? "has" : "have") no other route." }
    let most = joined.map(\.extra).max() ?? 0
    return ClosureTable(
      id: PageIDs.of("without \(closure.label)"), title: "If \(name) closes", sentence: sentence,
      map: network.map.linesFigure(
        SiteMap.closureMap(network: network.slug, label: ASCII.slug(closure.label)),
        alt: "Map of the routes that change if \(name) closes",
        caption: "Blue: the routes through \(name) today. Orange: the same routes without it. The "
          + "wider a line, the more routes."),
      caption: "The routes that gain most", costTitle: costWords.title,
      rows: closure.rows.prefix(Self.tableLimit).map { row in
        ClosureRow(
          link: PageLink(
            title: "\(content.places[row.from].name) to \(content.places[row.to].name)",
            path: network.whatIfPath(
              NetworkSite.labelKey(closure.label), from: row.from, to: row.to)),
          before: words.cost(row.before), after: row.after.map { words.cost($0) } ?? "no route",
          extra: row.after == nil ? "" : "+\(words.cost(row.extra))",
          share: row.after == nil ? 0 : Words.share(row.extra, of: most))
      })
  }

  private var groups: [LinkGroup] {
    let byRegion = !settings.regions.isEmpty
    var order: [String] = []
    var members: [String: [Int]] = [:]
    for (index, place) in content.places[content.named].enumerated() {
      let key =
        byRegion
        ? place.region.map { settings.regions[$0].name } ?? "Elsewhere"
        : place.country.isEmpty ? "Elsewhere" : network.countryName(place.country)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(index)
    }
    if !byRegion { order.sort() }
    return zip(order, PageIDs.of(order)).map { key, id in
      let places = (members[key] ?? []).sorted {
        (content.places[$0].name, $0) < (content.places[$1].name, $1)
      }
      return LinkGroup(
        id: id, title: order == ["Elsewhere"] ? "By name" : key,
        count: Words.count(places.count, "place"),
        links: places.map { network.placeLink($0) }, isOpen: order.count == 1)
    }
  }

  private var downloads: [DownloadLink] {
    [
      DownloadLink(
        title: "The network as JSON", path: SiteMap.networkData(network.slug).string,
        note: "places, links, costs, and where they are drawn"),
      DownloadLink(
        title: "The map as SVG", path: SiteMap.map(network: network.slug).string,
        note: "light and dark"),
    ]
  }

  /// The network in the list of networks.
  var card: NetworkCard {
    var size = [
      Words.count(content.named.count, "place"),
      Words.count(network.network.links.count, "link"),
    ]
    if network.pairCount > 0 { size.append(Words.count(network.pairCount, "route page")) }
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
          ? "All \(labels.plural)" : "\(labels.plural) of \(settings.title)",
        lead:
          "\(Words.count(content.roads.count, labels.singular, labels.plural)), each with its places in order.",
        description:
          "All \(Words.count(content.roads.count)) \(labels.plural) of \(settings.title).",
        section: .networks, above: trail, credits: network.credits),
      note: nil, more: nil,
      groups: [LinkGroup(id: "all", title: "By name", count: nil, links: roads)])
  }

  /// All places from which routes have a page.
  func routesPage() -> IndexPage {
    var members: [String: [Int]] = [:]
    for end in network.starts {
      let code = content.places[end].country
      members[code.isEmpty ? "Elsewhere" : network.countryName(code), default: []].append(end)
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
        SiteMap.routes(network.slug), title: "Routes of \(settings.title)",
        lead: routesLead,
        description: "The precomputed routes of \(settings.title), by the place they begin at.",
        section: .networks, above: trail, credits: network.credits),
      note: network.ends.count < content.named.count || network.hub != nil
        ? "Routes between any other two places are on the network’s page." : nil,
      more: PageLink(title: "\(settings.title): plan any route", path: path.string),
      groups: groups)
  }

  private var routesLead: String {
    if let hub = network.hub {
      return "\(Words.count(network.pairCount, "route")), all from \(content.places[hub].name), "
        + "each with its searches."
    }
    return "\(Words.count(network.pairCount, "pair")) of "
      + "\(Words.count(network.ends.count, "place")), each with its searches.\(withoutRoute)"
  }

  /// A sentence with the number of pairs that have no route; empty if there are none.
  private var withoutRoute: String {
    let count = network.unreachablePairCount
    return count == 0 ? "" : " \(Words.count(count)) of them have no route."
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
        places: network.route(from: from, to: to).map { words.placeCount($0.places) },
        lengthValue: cost < 0 ? nil : Int(cost),
        length: cost < 0 ? "no route" : words.cost(cost),
        share: cost < 0 ? nil : Words.share(cost, of: longest))
    }.sorted { ($0.title, $0.path) < ($1.title, $1.path) }
    return RoutesFromPage(
      frame: frames.frame(
        SiteMap.routes(network.slug, from: start.id), title: "Routes from \(start.name)",
        lead: "\(Words.count(others.count, "route")) from \(start.name) on \(settings.title).",
        documentTitle: "Routes from \(start.name) · \(settings.title)",
        description: "Every precomputed route from \(start.name) on \(settings.title).",
        section: .networks, above: trail + [("Routes", SiteMap.routes(network.slug))],
        credits: network.credits),
      caption: "\(costWords.least.capitalizedFirst) routes from \(start.name)", routes: rows,
      note: settings.costNote.isEmpty ? nil : settings.costNote, costWords: costWords)
  }
}

extension String {
  /// The text with its first letter in upper case.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
