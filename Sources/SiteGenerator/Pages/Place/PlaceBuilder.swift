import Gazetteer
import Geography
import Routing

/// Builds the page of a place.
struct PlaceBuilder {
  let frames: SiteFrame
  let site: Site
  let networks: [NetworkSite]
  let entry: PlacePages.Entry

  private var words: PageWords { site.words }

  /// The maximum distance of a nearby place, in metres.
  private static let nearbyDistance = 100_000.0
  /// The maximum number of entries in each list of places, and in each network's list of routes.
  private static let listLimit = 12

  func page() -> PlacePage {
    let country = site.countryName(entry.country)
    let neighbours = neighbours()
    let settings = onNetworks.map { $0.network.content.settings }
    let credits = site.credits
    return PlacePage(
      frame: frames.frame(
        entry.path, title: entry.name, lead: lead, documentTitle: documentTitle,
        description: words("placeText.description", ["lead": lead]),
        section: .countries,
        above: site.trail(ofCountry: entry.country) + [(words("site.places"), listPath)],
        credits: (entry.place == nil ? [] : credits)
          + settings.flatMap(\.sources).map(\.heading).filter { !credits.contains($0) }.unique,
        subject: .city(
          name: entry.name,
          localName: entry.place.flatMap { place in
            LocalNames.inOwnScript(
              place, site: site, networks: networks.map { ($0.index, $0.content.places) })?.name
          },
          coordinate: entry.coordinate, country: site.countryPath(entry.country),
          countryName: country,
          geonameID: place?.geonameID)),
      map: map,
      facts: facts, names: names,
      nearbySentence: !site.sections.has(.finder) || entry.coordinate == nil
        ? nil
        : neighbours.isEmpty
          ? words("placeText.alone") : words("placeText.nearby", count: neighbours.count),
      nearby: neighbours.filter { site.pages.entry(ofPlace: $0.place) != nil }
        .prefix(Self.listLimit).map(link),
      nearest: neighbours.filter { site.pages.entry(ofPlace: $0.place) == nil }
        .prefix(Self.listLimit).map(link),
      networks: onNetworks.indices.map(network))
  }

  var costs: Digest {
    var digester = Digester()
    for (network, place) in onNetworks {
      digester.mix(network.structure)
      for arc in network.network.arcs(from: Int32(place)) { digester.mix(Int(arc.cost)) }
      for end in routeEnds(network, place) {
        digester.mix(Int(network.searches.tree(from: place).cost[end]))
      }
    }
    return digester.digest
  }

  /// The title in search results and the browser's history. It includes the province if the page's
  /// address is not made from the place's name alone, because another place in the country then
  /// probably has the same name.
  private var documentTitle: String {
    let name = entry.place.map(site.places.addressName) ?? entry.name
    let isAlone = entry.path == SiteMap.place(entry.country, PageIDs.of(name))
    let province = isAlone ? nil : self.province
    let country = entry.country.isEmpty ? nil : site.countryName(entry.country)
    return [entry.name, province, country].compactMap(\.self).joined(separator: ", ")
  }

  private var listPath: SitePath {
    entry.country.isEmpty ? SiteMap.places : SiteMap.places(in: entry.country)
  }

  /// The map of the country with a marker at the place, or else the map of the place's first
  /// network, with the place and its links highlighted.
  private var map: MapFigure? {
    if let coordinate = entry.coordinate,
      let figure = site.countryMaps.figure(
        entry.country, place: entry.name, at: coordinate, site: site)
    {
      return figure
    }
    return onNetworks.first.map { network, place in
      let links = network.network.arcs(from: Int32(place)).map { Int($0.link) }
      return network.map.roadFigure([place], links: links, title: entry.name, network: network)
    }
  }

  /// The entry of this place in the table of places; `nil` for a place without a coordinate.
  private var place: Place? { entry.place.map { site.places[$0] } }

  private var province: String? { entry.place.flatMap(site.province) }

  private var isCapital: Bool {
    entry.place.map { site.capitals[entry.country] == $0 } ?? false
  }

