import Routing

/// Builds the page of a route, and runs the searches that the page compares.
struct RouteBuilder {
  let frames: SiteFrame
  let network: NetworkSite
  let from: Int
  let to: Int

  typealias Searches = [Algorithm: TracedSearch]
  typealias Results = [Algorithm: SearchResult]

  /// Runs every algorithm, but reuses the searches that do not depend on the goal.
  ///
  /// - Parameter known: the searches from the source of the last route. They are replaced if this
  ///   route has another source.
  func results(_ workspace: inout SearchWorkspace, _ known: inout SourceSearches?) -> Results {
    var results: Results = [:]
    results[.dijkstra] = network.searches.dijkstra(from: from, to: to)
    let searches: SourceSearches
    if let old = known, old.network == network.slug, old.source == from {
      searches = old
    } else {
      searches = SourceSearches(
        network, from: from, needsDijkstra: results[.dijkstra] == nil, &workspace)
      known = searches
    }
    for tree in searches.trees {
      results[tree.trace.algorithm] = tree.result(for: Int32(to), on: network.network)
    }
    for algorithm in Algorithm.allCases where results[algorithm] == nil {
      results[algorithm] = network.network.search(
        algorithm, from: Int32(from), to: Int32(to), workspace: &workspace)
    }
    return results
  }

  /// Runs every algorithm and records its trace.
  func search(_ workspace: inout SearchWorkspace) -> Searches {
    Algorithm.allCases.reduce(into: [:]) { searches, algorithm in
      searches[algorithm] = network.network.tracedSearch(
        algorithm, from: Int32(from), to: Int32(to), workspace: &workspace)
    }
  }

  /// Returns the alternatives to the route, sorted by cost.
  func alternatives(_ workspace: inout SearchWorkspace) -> [Route] {
    let back =
      content.isUndirected
      ? network.searches.tree(from: to)
      : network.network.shortestPathTree(to: Int32(to), workspace: &workspace)
    return AlternativeRoutes(network.network)
      .find(
        from: network.searches.tree(from: from), to: back, workspace: &workspace
      )
      .sorted { $0.cost < $1.cost }
  }

  func digest(_ results: Results, alternatives: [Route]) -> Digest {
    var digester = Digester()
    let back = content.isUndirected ? nil : network.route(from: to, to: from)
    digester.mix(Int(back?.cost ?? -1))
    for algorithm in Algorithm.allCases {
      let result = results[algorithm]
      for number in [result?.settled ?? -1, result?.relaxed ?? -1] { digester.mix(number) }
      digester.mix(Int(result?.route?.cost ?? -1))
    }
    for route in [network.route(from: from, to: to)].compactMap(\.self) + alternatives {
      digester.mix(Int(route.cost))
      digester.mix(route.links.count)
      for link in route.links.map(Int.init) {
        digester.mix(link)
        digester.mix(Int(network.network.links[link].cost))
        for measure in content.links[link].measures { digester.mix(Int(measure)) }
      }
    }
    return digester.digest
  }

  private var content: NetworkContent { network.content }
  private var start: NetworkContent.Place { content.places[from] }
  private var goal: NetworkContent.Place { content.places[to] }
  private var words: PageWords { network.words }
  private var routes: RouteWords { RouteWords(network: network) }
  private var title: String { network.title(from: from, to: to) }

  // MARK: Parts for other pages

  /// The builder of the route's files in other formats; `nil` if no route exists.
  var exports: ExportBuilder? {
    guard let route = network.route(from: from, to: to) else { return nil }
    return ExportBuilder(
      frames: frames, network: network, page: path, name: "\(start.id)-\(goal.id)", title: title,
      places: route.places, links: route.links)
  }

  var path: SitePath { SiteMap.route(network.slug, from: start.id, to: goal.id) }

  // MARK: The page

