import Routing

/// Builds the page of a link label, such as a road number.
struct RoadBuilder {
  let frames: SiteFrame
  let network: NetworkSite
  let labels: NetworkSettings.Labels
  let index: Int

  private var content: NetworkContent { network.content }
  private var road: NetworkContent.LabelledRoad { content.roads[index] }
  private var words: PageWords { network.words }
  private var routes: RouteWords { RouteWords(network: network) }

  private var length: Int64 { network.content.cost(road.legs.map(\.link)) }

  func page() -> RoadPage {
    let stops = RoadStops(road, on: content)
    let summary = lead(stops)
    return RoadPage(
      frame: frames.frame(
        SiteMap.label(network.slug, labels.folder, road.slug), title: road.label, lead: summary,
        documentTitle: "\(road.label) · \(content.settings.title)",
        description: words(
          "roads.description",
          ["road": labels.singular, "label": road.label, "lead": summary]), section: .networks,
        above: network.trail + [
          (
            words("roads.all", ["roads": labels.plural]),
            SiteMap.labels(network.slug, labels.folder)
          )
        ], credits: network.credits),
      map: network.map.roadFigure(
        stops.stops.map(\.place).unique, links: road.legs.map(\.link).unique,
        title: road.label, network: network),
      costNote: content.settings.costNote, facts: facts(stops), countries: countries(),
      crossings: crossings, stopsCaption: words("roads.stops", ["road": road.label]),
      stops: stops.stops.map(row), previous: neighbour(index - 1), next: neighbour(index + 1),
      linkColumns: content.linkColumns.map(Words.columnTitle),
      costTitle: words("costs.title", kind: network.unit.kind),
      siblingsTitle: words("roads.siblings", ["roads": labels.plural]))
  }

  private func lead(_ stops: RoadStops) -> String {
    let (length, places) = (routes.cost(length), stops.places.count)
    guard let first = stops.stops.first, let last = stops.stops.last, !stops.hasGaps else {
      return words("roads.leadGaps", count: places, ["cost": length])
    }
    let (from, to) = (content.places[first.place].name, content.places[last.place].name)
    let countries = Set(stops.places.map { content.places[$0].country }.filter { !$0.isEmpty })
      .count
    return countries < 2
      ? words("roads.lead", count: places, ["from": from, "to": to, "cost": length])
      : words(
        "roads.leadCountries", count: places,
        [
          "from": from, "to": to, "cost": length,
          "countries": words("routes.countries", count: countries),
        ])
  }

  private func facts(_ stops: RoadStops) -> [Fact] {
    let seaLegs = road.legs.filter { isBySea($0.link) }
    var facts = [
      Fact(words("costs.title", kind: network.unit.kind), routes.cost(length)),
      Fact(words("site.places"), words.count(stops.places.count)),
    ]
    if !seaLegs.isEmpty {
      let sea = network.content.cost(seaLegs.map(\.link))
      facts.append(
        Fact(
          words("roads.bySea"),
          words("roads.crossings", count: seaLegs.count, ["cost": routes.cost(sea)])))
    }
    return facts
  }

  private func isBySea(_ link: Int) -> Bool {
    content.settings.modes[Int(network.network.links[link].mode)].crossesSea
  }

  private func countryName(_ place: Int) -> String {
    let code = content.places[place].country
    return code.isEmpty ? "–" : network.countryName(code)
  }

  private var hasCountries: Bool {
    road.legs.contains {
      !content.places[$0.from].country.isEmpty || !content.places[$0.to].country.isEmpty
    }
  }