  private var lead: String {
    let networks = onNetworks.map { $0.network.content.settings.title }
    if entry.country.isEmpty {
      return words(
        "placeText.onNetworks", ["place": entry.name, "networks": words.list(networks)])
    }
    let (name, country) = (entry.name, site.countryNameInText(entry.country))
    var lead =
      isCapital
      ? words("placeText.capital", ["place": name, "country": country])
      : words("placeText.place", ["place": name, "country": country])
    if let province, !isCapital, province != name, province != country {
      lead = words(
        "placeText.placeOfProvince", ["place": name, "province": province, "country": country])
    }
    if let city = entry.place.flatMap({ site.places.city(ofDistrict: $0) }) {
      lead = words(
        "placeText.district",
        ["place": name, "city": site.places.name(city), "country": country])
    }
    return (place?.knownPopulation).map {
      words("placeText.withPeople", count: $0, ["sentence": lead])
    } ?? words("placeText.sentence", ["sentence": lead])
  }

  private var facts: [Fact] {
    var facts: [Fact] = []
    if !entry.country.isEmpty {
      facts.append(Fact(words("site.country"), [site.countryLink(entry.country)]))
    }
    if let province {
      facts.append(Fact(words("placeText.province"), province))
    }
    if let people = place?.knownPopulation {
      facts.append(Fact(words("site.people"), words.count(people)))
    }
    if let zone = place?.timeZone, !zone.isEmpty {
      let zone = zone.split(separator: "_").joined(separator: " ")
      facts.append(Fact(words("placeText.timeZone"), zone))
    }
    if entry.coordinate == nil, let (network, place) = onNetworks.first,
      let region = network.content.places[place].region
    {
      facts.append(Fact(words("placeText.region"), network.content.settings.regions[region].name))
    }
    if let coordinate = entry.coordinate {
      facts.append(Fact(words("placeText.position"), words.degrees(coordinate)))
      facts.append(
        Fact(words("placeText.degreesMinutesSeconds"), words.degreesMinutesSeconds(coordinate)))
    }
    if site.sections.has(.finder), let place {
      let name = place.geonameID.map { "GeoNames \($0)" } ?? entry.name
      facts.append(Fact(words("placeText.inFinder"), name, path: "\(SiteMap.find)?id=\(place.id)"))
    }
    return facts + ownFacts
  }

  /// The facts from the tables of the place's networks, without duplicates.
  private var ownFacts: [Fact] {
    var known: Set<[String]> = []
    return onNetworks.flatMap { network, place in
      zip(network.content.placeColumns, network.content.places[place].facts).compactMap {
        column, text -> Fact? in
        let title = Words.columnTitle(column)
        guard !text.isEmpty, known.insert([title, text]).inserted else { return nil }
        return Fact(title, text)
      }
    }
  }

  private var names: [ScriptNames] {
    var known: [(name: String, language: String?)] = []
    for (network, place) in onNetworks {
      let place = network.content.places[place]
      if let name = place.tableName, !known.contains(where: { $0.name == name }) {
        known.append((name, nil))
      }
      for name in place.names
      where !known.contains(where: { $0.language == name.language }) {
        known.append((name.name, name.language))
      }
    }
    return LocalNames.byScript(known, entry.place, of: site.places, words: words)
  }

  /// Returns the other places within ``nearbyDistance``, nearest first.
  private func neighbours() -> [(place: Int, distance: Double)] {
    guard site.sections.has(.finder), let coordinate = entry.coordinate else { return [] }
    return site.grid.places(within: Self.nearbyDistance, of: coordinate)
      .filter { $0.place != entry.place }
  }

  private func link(_ found: (place: Int, distance: Double)) -> PageLink {
    let there = site.places.coordinate(found.place)
    let bearing = GreatCircle.initialBearing(from: entry.coordinate ?? there, to: there)
    let distance = words.length(metres: Int64(found.distance.rounded()))
    var link = site.placeLink(
      found.place,
      note: words(
        "placeText.awayIn", ["distance": distance, "direction": words.direction(bearing)]))
    link.path = link.path ?? "\(SiteMap.find)?id=\(site.places.id(found.place))"
    return link
  }

  /// The networks that the place is on, each with the place's index in the network.
  private var onNetworks: [(network: NetworkSite, place: Int)] {
    entry.networkPlaces.compactMap { key in
      networks.first { $0.index == key.network }.map { ($0, key.place) }
    }
  }

