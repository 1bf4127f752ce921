import Routing

/// The pages that list a network's labels and routes.
extension NetworkBuilder {
  /// The page that lists the network's labels, such as the names of its roads.
  func labelsPage(_ labels: NetworkSettings.Labels) -> IndexPage {
    IndexPage(
      frame: frames.frame(
        SiteMap.labels(network.slug, labels.folder),
        // This avoids the title "E-roads of E-roads".
        title: labels.plural == settings.title
          ? words("roads.all", ["roads": labels.plural])
          : words(
            "networkText.roadsTitle", ["roads": labels.plural, "network": settings.title]
          ).capitalizedFirst,
        lead: words(
          "networkText.roadsLead", count: content.roads.count,
          ["road": labels.singular, "roads": labels.plural]),
        description: words(
          "networkText.roadsDescription", count: content.roads.count,
          ["road": labels.singular, "roads": labels.plural, "network": settings.title]),
        section: .networks, above: network.trail, credits: network.sources),
      note: nil, more: nil,
      groups: [LinkGroup(id: "all", title: words("networkText.byName"), count: nil, links: roads)])
  }

  /// The list of all places where routes with a page begin.
  func routesPage() -> IndexPage {
    var members: [String: [Int]] = [:]
    for end in network.starts {
      let code = content.places[end].country
      let country = code.isEmpty ? words("networkText.elsewhere") : network.countryName(code)
      members[country, default: []].append(end)
    }
    let countries = members.keys.sorted { words.order($0) < words.order($1) }
    let groups = zip(countries, PageIDs.of(countries)).map { country, id in
      let ends = (members[country] ?? []).sorted {
        (words.order(content.places[$0].name), $0) < (words.order(content.places[$1].name), $1)
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
        section: .networks, above: network.trail, credits: network.sources),
      note: network.ends.count < content.named.count || network.hub != nil
        ? words("networkText.routesNote") : nil,
      more: PageLink(
        title: words("route.planAny", ["title": settings.title]), path: path.string),
      groups: groups)
  }

  private var routesLead: String {
    if let hub = network.hub {
      return words(
        "networkText.routesHub", count: network.pairCount, ["place": content.places[hub].name])
    }
    let lead = words(
      content.isUndirected ? "networkText.routesPairs" : "networkText.routesBothWays",
      count: network.pairCount,
      ["places": words("lists.placeCount", count: network.ends.count)])
    let unreachable = network.unreachablePairCount
    return unreachable == 0
      ? lead : lead + " " + words("networkText.withoutRoute", count: unreachable)
  }

  /// The page that lists the routes from the place `from`.
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
        length: cost < 0 ? words("placeText.noRoute") : routes.cost(cost),
        share: cost < 0 ? nil : Words.share(cost, of: longest))
    }.sorted { (words.order($0.title), $0.path) < (words.order($1.title), $1.path) }
    let title = words("mapText.routesFrom", ["place": start.name])
    return RoutesFromPage(
      frame: frames.frame(
        SiteMap.routes(network.slug, from: start.id), title: title,
        lead: words(
          "networkText.routesFromLead", count: others.count { tree.cost[$0] >= 0 },
          ["place": start.name, "network": settings.title]),
        documentTitle: "\(title) · \(settings.title)",
        description: words(
          "networkText.routesFromDescription",
          ["place": start.name, "network": settings.title]),
        section: .networks,
        above: network.trail + [(words("routes.routes"), SiteMap.routes(network.slug))],
        credits: network.sources),
      caption: words("networkText.routesFromCaption", kind: kind, ["place": start.name]),
      routes: rows, note: settings.costNote,
      costTitle: words("costs.title", kind: kind))
  }
}
