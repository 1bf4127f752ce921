import Gazetteer
import Markup
import Routing

/// Fills the pages that lead to others: the home page, the lists of countries, networks, places.
struct IndexBuilders {
  let frames: SiteFrame
  let site: Site
  let networks: [NetworkSite]

  private static let continentOrder = [
    "Africa", "Antarctica", "Asia", "Europe", "North America", "Oceania", "South America",
  ]

  // MARK: Countries

  func continents() -> [Continent] {
    var rows: [String: [CountryRow]] = [:]
    for country in site.countries.countries {
      guard let path = site.countryPath(country.code) else { continue }
      rows[country.continentName, default: []].append(
        CountryRow(
          title: country.name, path: path.string,
          capital: country.capital.isEmpty ? nil : country.capital,
          populationValue: country.population,
          population: country.population.map { Words.count($0) } ?? "unknown",
          areaValue: country.area.map { Int($0.rounded()) },
          area: country.area.map { Words.count(Int($0.rounded())) } ?? "unknown"))
    }
    let order =
      Self.continentOrder + rows.keys.filter { !Self.continentOrder.contains($0) }.sorted()
    return zip(order, PageIDs.of(order)).compactMap { continent, id in
      rows[continent].map { rows in
        Continent(
          id: id, title: continent,
          countries: rows.sorted { ($0.title, $0.path) < ($1.title, $1.path) })
      }
    }
  }

  func countries() -> CountriesPage {
    let count = site.countrySlugs.count
    return CountriesPage(
      frame: frames.frame(
        SiteMap.countries, title: "Countries",
        lead: "\(Words.count(count, "country or territory", "countries and territories")), "
          + "each with its map, its facts and the routes that touch it.",
        description: "All \(count) countries and territories of the atlas, by continent.",
        section: .countries, credits: [Credit.places, Credit.outlines]),
      continents: continents(),
      note: "A country or territory here is one that has a code of its own in ISO 3166-1, and "
        + "Kosovo. That says nothing about its status. Figures are GeoNames’.")
  }

  // MARK: The home page

  /// - Parameter sources: the data sets of the network that the route or the map is of.
  func home(
    route: HomeRoute?, world: WorldFigure?, map: MapFigure?, sources: [String],
    text: TextContent?, featured: [FeaturedPage]
  ) -> HomePage {
    let title = text?.title ?? site.configuration.title
    let description = text?.summary ?? site.configuration.description
    var credits: [String] = []
    if site.sections.has(.finder) { credits.append(Credit.places) }
    if world != nil || map != nil || route != nil { credits.append(Credit.outlines) }
    credits += sources
    let body = text.map {
      TextBody(
        $0, on: .home, FigureSources(networks: networks, site: site),
        scripts: frames.figureScripts)
    }
    credits = (credits + (body?.credits ?? [])).unique
    var frame = frames.frame(
      .home, title: title, lead: description == title ? nil : description,
      description: description, credits: credits)
    frame.hasSearch = false
    return HomePage(
      frame: frame, route: route, world: world, map: map, body: body,
      facts: facts, featured: featured, continents: continents())
  }

  private var facts: [Fact] {
    var facts: [Fact] = []
    if site.sections.has(.countries) {
      facts.append(
        Fact(
          "Countries and territories", Words.count(site.countrySlugs.count), path: "countries/"))
    }
    if !networks.isEmpty {
      let routes = networks.reduce(0) { $0 + $1.pairCount }
      facts.append(Fact("Networks", Words.count(networks.count), path: "networks/"))
      if routes > 0 { facts.append(Fact("Routes with a page", Words.count(routes))) }
    }
    if site.sections.has(.finder) {
      facts.append(Fact("Places in the finder", Words.count(site.places.count), path: "find/"))
    }
    return facts
  }

  // MARK: Networks

  func networksPage() -> NetworksPage {
    NetworksPage(
      frame: frames.frame(
        SiteMap.networks, title: "Networks",
        lead: "\(Words.count(networks.count, "network")) of places and links, "
          + "each with every shortest route worked out beforehand.",
        description: "The networks of the atlas: roads, flights, a board game.",
        section: .networks),
      networks: networks.filter { $0.content.derivation == nil }.map {
        NetworkBuilder(frames: frames, network: $0).card
      },
      countriesSentence: "Generated: "
        + "\(CountryNetworkWords.kind), not roads. Each joins the most populous places of a country, "
        + "and has the routes from its capital as pages.",
      countries: countryNetworks(),
      note: "A network is a folder with two CSV files, places and links, and a few lines about it.")
  }

  /// The networks of countries by continent, each with its size.
  private func countryNetworks() -> [LinkGroup] {
    var rows: [String: PageLink] = [:]
    for network in networks {
      guard let code = network.content.derivation?.country, let path = site.countryPath(code) else {
        continue
      }
      rows[path.string] = PageLink(
        title: site.countryName(code), path: SiteMap.network(network.slug).string,
        note: Words.count(network.content.places.count, "place"))
    }
    return continents().compactMap { continent in
      let links = continent.countries.compactMap { rows[$0.path] }
      return links.isEmpty
        ? nil
        : LinkGroup(
          id: continent.id, title: continent.title, count: Words.count(links.count, "network"),
          links: links)
    }
  }

  // MARK: Places

