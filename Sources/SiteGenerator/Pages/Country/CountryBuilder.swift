import Cartography
import Gazetteer
import Geography
import Markup

/// Fills the page of a country.
struct CountryBuilder {
  let frames: SiteFrame
  let site: Site
  /// The networks that are not of one country's cities.
  let networks: [NetworkOutline]
  /// The network of the country's cities, if there is one.
  let ownNetwork: NetworkSite?
  let country: Country

  private var code: String { country.code }
  private var path: SitePath { SiteMap.country(site.countrySlugs[code] ?? code.lowercased()) }
  private var outline: CountryOutline? { site.atlas.country(code) }

  /// The maximum number of cities in the table.
  private static let cityLimit = 30
  /// The maximum number of routes that the page lists.
  private static let routeLimit = 30

  func page() -> CountryPage {
    let cities = (site.largestCities[code] ?? []).prefix(Self.cityLimit)
    // A place of whose people nothing is known may be large or small.
    let ranked = cities.filter { site.places.population($0) > 0 }
    let routes = CountryRoutes(networks, code: code)
    let provinces = provinceNames
    let placeCount = site.pages.entries.count { $0.country == code }
    return CountryPage(
      frame: frames.frame(
        path, title: country.name, lead: lead,
        description: "\(lead) Its map, provinces, neighbours, "
          + "\(ranked.isEmpty ? "" : "largest ")cities and routes.",
        section: .countries, above: [("Countries", SiteMap.countries)],
        credits: [Credit.places, Credit.outlines],
        subject: .country(code: code, name: country.name)),
      map: map(Array(cities)), worldview: worldview, worldviewPath: worldviewPath,
      facts: facts, nameInText: country.nameInText, neighbours: neighbours,
      cities: rows(ranked),
      citiesCaption: "The largest cities, by the number of people that GeoNames gives",
      placesPath: placeCount > 0 ? SiteMap.places(in: code).string : nil,
      placesTitle: placeCount > 0
        ? "\(Words.count(placeCount, "place")) of \(country.nameInText) with a page" : nil,
      ownNetwork: OwnNetworkBuilder(site: site, network: ownNetwork, code: code).make(),
      networks: routes.networks, routesSentence: routes.sentence,
      routes: Array(routes.links.prefix(Self.routeLimit)), provinces: provinces,
      provincesTitle: provinces.count == 1
        ? "One province" : "All \(Words.count(provinces.count)) provinces of the map")
  }

  /// The country in one sentence.
  private var lead: String {
    var words = country.nameInText.capitalizedFirst
    switch country.population {
    case nil: words += " lies"
    case 0?: words += " has no permanent inhabitants"
    case let people?: words += " has \(Words.count(people)) people"
    }
    if let area = country.area, area > 0 {
      words += " on \(Words.decimal(area, decimals: area < 10 ? 2 : 0).grouped) km²"
    }
    if !country.continentName.isEmpty { words += " in \(country.continentName)" }
    if !country.capital.isEmpty { words += "; its capital is \(country.capital)" }
    return words + "."
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
    MapWords(view: site.atlas.worldview)
      .sentences(site.countryMaps.map(of: code)?.notes ?? MapNotes())
  }

  private var facts: [Fact] {
    var facts: [Fact] = []
    if let capital = site.capitals[code] {
      facts.append(Fact("Capital", [site.placeLink(capital)]))
    } else if !country.capital.isEmpty {
      facts.append(Fact("Capital", country.capital))
    }
    if let population = country.population {
      facts.append(Fact("People", population > 0 ? Words.count(population) : "none permanent"))
    }
    if let area = country.area, area > 0 {
      facts.append(Fact("Area", Words.decimal(area, decimals: area < 10 ? 2 : 0).grouped + " km²"))
    }
    if !country.continentName.isEmpty { facts.append(Fact("Continent", country.continentName)) }
    if !country.currencyCode.isEmpty {
      let name = country.currencyName
      facts.append(
        Fact("Currency", name.isEmpty ? country.currencyCode : "\(name) (\(country.currencyCode))"))
    }
    if !country.languages.isEmpty {
      facts.append(
        Fact("Languages", country.languages.map { PageLink(title: Languages.name($0), path: nil) }))
    }
    if !country.callingCode.isEmpty {
      facts.append(Fact("Calling code", "+" + country.callingCode.drop { $0 == "+" }))
    }
    if !country.topLevelDomain.isEmpty { facts.append(Fact("Domain", country.topLevelDomain)) }
    facts.append(
      Fact("ISO 3166", [code, country.code3].filter { !$0.isEmpty }.joined(separator: ", ")))
    return facts + country.properties.map { Fact($0.name, $0.value) }
  }

  private var neighbours: [PageLink] {
    country.neighbours.filter { site.countrySlugs[$0] != nil }.map { site.countryLink($0) }
      .sorted { $0.title < $1.title }
  }

  private func rows(_ cities: [Int]) -> [CityRow] {
    let largest = cities.map(site.places.population).max() ?? 0
    return cities.map { city in
      CityRow(
        link: site.placeLink(city),
        localName: LocalNames.inOwnScript(city, site: site, networks: networks),
        province: site.province(city), isCapital: site.capitals[code] == city,
        populationValue: site.places.population(city),
        population: Words.count(site.places.population(city)),
        share: Words.share(site.places.population(city), of: largest))
    }
  }

  private var provinceNames: [String] {
    guard let outline else { return [] }
    let names = outline.provinces.map { site.atlas.provinces[$0].name }
    return Set(names.filter { !$0.isEmpty }).sorted()
  }
}

extension String {
  /// A decimal number with commas between the thousands of its whole part.
  fileprivate var grouped: String {
    let parts = split(separator: ".", maxSplits: 1)
    guard let first = parts.first, let whole = Int(first) else { return self }
    return ([Words.count(whole)] + parts.dropFirst().map(String.init)).joined(separator: ".")
  }
}
