import Cartography
import Gazetteer
import Geography
import Markup

/// Builds the page of a country.
struct CountryBuilder {
  let frames: SiteFrame
  let site: Site
  /// The networks that are not derived from a country's cities.
  let networks: [NetworkOutline]
  /// The network derived from the cities of this country.
  let ownNetwork: NetworkSite?
  let country: Country

  var words: PageWords { site.words }
  var code: String { country.code }
  private var path: SitePath { SiteMap.country(site.countrySlugs[code] ?? code.lowercased()) }
  private var outline: CountryOutline? { site.atlas.country(code) }

  private static let cityLimit = 30
  private static let routeLimit = 30

  func page() -> CountryPage {
    let cities = (site.largestCities[code] ?? []).prefix(Self.cityLimit)
    // The table leaves out cities of unknown population, because they cannot be ranked.
    let ranked = cities.filter { site.places.population($0) > 0 }
    let routes = CountryRoutes(networks, words: words)
    let provinces = provinceNames
    let placeCount = site.pages.entries.count { $0.country == code }
    return CountryPage(
      frame: frames.frame(
        path, title: country.name, lead: lead,
        description: ranked.isEmpty
          ? words("countryText.description", ["lead": lead])
          : words("countryText.descriptionOfLargest", ["lead": lead]),
        section: .countries, above: [(words("site.countries"), SiteMap.countries)],
        credits: site.credits,
        subject: .country(code: code, name: country.name)),
      map: map(Array(cities)), worldview: worldview, worldviewPath: worldviewPath,
      facts: facts, nameInText: country.nameInText, neighbours: neighbours,
      hasNeighboursWithoutPage: neighbours.count < country.neighbours.count,
      cities: rows(ranked),
      citiesCaption: words("countryText.citiesCaption"),
      placesPath: placeCount > 0 ? SiteMap.places(in: code).string : nil,
      placesTitle: placeCount > 0
        ? words("countryText.places", count: placeCount, ["country": country.nameInText]) : nil,
      ownNetwork: ownNetworkSection,
      networks: routes.networks, routesSentence: routes.sentence,
      routes: Array(routes.links.prefix(Self.routeLimit)), provinces: provinces,
      provincesTitle: words("countryText.provinces", count: provinces.count))
  }

  private var lead: String {
    let name = country.nameInText.capitalizedFirst
    let people: String =
      switch country.population {
      case nil: words("countryText.lies", ["country": name])
      case 0?: words("countryText.uninhabited", ["country": name])
      case let people?: words("countryText.inhabited", count: people, ["country": name])
      }
    var lead = people
    if let area { lead = words("countryText.onArea", ["sentence": lead, "area": area]) }
    if !country.continent.isEmpty {
      lead = words(
        "countryText.inContinent",
        ["sentence": lead, "continent": words.continent(country.continent)])
    }
    return country.capital.isEmpty
      ? words("placeText.sentence", ["sentence": lead])
      : words("countryText.withCapital", ["sentence": lead, "capital": country.capital])
  }

  private var area: String? {
    guard let area = country.area, area > 0 else { return nil }
    let (decimals, scale) = area < 10 ? (2, 100.0) : (0, 1.0)
    let number = words.decimal(
      Int64((area * scale).rounded()), decimals: decimals, isPadded: false)
    return words("units.squareKilometres", ["number": number])
  }

  private func map(_ cities: [Int]) -> MapFigure? {
    site.countryMaps.figure(
      code, name: country.nameInText, cities: cities,
      others: Array((site.largestCities[code] ?? []).dropFirst(cities.count)),
      capital: site.capitals[code], site: site)
  }

  private var worldviewPath: String? {
    site.explainsWorldview ? SiteMap.worldview.string : nil
  }

  private var worldview: String? {
    let sentences = MapWords(view: site.atlas.worldview, words: words)
      .sentences(site.countryMaps.map(of: code)?.notes ?? MapNotes())
    return sentences.isEmpty ? nil : sentences
  }

  private var facts: [Fact] {
    let (currency, languages) = (country.currencyCode, country.languages.map(words.language).unique)
    let facts: [Fact?] = [
      site.capitals[code].map { Fact(words("site.capital"), [site.placeLink($0)]) }
        ?? fact(words("site.capital"), country.capital),
      country.population.map {
        Fact(words("site.people"), $0 > 0 ? words.count($0) : words("countryText.nobody"))
      },
      area.map { Fact(words("countryText.area"), $0) },
      fact(words("countryText.continent"), words.continent(country.continent)),
      fact(
        words("countryText.currency"),
        currency.isEmpty || country.currencyName.isEmpty
          ? currency : "\(country.currencyName) (\(currency))"),
      languages.isEmpty
        ? nil : Fact(words("countryText.languages"), languages.map { PageLink(title: $0) }),
      country.callingCode.isEmpty
        ? nil
        : Fact(words("countryText.callingCode"), "+" + country.callingCode.drop { $0 == "+" }),
      fact(words("countryText.domain"), country.topLevelDomain),
      Fact("ISO 3166", country.codes.joined(separator: ", ")),
    ]
    return facts.compactMap(\.self)
      + country.properties.map { Fact(Words.columnTitle($0.name), $0.value) }
  }

  /// Returns `nil` if the value is empty.
  private func fact(_ term: String, _ value: String) -> Fact? {
    value.isEmpty ? nil : Fact(term, value)
  }

  private var neighbours: [PageLink] {
    country.neighbours.filter { site.countrySlugs[$0] != nil }.map { site.countryLink($0) }
      .sorted { words.order($0.title) < words.order($1.title) }
  }

  private func rows(_ cities: [Int]) -> [CityRow] {
    let largest = cities.map(site.places.population).max() ?? 0
    let networks = networks.map { ($0.index, $0.places) }
    return cities.map { city in
      CityRow(
        link: site.placeLink(city),
        localName: LocalNames.inOwnScript(city, site: site, networks: networks),
        province: site.province(city), isCapital: site.capitals[code] == city,
        populationValue: site.places.population(city),
        population: words.count(site.places.population(city)),
        share: Words.share(site.places.population(city), of: largest))
    }
  }

  /// The names of the provinces; empty if there is only one.
  private var provinceNames: [String] {
    guard let outline else { return [] }
    let names = Set(outline.provinces.map { site.atlas.provinces[$0].name }.filter { !$0.isEmpty })
    return names.count < 2 ? [] : names.sorted { words.order($0) < words.order($1) }
  }
}
