import Input
import Routing

/// Describes routes in words and in rows of tables.
struct RouteWords {
  let network: NetworkSite

  private var content: NetworkContent { network.content }
  private var words: PageWords { network.words }

  func cost(_ cost: Int64) -> String { words.cost(cost, network.unit) }

  /// Returns the caption of a table of legs. If costs are rounded, the caption says so, because the
  /// rounded costs can add up to a different total.
  func legsCaption(places: [Int32], links: [Int32], cost: Int64) -> String {
    let count = content.legs(places: places, links: links).count
    let sum = costs(links, cost: cost)
    return network.unit.isRounded && count > 1
      ? words("routes.legsRounded", count: count, ["cost": sum])
      : words("legs.caption", count: count, ["cost": sum])
  }

  func legs(places: [Int32], links: [Int32]) -> [RouteLeg] {
    var total: Int64 = 0
    var legs: [RouteLeg] = []
    for leg in content.legs(places: places, links: links) {
      let mode = content.modeIndex(leg.links)
      let labels = self.labels(content.labels(leg.links))
      let cost = content.cost(leg.links)
      total += cost
      legs.append(
        RouteLeg(
          to: network.placeLink(leg.to, note: country(of: leg.to, after: leg.from)),
          mode: mode == 0 && !labels.isEmpty ? nil : content.settings.modes[mode].name,
          line: content.settings.modes[mode].line,
          labels: labels, length: self.cost(cost), cumulative: self.cost(total),
          facts: legFacts(leg.links)))
    }
    return legs
  }

  /// Returns a cost, followed by the sum of each measure over the links, as in
  /// "7.7 h (length: 123 km)".
  private func costs(_ links: [Int32], cost: Int64) -> String {
    words.costs(
      self.cost(cost),
      measures: content.settings.measures.enumerated().map { index, measure in
        (measure.name, words.cost(content.sum(ofMeasure: index, links), measure.unit))
      })
  }

  /// Returns the measures of a leg and the facts about it, as in "Length: 12 km · Surface: gravel".
  private func legFacts(_ links: ArraySlice<Int32>) -> String? {
    let measures = content.settings.measures.enumerated().map { index, measure in
      fact(measure.name, words.cost(content.sum(ofMeasure: index, links), measure.unit))
    }
    let facts = zip(content.linkColumns, content.facts(links)).compactMap {
      $1.isEmpty ? nil : fact($0, $1)
    }
    let all = measures + facts
    return all.isEmpty ? nil : all.joined(separator: " · ")
  }

  private func fact(_ column: String, _ value: String) -> String {
    words("legs.fact", ["name": Words.columnTitle(column), "value": value])
  }

  /// Returns the values of the additional columns of `links.csv` for a link. For `nil`, all values
  /// are empty.
  func linkFacts(_ link: Int?) -> [String] {
    guard let link else { return content.linkColumns.map { _ in "" } }
    return content.links[link].facts.map { $0.joined(separator: ", ") }
  }

  /// The maximum number of labels shown for a link or for a place on a road.
  static let labelLimit = 24

  func labels(_ labels: [String]) -> [PageLink] {
    var links = labels.prefix(Self.labelLimit).map { label in
      PageLink(
        title: label,
        path: content.settings.labels.map {
          SiteMap.label(network.slug, $0.folder, ASCII.slug(label)).string
        })
    }
    if labels.count > links.count { links.append(moreLabels(labels.count - links.count)) }
    return links
  }

  /// Returns the last entry of a truncated list of labels: the number of omitted labels, linked to
  /// the list of all labels.
  func moreLabels(_ count: Int) -> PageLink {
    PageLink(
      title: words("routes.moreLabels", count: count),
      path: content.settings.labels.map { SiteMap.labels(network.slug, $0.folder).string })
  }

  /// Returns the name of a place's country; `nil` if the country is unknown, or if the previous
  /// place is in the same country.
  private func country(of place: Int, after other: Int) -> String? {
    let code = content.places[place].country
    return code.isEmpty || code == content.places[other].country ? nil : network.countryName(code)
  }

