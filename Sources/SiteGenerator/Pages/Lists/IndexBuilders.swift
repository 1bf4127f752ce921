import Gazetteer
import Markup

/// Builds the lists of countries, networks and places.
struct IndexBuilders {
  let frames: SiteFrame
  let site: Site
  var networks: [NetworkSite] = []

  private var words: PageWords { site.words }

  // MARK: Countries

  func continents() -> [Continent] {
    var rows: [String: [CountryRow]] = [:]
    for country in site.countries.countries {
      guard let path = site.countryPath(country.code) else { continue }
      rows[country.continent, default: []].append(
        CountryRow(
          title: country.name, path: path.string,
          capital: country.capital.isEmpty ? nil : country.capital,
          populationValue: country.population,
          population: country.population.map { words.count($0) } ?? words("lists.unknown"),
          areaValue: country.area.map { Int($0.rounded()) },
          area: country.area.map { words.count(Int($0.rounded())) } ?? words("lists.unknown")))
    }
    // Known continents are sorted by translated name. Unknown codes follow them.
    let order = rows.keys.sorted {
      (Country.continentName($0) == $0 ? 1 : 0, words.order(words.continent($0)))
        < (Country.continentName($1) == $1 ? 1 : 0, words.order(words.continent($1)))
    }
    return zip(order, PageIDs.of(order.map(Country.continentName))).map { continent, id in
      Continent(
        id: id, title: words.continent(continent),
        countries: (rows[continent] ?? []).sorted {
          (words.order($0.title), $0.path) < (words.order($1.title), $1.path)
        })
    }
  }

  func countries() -> CountriesPage {
    let count = site.countrySlugs.count
    return CountriesPage(
      frame: frames.frame(
        SiteMap.countries, title: words("site.countries"),
        lead: words("lists.countriesLead", count: count),
        description: words("lists.countriesDescription", count: count),
        section: .countries, credits: site.credits),
      continents: continents(),
      note: site.countries["XK"].map { _ in words("lists.countriesNote") })
  }

  // MARK: Networks

  func networksPage() -> NetworksPage {
    NetworksPage(
      frame: frames.frame(
        SiteMap.networks, title: words("site.networks"),
        lead: words("lists.networksLead", count: networks.count),
        description: words("lists.networksDescription"),
        section: .networks),
      networks: networks.filter { $0.content.derivation == nil }.map {
        NetworkBuilder(frames: frames, network: $0).card
      },
      countriesSentence: words("lists.countryNetworks"),
      countries: countryNetworks(),
      note: words("lists.networksNote"))
  }

  /// The networks derived from the cities of countries, grouped by continent.
  private func countryNetworks() -> [LinkGroup] {
    var rows: [String: PageLink] = [:]
    for network in networks {
      guard let code = network.content.derivation?.country, let path = site.countryPath(code) else {
        continue
      }
      rows[path.string] = PageLink(
        title: site.countryName(code), path: SiteMap.network(network.slug).string,
        note: words("lists.placeCount", count: network.content.places.count))
    }
    return continents().map { continent in
      let links = continent.countries.compactMap { rows[$0.path] }
      return LinkGroup(
        id: continent.id, title: continent.title,
        count: words("lists.networkCount", count: links.count), links: links)
    }.filter { !$0.links.isEmpty }
  }

  // MARK: Places

  /// The places with pages, keyed by country code. Places without a country have an empty key.
  private var entriesByCountry: [String: [PlacePages.Entry]] {
    Dictionary(grouping: site.pages.entries, by: \.country)
  }

  /// The list of all countries that have places with pages.
  func places() -> IndexPage {
    let byCountry = entriesByCountry
    var groups = continents().map { continent in
      let links = continent.countries.compactMap { row -> PageLink? in
        guard let code = site.codesByPath[row.path], let entries = byCountry[code] else {
          return nil
        }
        return PageLink(
          title: row.title, path: SiteMap.places(in: code).string,
          note: words("lists.placeCount", count: entries.count))
      }
      return LinkGroup(id: continent.id, title: continent.title, links: links, isOpen: true)
    }
    if groups.allSatisfy(\.links.isEmpty) { groups = [withoutContinents(byCountry)] }
    groups.append(withoutCountry(byCountry[""] ?? []))
    return IndexPage(
      frame: frames.frame(
        SiteMap.places, title: words("site.places"),
        lead: site.places.own.count == site.places.count
          ? words("lists.networkPlacesLead", count: site.pages.entries.count)
          : words(
            "lists.placesLead", count: site.pages.entries.count, ["people": words.count(100_000)]),
        description: words("lists.placesDescription"), section: .countries,
        credits: [Credit.places]),
      note: site.sections.has(.finder)
        ? words("lists.finderKnows", count: site.placeCount) : nil,
      more: finderLink,
      groups: groups.filter { !$0.links.isEmpty })
  }

