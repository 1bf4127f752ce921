import Gazetteer

/// Creates all entries of the finder. The places in the table of places are not entries.
extension FinderEntries {
  /// The weight of each kind of entry in the ranking; see `Ranking`. The weight of a country
  /// depends on its population, but is at least ``country``.
  private enum Weight {
    static let country = 4500
    static let network = 5000
    static let road = 4500
    static let page = 4500
    static let list = 4000
    static let derivedNetwork = 2500
  }

  /// - Parameter countrySlugs: the slugs of the countries that have a page, keyed by country code.
  init(
    _ content: Content, sections: Sections, countrySlugs: [String: String], pages: PlacePages
  ) {
    let generated = Self.generatedPages(content, sections)
    let groups =
      [Self.countries(content, countrySlugs)] + Self.networks(content)
      + content.networks.indices.flatMap { Self.parts(of: $0, content, pages) }
      // A lesson about a trip may have the title of the trip. The lesson then comes first.
      + generated.games + Self.texts(content) + generated.lists
    self.init(
      groups: groups.filter { !$0.entries.isEmpty },
      countries: content.countries.countries.map(\.code), routes: Self.routes(content),
      fillers: content.words("finder.fillers"), fromWords: content.words("finder.fromWords"),
      fromParticles: content.words("finder.fromParticles"),
      toWords: content.words("finder.toWords"), caseEndings: content.words("finder.caseEndings"),
      changingVowels: content.words("finder.changingVowels"),
      routeTitle: content.words("saving.title"),
      fromTitle: content.words("mapText.routesFrom"), foreignFiles: Self.foreignFiles(content))
  }

  /// The number of files for names in other languages.
  static func foreignFiles(_ content: Content) -> Int {
    let names =
      content.countries.countries.map(\.foreignNames) + content.allTexts.map(\.foreignNames)
      + content.networks.map(\.settings.foreignNames)
    return foreignFiles(holding: names.reduce(0) { $0 + $1.count })
  }

  private static func countries(_ content: Content, _ slugs: [String: String]) -> FinderGroup {
    FinderGroup(
      kind: .country, words: content.words("finder.countryWords"),
      folder: SiteMap.countries.string,
      entries: content.countries.countries.compactMap { country in
        slugs[country.code].map { slug in
          FinderEntry(
            name: country.name, codes: country.codes, path: SiteMap.country(slug).string,
            others: otherNames(of: country), foreign: country.foreignNames,
            weight: max(weight(population: country.population ?? 0), Weight.country))
        }
      })
  }

  /// Returns the weight of a country with the given population. The weight is rounded up to a
  /// multiple of 100, to keep the finder's file small and to list a country before a city with the
  /// same population.
  private static func weight(population: Int) -> Int {
    (Ranking.magnitude(population: population) + 99) / 100 * 100
  }

  /// Returns the other names of a country without duplicates. A name with an apostrophe is also
  /// returned with a space instead of the apostrophe.
  private static func otherNames(of country: Country) -> [String] {
    var known: Set = [Folding.fold(country.name)]
    let names = [country.name, country.formerName ?? ""] + country.otherNames + country.localNames
    return names.flatMap { [$0, String($0.map { "'’".contains($0) ? " " : $0 })] }
      .filter { !$0.isEmpty && known.insert(Folding.fold($0)).inserted }
  }

  private static func networks(_ content: Content) -> [FinderGroup] {
    let folder = SiteMap.networks.string
    let derived = content.networks.filter { $0.derivation != nil }
    return [
      FinderGroup(
        kind: .network, words: content.words("finder.networkWords"), folder: folder,
        entries: content.networks.filter { $0.derivation == nil }.map { network in
          page(
            network.settings.title, SiteMap.network(network.slug),
            foreign: network.settings.foreignNames, words: words(of: network),
            weight: Weight.network)
        }),
      FinderGroup(
        kind: .network, note: content.words("countryNetworks.kind"),
        words: content.words("finder.networkWords"), folder: folder,
        entries: derived.map { network in
          let country = network.derivation.flatMap { content.countries[$0.country] }
          return FinderEntry(
            name: country?.name ?? network.settings.title, codes: country?.codes ?? [],
            path: SiteMap.network(network.slug).string, weight: Weight.derivedNetwork)
        }),
    ]
  }

  /// Returns the words by which the finder finds a network. The labels of its links are included
  /// only if labels have no pages of their own.
  private static func words(of network: NetworkContent) -> [String] {
    let settings = network.settings
    let labels = settings.labels == nil ? network.links.flatMap(\.labels).unique : []
    return [settings.summary] + settings.modes.map(\.name) + labels + settings.whatIf.map(\.name)
  }