  func stages(_ links: [Int32]) -> [RouteStages.Stage] {
    RouteStages(links) { content.links[Int($0)].labels }.stages
  }

  /// Returns the labels of the stages of a route. A label is not repeated if only unlabelled links
  /// interrupt it.
  func labelsAlong(_ links: [Int32]) -> [String] {
    stages(links).compactMap(\.label).reduce(into: []) { labels, label in
      if labels.last != label { labels.append(label) }
    }
  }

  /// Returns the stages of a route; empty if labels have no pages, or if no link of the route has a
  /// label.
  private func labelledStages(_ route: Route) -> [RouteStages.Stage] {
    let stages = content.settings.labels == nil ? [] : stages(route.links)
    return stages.contains { $0.label != nil } ? stages : []
  }

  /// Returns the rows of a table of stages; empty if labels have no pages, or if no link of the
  /// route has a label.
  func stageRows(_ route: Route) -> [RouteStage] {
    let crossings = crossings(route)
    return labelledStages(route).map { stage in
      let links = route.links[stage.links]
      let length = links.reduce(Int64(0)) { $0 + network.network.links[Int($1)].cost }
      let titles = crossings.filter { stage.links.contains($0.position) }
        .map { words("routes.stageSea", ["mode": $0.mode, "ends": $0.title]) }
      return RouteStage(
        label: stage.label.map { labels([$0])[0] },
        title: stageTitle(route.places[stage.links.lowerBound...stage.links.upperBound]),
        length: cost(length),
        places: words(
          "lists.placeCount",
          count: placeCount(
            Array(route.places[stage.links.lowerBound...stage.links.upperBound]))),
        crossings: titles.isEmpty ? nil : words.list(titles))
    }
  }

  /// Returns those legs of a route that cross the sea, each with the index, in the route's links,
  /// of its first link by sea. Empty if ``isVoyage(_:)`` is true for the route.
  private func crossings(_ route: Route) -> [(position: Int, mode: String, title: String)] {
    if isVoyage(route) { return [] }
    return content.legs(places: route.places, links: route.links).compactMap { leg in
      for position in leg.links.indices {
        let mode = content.settings.modes[Int(network.network.links[Int(leg.links[position])].mode)]
        guard mode.crossesSea else { continue }
        return (position, mode.name, network.title(from: leg.from, to: leg.to))
      }
      return nil
    }
  }

  /// Returns a title such as "Lviv to Kyiv". It names the first and last named places of a stage,
  /// because the stage's ends can be junctions.
  private func stageTitle(_ places: ArraySlice<Int32>) -> String {
    let named = places.map(Int.init).filter(content.named.contains)
    guard let first = named.first, let last = named.last else {
      return words("routes.stageBetween")
    }
    return named.count == 1
      ? words("routes.stageBy", ["place": content.places[first].name])
      : network.title(from: first, to: last)
  }

  /// Returns a sentence with the number of changes between roads, and with the ferries. If the
  /// network has ferries but the route uses none, the sentence says so. Returns `nil` if labels
  /// have no pages, or if no link of the route has a label.
  func changesSentence(_ route: Route) -> String? {
    let stages = labelledStages(route)
    guard let labels = content.settings.labels, !stages.isEmpty else { return nil }
    let (changes, road) = (stages.count - 1, labels.singular)
    let ferries = crossings(route).map(\.title)
    if !ferries.isEmpty {
      let ferries = words.list(ferries)
      return changes == 0
        ? words("routes.noChangeSea", ["road": road, "crossings": ferries])
        : words("routes.changesSea", count: changes, ["road": road, "crossings": ferries])
    }
    if !isVoyage(route), let ferry = content.settings.modes.first(where: \.crossesSea)?.name {
      return changes == 0
        ? words("routes.noChangeNoFerry", ["road": road, "ferry": ferry])
        : words("routes.changesNoFerry", count: changes, ["road": road, "ferry": ferry])
    }
    return changes == 0
      ? words("routes.noChange", ["road": road])
      : words("routes.changes", count: changes, ["road": road])
  }