  private var finderLink: PageLink? {
    site.sections.has(.finder)
      ? PageLink(title: words("lists.findAny"), path: SiteMap.find.string) : nil
  }

  /// The countries that have places with pages, sorted by code. Sites without facts about countries
  /// show this list.
  private func withoutContinents(_ byCountry: [String: [PlacePages.Entry]]) -> LinkGroup {
    let links = byCountry.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }
      .map { code, entries in
        PageLink(
          title: site.countryName(code), path: SiteMap.places(in: code).string,
          note: words("lists.placeCount", count: entries.count))
      }
    return LinkGroup(id: "countries", title: words("lists.byCountry"), links: links, isOpen: true)
  }

  private func withoutCountry(_ entries: [PlacePages.Entry]) -> LinkGroup {
    LinkGroup(
      id: "names", title: words("lists.byName"),
      links: sorted(entries).map { PageLink(title: $0.name, path: $0.path.string) }, isOpen: true)
  }

  private func sorted(_ entries: [PlacePages.Entry]) -> [PlacePages.Entry] {
    entries.sorted { (words.order($0.name), $0.path) < (words.order($1.name), $1.path) }
  }

  /// The list of a country's places, grouped by first letter.
  func places(in code: String) -> IndexPage {
    let name = site.countryNameInText(code)
    let letters = letters(site.pages.entries.filter { $0.country == code })
    let count = letters.reduce(0) { $0 + $1.entries.count }
    return IndexPage(
      frame: frames.frame(
        SiteMap.places(in: code), title: words("lists.placesIn", ["country": name]),
        lead: words("lists.placesOf", count: count, ["country": name]),
        description: words("lists.placesOfDescription", ["country": name]), section: .countries,
        above: site.trail(ofCountry: code), credits: [Credit.places]),
      note: nil, more: finderLink,
      groups: letters.map { letter, id, entries in
        LinkGroup(
          id: id, title: letter,
          links: sorted(entries).map {
            PageLink(
              title: $0.name, path: $0.path.string,
              note: $0.place.flatMap { site.places.city(ofDistrict: $0) }.map {
                words("lists.districtOf", ["city": site.places.name($0)])
              } ?? $0.place.flatMap(site.province))
          }, isOpen: true)
      })
  }

  /// Groups places by the first letter of their names. Names that do not begin with a letter are in
  /// the group "0–9". The id of a group is for the `id` attribute of its heading.
  private func letters(
    _ entries: [PlacePages.Entry]
  ) -> [(letter: String, id: String, entries: [PlacePages.Entry])] {
    var groups: [String: [PlacePages.Entry]] = [:]
    for entry in entries {
      let letter = words.letter(of: entry.name) ?? PageIDs.of(entry.name).prefix(1).uppercased()
      groups[letter.first?.isLetter == true ? letter : "0–9", default: []].append(entry)
    }
    let letters = groups.keys.sorted { words.order($0) < words.order($1) }
    return zip(letters, PageIDs.of(letters)).map { ($0, $1, groups[$0] ?? []) }
  }

  /// The index of places by continent, country and first letter.
  private func letterIndex() -> [LetterIndex] {
    let byCountry = entriesByCountry
    return continents().compactMap { continent in
      let countries = continent.countries.compactMap { row -> CountryLetters? in
        guard let code = site.codesByPath[row.path], let entries = byCountry[code] else {
          return nil
        }
        let path = SiteMap.places(in: code).string
        return CountryLetters(
          title: row.title, path: path, note: words("lists.placeCount", count: entries.count),
          letters: letters(entries).map {
            PageLink(title: $0.letter, path: "\(path)#group-\($0.id)")
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
        SiteMap.find, title: words("site.findPage"),
        lead: words("lists.findLead", count: site.placeCount),
        description: words("lists.findDescription"),
        credits: site.credits),
      maps: hasCountries ? SiteMap.countryMaps.string : nil,
      indexTitle: groups.isEmpty
        ? site.sections.has(.places) ? words("lists.allPlaces") : nil
        : words("lists.placesByLetter"),
      index: groups.isEmpty && site.sections.has(.places)
        ? PageLink(title: words("lists.listOfPlaces"), path: SiteMap.places.string) : nil,
      indexNote: words("lists.indexNote"),
      groups: groups, hasPositions: !site.places.indices.isEmpty)
  }
}