  /// All countries with places that have pages.
  func places() -> IndexPage {
    let groups = continents().compactMap { continent -> LinkGroup? in
      let links = continent.countries.compactMap { row -> PageLink? in
        guard let code = site.codesByPath[row.path] else { return nil }
        let count = site.pages.entries.count { $0.country == code }
        return count == 0
          ? nil
          : PageLink(
            title: row.title, path: SiteMap.places(in: code).string,
            note: Words.count(count, "place"))
      }
      return links.isEmpty
        ? nil
        : LinkGroup(
          id: continent.id, title: continent.title, count: nil, links: links, isOpen: true)
    }
    return IndexPage(
      frame: frames.frame(
        SiteMap.places, title: "Places",
        lead: "\(Words.count(site.pages.entries.count, "place")) with a page: "
          + (site.places.indices.isEmpty
            ? "every place of a network."
            : "capitals, cities of 100,000 people or more, and every place of a network."),
        description: "The places of the atlas by country.", section: .countries,
        credits: [Credit.places]),
      note: site.sections.has(.finder)
        ? "The finder knows \(Words.count(site.places.count)) places." : nil,
      more: finderLink,
      groups: (groups.isEmpty ? withoutContinents : groups) + withoutCountry)
  }

  private var finderLink: PageLink? {
    site.sections.has(.finder)
      ? PageLink(title: "Find any place", path: SiteMap.find.string) : nil
  }

  /// The countries of places by their codes, where nothing more is known of countries.
  private var withoutContinents: [LinkGroup] {
    let counts = Dictionary(grouping: site.pages.entries, by: \.country)
    let links = counts.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }.map { code, entries in
      PageLink(
        title: site.countryName(code), path: SiteMap.places(in: code).string,
        note: Words.count(entries.count, "place"))
    }
    return links.isEmpty
      ? []
      : [LinkGroup(id: "countries", title: "By country", count: nil, links: links, isOpen: true)]
  }

  /// The places of which no country is known, by name.
  private var withoutCountry: [LinkGroup] {
    let links = site.pages.entries.filter(\.country.isEmpty).map {
      PageLink(title: $0.name, path: $0.path.string)
    }
    return links.isEmpty
      ? []
      : [
        LinkGroup(
          id: "names", title: "By name", count: nil,
          links: links.sorted { ($0.title, $0.path ?? "") < ($1.title, $1.path ?? "") },
          isOpen: true)
      ]
  }

  /// The places of a country, by first letter.
  func places(in code: String) -> IndexPage {
    let name = site.countryNameInText(code)
    let members = site.pages.entries.filter { $0.country == code }
    return IndexPage(
      frame: frames.frame(
        SiteMap.places(in: code), title: "Places in \(name)",
        lead: "\(Words.count(members.count, "place")) of \(name) with a page.",
        description: "The places of \(name) in the atlas, by first letter.", section: .countries,
        above: site.trail(ofCountry: code), credits: [Credit.places]),
      note: nil, more: finderLink,
      groups: Self.letters(members).map { letter, entries in
        LinkGroup(
          id: PageIDs.of(letter), title: letter, count: nil,
          links: entries.sorted { ($0.name, $0.path) < ($1.name, $1.path) }.map {
            PageLink(
              title: $0.name, path: $0.path.string,
              note: site.places.city(ofDistrict: $0.place).map {
                "district of \(site.places.name($0))"
              } ?? site.province($0.place))
          }, isOpen: true)
      })
  }

  /// Places by the first letters of their names, sorted; names of no letter are under "0–9".
  private static func letters(
    _ entries: [PlacePages.Entry]
  ) -> [(letter: String, entries: [PlacePages.Entry])] {
    var groups: [String: [PlacePages.Entry]] = [:]
    for entry in entries {
      let letter = PageIDs.of(entry.name).prefix(1).uppercased()
      groups[letter.first?.isLetter == true ? letter : "0–9", default: []].append(entry)
    }
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// For each continent its countries, each with the letters under which it has places.
  private func letterIndex() -> [LetterIndex] {
    let byCountry = Dictionary(grouping: site.pages.entries, by: \.country)
    return continents().compactMap { continent in
      let countries = continent.countries.compactMap { row -> CountryLetters? in
        guard let code = site.codesByPath[row.path], let entries = byCountry[code] else {
          return nil
        }
        let path = SiteMap.places(in: code).string
        return CountryLetters(
          title: row.title, path: path, note: Words.count(entries.count, "place"),
          letters: Self.letters(entries).map {
            PageLink(title: $0.letter, path: "\(path)#group-\(PageIDs.of($0.letter))")
          })
      }
      return countries.isEmpty
        ? nil : LetterIndex(id: continent.id, title: continent.title, countries: countries)
    }
  }

  func find() -> FindPage {
    let hasCountries = site.sections.has(.countries)
    let groups = letterIndex()
    return FindPage(
      frame: frames.frame(
        SiteMap.find, title: "Find",
        lead:
          "\(Words.count(site.places.count, "place")) by any of their names, in any script, and every page.",
        description: "Find places, countries, networks, roads, routes and pages by name.",
        credits: [Credit.places, Credit.outlines]),
      maps: hasCountries ? SiteMap.countryMaps.string : nil,
      indexTitle: groups.isEmpty
        ? site.sections.has(.places) ? "All places" : nil : "Places by country and letter",
      index: groups.isEmpty && site.sections.has(.places)
        ? PageLink(title: "The list of places", path: SiteMap.places.string) : nil,
      indexNote: "Every place with a page, by country and first letter.",
      groups: groups)
  }
}