  /// Returns the entries for the labels of a network, and for its places without a geographic
  /// position. Those places are missing from the table of places.
  private static func parts(
    of index: Int, _ content: Content, _ pages: PlacePages
  ) -> [FinderGroup] {
    let network = content.networks[index]
    var groups: [FinderGroup] = []
    if let labels = network.settings.labels {
      let countries = network.places.map(\.country).unique
      let words =
        [content.words("finder.roadWords")] + countries.compactMap { content.countries[$0]?.name }
      groups.append(
        FinderGroup(
          kind: .road, note: network.settings.title, words: words.joined(separator: " "),
          folder: SiteMap.labels(network.slug, labels.folder).string,
          entries: network.roads.map { road in
            FinderEntry(
              name: road.label, path: SiteMap.label(network.slug, labels.folder, road.slug).string,
              others: [withoutZero(road.label)].compactMap(\.self), weight: Weight.road)
          }))
    }
    groups.append(
      FinderGroup(
        kind: .place, note: network.settings.title, folder: SiteMap.places.string,
        entries: content.unplaced.filter { $0.network == index }.map { key in
          let place = network.places[key.place]
          return FinderEntry(
            name: place.name,
            path: pages.entry(network: index, place: key.place)?.path.string
              ?? "\(SiteMap.network(network.slug))?from=\(place.id)",
            others: place.otherNames,
            weight: Weight.road)
        }))
    return groups
  }

  /// Returns a label such as `E06` without the zero (`E6`); `nil` for a label of another form.
  private static func withoutZero(_ label: String) -> String? {
    let digits = label.drop { !$0.isNumber }
    guard digits.count == 2, digits.first == "0" else { return nil }
    return "\(label.dropLast(2))\(digits.dropFirst())"
  }

  /// Returns the groups of hand-written pages. The chapters of a text form one group. The group of
  /// top-level pages comes first, so a top-level text is listed before its chapters if their scores
  /// are equal.
  private static func texts(_ content: Content) -> [FinderGroup] {
    let index = TextIndex(content.texts)
    var groups: [FinderGroup] = []
    let fillers = Set(Folding.fold(content.words("finder.fillers")).split(separator: " "))
    let texts = content.allTexts.filter { $0.path != .home }
    for (text, rareWords) in zip(texts, RareWords.of(texts.map(\.body))) {
      // Fillers (words such as "of" and "how") are left out of headings, because every reader loads
      // the file with the headings. The finder still finds the headings, because it also looks up a
      // typed text without its fillers. A heading that consists only of fillers keeps them.
      let outline = text.outline.map { line in
        let words = Folding.fold(line).split(separator: " ")
        let rest = words.filter { !fillers.contains($0) }
        return (rest.isEmpty ? words : rest).joined(separator: " ")
      }
      let entry = page(
        text.title, text.path, foreign: text.foreignNames, words: outline + text.searchWords,
        rareWords: rareWords)
      let part = index.part(of: text.path)
      let folder = part?.path.string ?? folder(of: text.path)
      if let known = groups.firstIndex(where: { $0.folder == folder }) {
        groups[known].entries.append(entry)
      } else {
        groups.append(
          FinderGroup(
            kind: .page, note: part?.title ?? "", words: content.words("finder.pageWords"),
            folder: folder, entries: [entry]))
      }
    }
    return groups.filter { $0.folder == "" } + groups.filter { $0.folder != "" }
  }

  /// Returns the groups of the pages that are neither texts nor networks.
  static func generatedPages(
    _ content: Content, _ sections: Sections
  ) -> (games: [FinderGroup], lists: [FinderGroup]) {
    (
      content.networks.map { game($0, content) }, [trips(content), lists(content, sections)]
    )
  }

  private static func trips(_ content: Content) -> FinderGroup {
    FinderGroup(
      kind: .page, note: content.words("tripsText.kind"),
      words: content.words("finder.pageWords"),
      entries: content.trips.map { page($0.title, SiteMap.trip($0.network, $0.slug)) })
  }

  private static func game(_ network: NetworkContent, _ content: Content) -> FinderGroup {
    let (title, path) = (network.settings.title, SiteMap.trips(network.slug))
    var entries: [FinderEntry] = []
    if network.dealCount != nil || content.trips.contains(where: { $0.network == network.slug }) {
      entries.append(page(content.words("tripsText.listTitle", ["network": title]), path))
    }
    if let count = network.dealCount {
      entries.append(
        page(
          content.words("dealsText.title", count: count), SiteMap.deals(network.slug),
          words: [content.words("finder.dealsWords")]))
    }
    return FinderGroup(
      kind: .page, note: title, words: content.words("finder.pageWords"), folder: path.string,
      entries: entries)
  }

