import Cartography
import Gazetteer
import Geography
import Input
import Routing

/// Derives a network for each country. Straight lines join the country's capital and its
/// most populous places to their neighbours.
struct CountryNetworks: Sendable {
  let words: PageWords
  let choice: SiteConfiguration.CountryNetworkChoice
  let countries: CountryTable
  let places: PlaceTable
  let provinceNames: ProvinceNames
  let land: Land
  /// The index of each country's capital in the table of places, keyed by country code.
  let capitals: [String: Int]
  /// The indices of each country's places in the table of places, keyed by country code. The
  /// largest place comes first, and districts of cities are omitted.
  let largestPlaces: [String: [Int]]
  /// The data sets of places and outlines, as headings of `SOURCES.md`.
  let sources: [String]

  /// - Parameter ground: a digest of the land and of the table of places.
  func networks(jobs: Int, findings: Findings, on ground: Digest) -> [NetworkContent] {
    let countries = countries.countries
    var digester = Digester()
    digester.mix(ground)
    digester.mix(choice.places)
    for country in countries { digester.mix(country.code) }
    let shapes = findings.shapes(digester.digest) {
      Workers.map(countries.count, jobs: jobs) { shape(of: countries[$0]) }
    }
    return Workers.map(countries.count, jobs: jobs) { network(of: countries[$0], shapes[$0]) }
      .compactMap(\.self)
  }

  /// Returns the network of a country. Returns `nil` if the country has fewer than two places, or
  /// if the settings exclude the country.
  func network(of country: Country) -> NetworkContent? {
    network(of: country, shape(of: country))
  }

  private func shape(of country: Country) -> CountryShape {
    let atlas = land.atlas
    let chosen = members(of: country.code, atlas)
    let coordinates = chosen.map { places.coordinate($0) }
    return CountryShape(
      places: chosen,
      links: GabrielGraph.edges(among: coordinates).map { edge in
        let crossing = atlas.countryIndex(country.code).map {
          atlas.crossing(from: coordinates[edge.from], to: coordinates[edge.to], of: $0)
        }
        return CountryShape.Link(from: edge.from, to: edge.to, crossing: crossing ?? .none)
      })
  }

  private func network(of country: Country, _ shape: CountryShape) -> NetworkContent? {
    let chosen = shape.places
    guard chosen.count > 1, !choice.except.contains(where: { $0.code == country.code }) else {
      return nil
    }
    let coordinates = chosen.map { places.coordinate($0) }
    let modes = CountryModes(
      shape.links.map(\.crossing), codes: land.codes, countries: countries, words: words)
    let links = shape.links.map { link in
      Link(
        from: Int32(link.from), to: Int32(link.to),
        cost: Link.greatCircleCost(coordinates[link.from], coordinates[link.to]),
        mode: modes.index(of: link.crossing))
    }
    // A network of great circles between places of the table is always valid.
    guard
      let network = try? Network(
        placeCount: chosen.count, links: links, coordinates: coordinates)
    else { return nil }
    return NetworkContent(
      slug: ASCII.slug(country.addressName),
      settings: settings(
        of: country, modes: modes.modes, start: places.name(chosen[0]), count: chosen.count),
      places: networkPlaces(chosen),
      links: links.map { _ in .init(labels: [], facts: [], location: choice.location) },
      network: network, location: choice.location,
      derivation: .init(country: country.code, startsAtCapital: capitals[country.code] != nil))
  }

  /// - Parameter start: the name of the place where the routes with a page begin.
  private func settings(
    of country: Country, modes: [NetworkSettings.Mode], start: String, count: Int
  ) -> NetworkSettings {
    let names: KeyValuePairs = ["start": start, "country": country.nameInText]
    return NetworkSettings(
      title: words("countryNetworks.title", ["country": country.name]),
      summary: count == choice.places
        ? words("countryNetworks.largest", count: count - 1, names)
        : words("countryNetworks.all", count: count - 1, names),
      description: capitals[country.code] == nil
        ? words("countryNetworks.descriptionWithoutCapital", names)
        : words("countryNetworks.description"),
      foreignNames: [], unit: .km, measures: [], costNote: words("countryNetworks.costNote"),
      modes: modes,
      labels: nil, ground: .earth, tolerance: nil, connectors: .init(), closed: [], regions: [],
      game: nil, exports: nil,
      sources: sources.map { (heading: $0, location: choice.location) },
      outlineLocation: choice.location)
  }

  /// Returns the places of a country's network: the capital, then the most populous cities. Suburbs
  /// of much larger cities are left out. The cities must have a known population and be on the
  /// country's map.
  private func members(of code: String, _ atlas: Atlas) -> [Int] {
    let capital = capitals[code]
    let layout = atlas.country(code).map(Cartographer(atlas: atlas).countryLayout)
    let largest = (largestPlaces[code] ?? []).filter { place in
      (places.population(place) > 0 || place == capital)
        && layout.map { $0.point(for: places.coordinate(place)) != nil } ?? true
    }
    let cities = places.citiesApart(among: largest, keeping: capital)
    guard let capital else { return Array(cities.prefix(choice.places)) }
    return [capital] + cities.filter { $0 != capital }.prefix(choice.places - 1)
  }

  private func networkPlaces(_ chosen: [Int]) -> [NetworkContent.Place] {
    let slugs = PlaceSlugs(chosen, of: places, provinces: provinceNames)
    return chosen.map { place in
      // A slug has the form "ua/lviv".
      let slug = slugs[place]?.split(separator: "/").last.map(String.init)
      return NetworkContent.Place(
        id: slug ?? String(places.id(place)), name: places.name(place), names: [],
        geonameID: places[place].geonameID, country: places.country(place).description,
        coordinate: places.coordinate(place), gridPosition: nil, region: nil, sourceName: nil,
        facts: [],
        location: choice.location)
    }
  }
}

/// The modes of a country's network: one for links over land, one for links across the sea if there
/// are any, and one for each foreign country that links cross.
struct CountryModes {
  private(set) var modes: [NetworkSettings.Mode] = []
  private var indices: [Crossing: UInt8] = [:]

  init(
    _ crossings: [Crossing], codes: [String], countries: CountryTable, words: PageWords
  ) {
    add(
      .none, "land", words("countryNetworks.overLand"), words("countryNetworks.linesOverLand"),
      .solid)
    if crossings.contains(.sea) {
      add(
        .sea, "sea", words("countryNetworks.overSea"), words("countryNetworks.linesOverSea"),
        .dotted)
    }
    let others = Set(
      crossings.compactMap { crossing -> Int? in
        if case .country(let index) = crossing { index } else { nil }
      })
    for index in others.sorted() {
      let code = codes[index]
      let name = countries[code]?.nameInText ?? code
      add(
        .country(index), "through-\(code.lowercased())",
        words("countryNetworks.through", ["country": name]),
        words("countryNetworks.linesThrough", ["country": name]), .dashed)
    }
  }

  private mutating func add(
    _ crossing: Crossing, _ id: String, _ name: String, _ plural: String,
    _ line: NetworkSettings.Line
  ) {
    indices[crossing] = UInt8(truncatingIfNeeded: modes.count)
    modes.append(
      .init(
        id: id, name: name, plural: plural, line: line, takesTicket: false,
        crossesSea: crossing == .sea))
  }

  func index(of crossing: Crossing) -> UInt8 { indices[crossing] ?? 0 }
}