  /// Returns true for a route of sea lanes: the network has junctions, and all links of the route
  /// cross the sea. Such a route crosses no border between countries.
  private func isVoyage(_ route: Route) -> Bool {
    content.hasJunctions
      && route.links.allSatisfy {
        content.settings.modes[Int(network.network.links[Int($0)].mode)].crossesSea
      }
  }

  /// Returns the border crossings in order, each as a text such as "Ukraine to Poland, between Lviv
  /// and Przemyśl". Places without a country are skipped.
  func borderCrossings(_ route: Route) -> [String] {
    if isVoyage(route) { return [] }
    var crossings: [String] = []
    var last: Int?
    for place in route.places.map(Int.init) where !content.places[place].country.isEmpty {
      if let last, content.places[last].country != content.places[place].country {
        crossings.append(
          words(
            "routes.border",
            [
              "from": network.countryName(content.places[last].country),
              "to": network.countryName(content.places[place].country),
              "last": content.places[last].name, "first": content.places[place].name,
            ]))
      }
      last = place
    }
    return crossings
  }

  /// Returns a sentence with the countries along a route, in order; `nil` if ``isVoyage(_:)`` is
  /// true for the route, or if the route stays in one country.
  func countriesSentence(_ route: Route) -> String? {
    if isVoyage(route) { return nil }
    var names: [String] = []
    for place in route.places {
      let code = content.places[Int(place)].country
      guard !code.isEmpty else { continue }
      let name = network.countryName(code)
      if names.last != name { names.append(name) }
    }
    guard names.count > 1 else { return nil }
    return words(
      "routes.borders", count: names.count - 1,
      [
        "countries": words("routes.countries", count: Set(names).count),
        "names": names.joined(separator: ", "), "from": names[0], "to": names[names.count - 1],
      ])
  }

  /// Returns the number of named places; junctions have no names.
  func placeCount(_ places: [Int32]) -> Int { places.count { content.named.contains(Int($0)) } }

  /// Returns a sentence that summarises a route, such as
  /// "3,202 km in 27 legs, by E40, E462 and E442".
  func sentence(_ route: Route) -> String {
    let (costs, legs) = (costs(route.links, cost: route.cost), placeCount(route.places) - 1)
    let labels = labelsAlong(route.links)
    if !labels.isEmpty {
      return words("scripts.routeBy", count: legs, ["costs": costs, "by": words.list(labels)])
    }
    let modes = modesAlong(route.links)
    return modes.isEmpty
      ? words("scripts.route", count: legs, ["costs": costs])
      : words("scripts.routeOf", count: legs, ["costs": costs, "links": words.list(modes)])
  }

  /// Summarises a trip.
  ///
  /// - Parameter tickets: the number of tickets that the trip may use.
  func sentence(_ trip: Trip, tickets: Int) -> String {
    let names = trip.order.map { content.places[Int($0)].name }
    let (cost, places) = (cost(trip.cost).capitalizedFirst, words.list(names))
    return tickets == 0
      ? words("tripsText.sentence", ["cost": cost, "places": places])
      : words(
        "tripsText.sentenceTickets", count: tickets,
        ["cost": cost, "places": places, "used": words.count(trip.ticketsUsed)])
  }

  /// Returns a text for each mode of the given links, with the number of its links, such as "4
  /// roads" or "1 train". Empty if the network has only one mode, or has junctions.
  private func modesAlong(_ links: [Int32]) -> [String] {
    let modes = content.settings.modes
    guard modes.count > 1, !content.hasJunctions else { return [] }
    return modes.indices.compactMap { mode in
      let count = links.count { Int(network.network.links[Int($0)].mode) == mode }
      return count == 0
        ? nil
        : words(
          "routes.links", count: count,
          ["mode": modes[mode].name, "modes": modes[mode].severalName])
    }
  }
}