  func page(_ results: Results, alternatives: [Route]) -> RoutePage {
    let route = network.route(from: from, to: to)
    let settings = content.settings
    let sentence = route.map(routes.sentence)
    let noRoute = route == nil ? self.noRoute : nil
    let others = OtherWayWords(words: routes, best: route).ways(alternatives)
    let summary = sentence ?? noRoute ?? ""
    return RoutePage(
      frame: frames.frame(
        SiteMap.route(network.slug, from: start.id, to: goal.id), title: title, lead: sentence,
        documentTitle: "\(title) · \(settings.title)",
        description: words(
          "routes.description",
          ["ends": title, "network": settings.title, "sentence": summary]),
        section: .networks,
        above: network.trail + [
          (words("routes.routes"), SiteMap.routes(network.slug)),
          (
            words("routes.fromPlace", ["place": start.name]),
            SiteMap.routes(network.slug, from: start.id)
          ),
        ], credits: network.credits),
      network: PageLink(title: settings.title, path: network.planPath(from: from, to: to)),
      map: network.map.routeFigure(
        route, others: others.map(\.way), from: from, to: to, title: title, network: network),
      player: player(), noRoute: noRoute, stages: route.map(routes.stageRows) ?? [],
      changes: route.flatMap(routes.changesSentence),
      crossings: route.map(routes.borderCrossings) ?? [],
      countries: route.flatMap(routes.countriesSentence),
      times: route.map { NetworkData(network: network).times($0.links) } ?? [],
      legsCaption: route.map {
        routes.legsCaption(places: $0.places, links: $0.links, cost: $0.cost)
      } ?? "",
      start: network.placeLink(from),
      legs: route.map { routes.legs(places: $0.places, links: $0.links) } ?? [],
      costNote: settings.costNote, reverse: reverse(route),
      downloads: (exports?.downloads ?? []) + (route == nil ? [] : searchesLinks),
      saving: exports?.offer,
      isEmbeddable: route != nil,
      comparisonSentence: comparisonSentence(results, route),
      comparisonCaption: words("searches.caption", ["from": start.name, "to": goal.name]),
      comparison: route == nil ? [] : comparison(results, route), alternatives: others.map(\.row),
      costTitle: words("costs.title", kind: network.unit.kind),
      costNoun: words("costs.noun", kind: network.unit.kind),
      costLeast: words("costs.least", kind: network.unit.kind),
      costAsMuch: words("costs.asMuch", kind: network.unit.kind), measures: measures,
      stagesTitle: settings.labels.map { words("routes.stages", ["road": $0.singular]) } ?? "")
  }

  /// Links to the planner, one for each measure. If costs are lengths, measures that have a value
  /// per kilometre are left out, because the shortest route is usually also best for them.
  private var measures: [PageLink] {
    let settings = content.settings
    return settings.measures.filter { !settings.unit.countsMetres || $0.perKilometre == nil }.map {
      PageLink(title: $0.name, path: network.planPath(from: from, to: to) + "&by=\($0.id)")
    }
  }

  private var noRoute: String {
    content.isUndirected
      ? words("routes.noWay", ["from": start.name, "to": goal.name])
      : words("routes.noRoute", ["from": start.name, "to": goal.name])
  }

  /// The data for replaying the searches.
  func player(isOpen: Bool = false) -> RoutePlayer {
    RoutePlayer(
      network: SiteMap.replayData(network.slug).string,
      searches: hasSearches ? SiteMap.searches(network.slug, from: start.id).string : nil,
      from: from, to: to,
      isOpen: isOpen)
  }

  private func reverse(_ route: Route?) -> ReverseRoute? {
    guard let route else { return nil }
    if content.isUndirected {
      return ReverseRoute(
        sentence: words("routes.backSame", kind: network.unit.kind), title: "", path: nil)
    }
    let back = network.route(from: to, to: from)
    let sentence =
      switch back {
      case nil: words("routes.backNone")
      case let back? where back.cost == route.cost:
        words("routes.backAsMuch", ["cost": routes.cost(back.cost)])
      case let back?: words("routes.backCosts", ["cost": routes.cost(back.cost)])
      }
    return ReverseRoute(
      sentence: sentence,
      title: network.title(from: to, to: from),
      path: network.routePath(from: to, to: from)?.string)
  }

  private var hasSearches: Bool { network.published.contains(sorted: from) }

  private var searchesLinks: [DownloadLink] {
    guard hasSearches else { return [] }
    return [
      DownloadLink(
        title: "JSON", path: SiteMap.searches(network.slug, from: start.id).string,
        note: words("routes.searchFile", ["place": start.name]))
    ]
  }

  // MARK: The comparison

  func comparison(_ results: Results, _ route: Route?) -> [AlgorithmRow] {
    SearchComparison(network: network).rows(results, best: route)
  }

  private func comparisonSentence(_ results: Results, _ route: Route?) -> String? {
    guard let route, let dijkstra = results[.dijkstra], let aStar = results[.aStar]
    else { return nil }
    let (places, count) = (
      words.nodes(dijkstra.settled, of: content), words.count(aStar.settled)
    )
    // The longer sentence explains the estimate of A* as the distance to the goal. This is true
    // only if places have positions and costs are in metres.
    guard network.network.coordinates != nil, network.unit.countsMetres else {
      return words("searches.compared", ["places": places, "count": count])
    }
    return words(
      "searches.comparedBounded",
      ["places": places, "count": count, "goal": goal.name, "cost": routes.cost(route.cost)])
  }
}