  /// The length of the road in each country. A leg counts towards the country where it starts.
  /// Empty if the network has junctions, because a junction has no country.
  private func countries() -> [BarRow] {
    guard !content.hasJunctions else { return [] }
    var order: [String] = []
    var lengths: [String: Int64] = [:]
    for leg in road.legs {
      let code = content.places[leg.from].country
      guard !code.isEmpty else { continue }
      if lengths[code] == nil { order.append(code) }
      lengths[code] = lengths[code, default: 0].addingOrMax(network.network.links[leg.link].cost)
    }
    let longest = lengths.values.max() ?? 0
    return order.map { code in
      let length = lengths[code] ?? 0
      return BarRow(
        link: network.countryLink(code), value: routes.cost(length),
        share: Words.share(length, of: longest))
    }
  }

  private var crossings: [PageLink] {
    let named = content.named
    return road.legs.filter {
      isBySea($0.link) && named.contains($0.from) && named.contains($0.to)
    }.map { leg in
      PageLink(
        title: network.title(from: leg.from, to: leg.to),
        path: network.routePath(from: leg.from, to: leg.to)?.string,
        note: routes.cost(network.network.links[leg.link].cost))
    }
  }

  private func row(_ stop: RoadStops.Stop) -> RoadStop {
    let others = content.roadsAtPlace[stop.place]
    return RoadStop(
      place: network.placeLink(stop.place),
      country: hasCountries ? countryName(stop.place) : nil,
      length: stop.length.map(routes.cost),
      cumulative: stop.distance == 0 ? "0" : routes.cost(stop.distance),
      isFerry: stop.link.map(isBySea) ?? false, meets: meets(others),
      facts: routes.linkFacts(stop.link))
  }

  /// Returns links to at most ``RouteWords/labelLimit`` other roads at a place. If a place has
  /// more, a final link leads to the list of all roads.
  private func meets(_ roads: [Int]) -> [PageLink] {
    var links = roads.prefix(RouteWords.labelLimit + 1).filter { $0 != index }
      .prefix(RouteWords.labelLimit).map { link($0) }
    if roads.count - 1 > links.count {
      links.append(routes.moreLabels(roads.count - 1 - links.count))
    }
    return links
  }

  private func neighbour(_ index: Int) -> PageLink? {
    content.roads.indices.contains(index) ? link(index) : nil
  }

  private func link(_ index: Int) -> PageLink {
    let other = content.roads[index]
    return PageLink(
      title: other.label,
      path: SiteMap.label(network.slug, labels.folder, other.slug).string)
  }
}

/// The places of a road in order. At a branch or a gap, a leg does not start where the previous leg
/// ended. Such a leg starts a new sequence of stops.
struct RoadStops {
  struct Stop {
    let place: Int
    /// The link that leads to the place; `nil` at the start of a sequence.
    let link: Int?
    /// The cost from the previous stop; `nil` at the start of a sequence.
    let length: Int64?
    /// The cost from the start of the sequence.
    let distance: Int64
  }

  private(set) var stops: [Stop] = []

  init(_ road: NetworkContent.LabelledRoad, on content: NetworkContent) {
    var distance: Int64 = 0
    var length: Int64 = 0
    var place: Int?
    // True until the first stop of a sequence is found. A sequence can begin at a junction, which
    // is not a stop.
    var isAtStart = true
    for leg in road.legs {
      if place != leg.from {
        length = 0
        distance = 0
        isAtStart = !content.named.contains(leg.from)
        if !isAtStart {
          stops.append(Stop(place: leg.from, link: nil, length: nil, distance: distance))
        }
      }
      let cost = content.network.links[leg.link].cost
      distance = distance.addingOrMax(cost)
      length = length.addingOrMax(cost)
      place = leg.to
      guard content.named.contains(leg.to) else { continue }
      stops.append(
        isAtStart
          ? Stop(place: leg.to, link: nil, length: nil, distance: distance)
          : Stop(place: leg.to, link: leg.link, length: length, distance: distance))
      isAtStart = false
      length = 0
    }
  }

  /// A Boolean value that is true if the road has several sequences of stops. The first and last
  /// stops are then not the ends of the road.
  var hasGaps: Bool { stops.dropFirst().contains { $0.link == nil } }

  var places: Set<Int> { Set(stops.map(\.place)) }
}