  /// Returns the entries for index pages, such as the list of all countries, and for other
  /// generated pages.
  private static func lists(_ content: Content, _ sections: Sections) -> FinderGroup {
    let words = content.words
    var lists: [(name: String, path: SitePath)] = []
    var searchWords = [
      SiteMap.algorithms: words("finder.searchesWords"),
      SiteMap.style: words("finder.styleWords"),
      SiteMap.drawing: words("finder.drawingWords"),
    ]
    let foreignNames = [
      SiteMap.countries: words.list("foreign.countries"),
      SiteMap.places: words.list("foreign.places"),
      SiteMap.networks: words.list("foreign.networks"),
      SiteMap.data: words.list("foreign.data"),
    ]
    if sections.has(.countries) { lists.append((words("site.countries"), SiteMap.countries)) }
    if sections.has(.places) { lists.append((words("site.places"), SiteMap.places)) }
    if !content.networks.isEmpty { lists.append((words("site.networks"), SiteMap.networks)) }
    for network in content.networks {
      guard let labels = network.settings.labels else { continue }
      let path = SiteMap.labels(network.slug, labels.folder)
      searchWords[path] = words("finder.listWords")
      lists.append((words("roads.all", ["roads": labels.plural]), path))
    }
    if sections.has(.learn) { lists.append((words("site.learn"), SiteMap.learn)) }
    if content.configuration.comparison != nil {
      lists.append((content.words("searches.title"), SiteMap.algorithms))
    }
    if sections.has(.style) {
      lists += [(words("fixed.style"), SiteMap.style), (words("fixed.drawing"), SiteMap.drawing)]
    }
    if sections.has(.data) { lists.append((words("site.data"), SiteMap.data)) }
    return FinderGroup(
      kind: .page, words: words("finder.pageWords"),
      entries: lists.filter { list in !content.texts.contains { $0.path == list.path } }.map {
        FinderEntry(
          name: $0.name, path: $0.path.string, foreign: foreignNames[$0.path] ?? [],
          words: searchWords[$0.path].map { [$0] } ?? [], weight: Weight.list)
      })
  }

  /// Returns the entry of a page. The last part of the page's URL is an additional name.
  private static func page(
    _ name: String, _ path: SitePath, foreign: [String] = [], words: [String] = [],
    rareWords: [String] = [], weight: Int = Weight.page
  ) -> FinderEntry {
    FinderEntry(
      name: name, path: path.string, others: otherNames(path, name), foreign: foreign,
      words: words, rareWords: rareWords, weight: weight)
  }

  /// Returns the last part of a page's URL as an additional name, unless the page's name begins
  /// with this part. If the part has several words, it is also returned without spaces.
  private static func otherNames(_ path: SitePath, _ name: String) -> [String] {
    guard let last = path.string.split(separator: "/").last else { return [] }
    let words = Folding.fold(String(last))
    let names = words.contains(" ") ? [words, String(words.filter { $0 != " " })] : [words]
    return Folding.fold(name).hasPrefix(words) ? [] : names
  }

  private static func folder(of path: SitePath) -> String {
    path.string.split(separator: "/").dropLast().map { $0 + "/" }.joined()
  }

  private static func routes(_ content: Content) -> [FinderRoutes] {
    var names: [Int: [String]] = [:]
    for network in content.networks where network.derivation == nil {
      for place in network.places {
        if let id = place.geonameID { names[id, default: []] += [place.name] + place.otherNames }
      }
    }
    return content.networks.compactMap { routes(of: $0, content, names: names) }
  }

  /// The maximum number of places without route pages that the finder lists for a network. If a
  /// network has more of these places, the finder lists none of them.
  private static let plannedLimit = 5000

  /// - Parameter names: the names that each place has in networks that are not derived, keyed by
  ///   the place's GeoNames id.
  private static func routes(
    of network: NetworkContent, _ content: Content, names: [Int: [String]]
  ) -> FinderRoutes? {
    let isDerived = network.derivation != nil
    let all = content.ends(of: network)
    let ends = all.count > 1 ? all : []
    let paged = Set(ends)
    let others = isDerived ? [] : network.named.filter { !paged.contains($0) }
    guard !ends.isEmpty || others.count > 1 else { return nil }
    let end = { (index: Int) in
      let place = network.places[index]
      var known: Set = [Folding.fold(place.name)]
      let others = place.otherNames + (place.geonameID.flatMap { names[$0] } ?? [])
      return FinderRoutes.End(
        id: place.id,
        names: [place.name]
          + (isDerived ? [] : others.filter { known.insert(Folding.fold($0)).inserted }))
    }
    return FinderRoutes(
      note: network.settings.title,
      title: content.words("networkText.routesTitle", ["network": network.settings.title]),
      folder: SiteMap.routes(network.slug).string,
      isUndirected: network.isUndirected,
      data: isDerived ? SiteMap.networkData(network.slug).string : nil, ends: ends.map(end),
      planner: SiteMap.network(network.slug).string,
      others: others.count > plannedLimit
        ? []
        : others.map {
          FinderRoutes.End(id: network.places[$0].id, names: [network.places[$0].name])
        })
  }
}
