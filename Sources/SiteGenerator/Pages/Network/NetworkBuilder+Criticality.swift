import Input
import Routing

/// The busiest links, labels and places of a network, and the effects of closing them.
extension NetworkBuilder {
  /// Up to three tables: the links whose closure has the largest effect, the links that the most
  /// routes use, and the places that the most routes pass through. Only routes with pages are
  /// counted. If the network has junctions, the tables list labels instead of links.
  var critical: [CriticalTable] {
    guard let found = network.criticality else { return [] }
    let places = (words("networkText.criticalPlaces"), words("site.place"))
    let isByLabel = content.hasJunctions
    let title = words(isByLabel ? "networkText.label" : "networkText.link")
    let links = (
      words(isByLabel ? "networkText.criticalLabels" : "networkText.criticalLinks"), title
    )
    let spared = (words(isByLabel ? "networkText.sparedLabels" : "networkText.sparedLinks"), title)
    return [(found.spared, spared), (found.links, links), (found.places, places)]
      .compactMap { rows, words in
        guard let most = rows.map(\.routes).max() else { return nil }
        return CriticalTable(
          caption: words.0, title: words.1, rows: rows.map { critical($0, most: most) })
      }
  }

  /// The map whose line widths show the number of routes over each link; `nil` if no route is
  /// counted.
  var criticalMap: MapFigure? {
    guard let most = network.criticality?.routesOfLink.max(), most > 0 else { return nil }
    return network.map.linesFigure(
      SiteMap.loadMap(network: network.slug),
      alt: words("networkText.criticalAlt", ["network": settings.title]),
      caption: words("networkText.criticalCaption", count: most))
  }

  private func critical(_ row: Criticality.Row, most: Int) -> BarRow {
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
        title: network.title(from: from, to: to),
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
    return BarRow(
      link: link, value: words.count(row.routes), share: Words.share(row.routes, of: most),
      whatIf: whatIf)
  }

  /// The tables of the closures that the settings list under `what-if`. Closures that change no
  /// route are left out.
  var closures: [ClosureTable] {
    (network.criticality?.closures ?? []).filter { !$0.rows.isEmpty }.map(closure)
  }

  private func closure(_ closure: Closure) -> ClosureTable {
    let joined = closure.rows.filter { $0.after != nil }
    let cut = closure.rows.count - joined.count
    let name = settings.whatIf.first { $0.label == closure.label }?.name ?? closure.label
    var sentences = [
      words(
        "networkText.closureRoutes", count: closure.rows.count,
        ["all": words.count(network.routeCount), "name": name])
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
            title: network.title(from: row.from, to: row.to),
            path: network.whatIfPath(
              NetworkSite.labelKey(closure.label), from: row.from, to: row.to)),
          before: routes.cost(row.before),
          after: row.after.map(routes.cost) ?? words("placeText.noRoute"),
          extra: row.after == nil
            ? "" : words("searches.above", ["cost": routes.cost(row.extra)]),
          share: row.after == nil ? 0 : Words.share(row.extra, of: most))
      })
  }
}