  private func network(_ index: Int) -> PlaceNetwork {
    let (network, number) = onNetworks[index]
    let route = RouteWords(network: network)
    let place = Int32(number)
    let arcs = network.network.arcs(from: place)
    let named = network.content.named
    let connections = arcs.filter { named.contains(Int($0.target)) }.map { arc in
      (arc: arc, to: network.placeLink(Int(arc.target)))
    }
    .sorted {
      (words.order($0.to.title), $0.arc.cost) < (words.order($1.to.title), $1.arc.cost)
    }
    .map { arc, to in
      let labels = route.labels(network.content.links[Int(arc.link)].labels)
      let mode = network.content.settings.modes[Int(network.network.links[Int(arc.link)].mode)]
      return PlaceConnection(
        to: to,
        labels: labels.isEmpty ? [PageLink(title: mode.name, path: nil)] : labels,
        length: route.cost(arc.cost), facts: route.linkFacts(Int(arc.link)))
    }
    let labels = arcs.flatMap { network.content.links[Int($0.link)].labels }.unique.sorted()
    var shown = Array(labels.prefix(RouteWords.labelLimit))
    let more = labels.count - shown.count
    if more > 0 { shown.append(words("routes.moreLabels", count: more)) }
    let away = Set(arcs.map(\.link))
    let inward = network.network.arcs(to: place).count { !away.contains($0.link) }
    let sentence =
      arcs.isEmpty
      ? words("placeText.linksHere", count: inward)
      : shown.isEmpty
        ? words("placeText.links", count: arcs.count)
        : words("placeText.linksOn", count: arcs.count, ["labels": words.list(shown)])
    let oneWay = arcs.isEmpty || inward == 0 ? "" : " " + words("placeText.linksIn", count: inward)
    // Several places of a network, such as the stations of a city, can share this page. Ids must be
    // unique, so only the first place's section has the network's slug as its id.
    let isFirst = onNetworks.firstIndex { $0.network.index == network.index } == index
    let (id, name) = (network.content.places[number].id, network.content.places[number].name)
    let title = network.content.settings.title
    return PlaceNetwork(
      id: isFirst ? network.slug : "\(network.slug)-\(id)",
      title: isFirst ? title : "\(title): \(name)",
      path: SiteMap.network(network.slug).string, sentence: sentence + oneWay, links: connections,
      allRoutes: allRoutes(network, number), routes: routes(network, number, route),
      linkColumns: network.content.linkColumns.map(Words.columnTitle),
      costTitle: network.words("costs.title", kind: network.unit.kind))
  }

  private func allRoutes(_ network: NetworkSite, _ place: Int) -> PageLink? {
    guard network.starts.contains(sorted: place) else { return nil }
    let tree = network.searches.tree(from: place)
    let count = network.ends.count { $0 != place && tree.cost[$0] >= 0 }
    guard count > 0 else { return nil }
    let name = network.content.places[place].name
    return PageLink(
      title: words("placeText.allRoutes", count: count, ["place": name]),
      path: SiteMap.routes(network.slug, from: network.content.places[place].id).string)
  }

  /// Returns the ends of at most ``listLimit`` routes that begin at the place and have a page. The
  /// most populous end is first.
  private func routeEnds(_ network: NetworkSite, _ place: Int) -> [Int] {
    guard network.ends.contains(sorted: place) else { return [] }
    return network.ends.filter { network.routePath(from: place, to: $0) != nil }.map {
      ($0, population(network, $0))
    }
    .sorted { ($1.1, $0.0) < ($0.1, $1.0) }.prefix(Self.listLimit).map(\.0)
  }

  private func routes(_ network: NetworkSite, _ place: Int, _ route: RouteWords) -> [PageLink] {
    let ends = routeEnds(network, place)
    guard !ends.isEmpty else { return [] }
    let costs = network.searches.tree(from: place).cost
    return ends.map { end in
      PageLink(
        title: words("placeText.to", ["place": network.content.places[end].name]),
        path: network.routePath(from: place, to: end)?.string,
        note: costs[end] >= 0 ? route.cost(costs[end]) : words("placeText.noRoute"))
    }
  }

  private func population(_ network: NetworkSite, _ place: Int) -> Int {
    network.content.places[place].geonameID.flatMap(site.places.index(ofGeonameID:))
      .map(site.places.population) ?? 0
  }
}

extension Sequence where Element: Hashable {
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
