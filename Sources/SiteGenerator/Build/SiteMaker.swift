import Gazetteer
import Geography
import Input
import Routing

/// Makes the slices of the atlas that steps read; see ``Slice``. Expensive parts are ``Deferred``.
/// The maps of countries, the best trips of games and the finder's files are computed immediately
/// and in parallel, unless their results are cached. If ``Findings/postpones`` is true, the
/// finder's files are computed later.
struct SiteMaker {
  let input: SiteInput
  let inputs: InputFiles
  let findings: Findings
  let memo: Memo
  let options: SiteBuilder.Options
  let progress: any ProgressReporting
  private let folder: ContentFolder
  /// A digest of everything that the maps of countries depend on.
  private let land: Digest
  private let placeTables: Digest

  init(
    input: SiteInput, inputs: InputFiles, findings: Findings, memo: Memo,
    options: SiteBuilder.Options, progress: any ProgressReporting = SilentProgress()
  ) {
    self.input = input
    self.inputs = inputs
    self.findings = findings
    self.memo = memo
    self.options = options
    self.progress = progress
    folder = ContentFolder(options.content)
    land = Self.land(input.content, facts: inputs.digest(folder.path(to: ContentFolder.facts)))
    placeTables = inputs.digest(below: folder.path(to: "places"))
  }

  struct Slices: Sendable {
    let site: Site
    let moves: [Move]
    let networks: [NetworkSite]
    let deals: [Deferred<DealTable?>]
    let finder: Deferred<FinderFiles>
    let entries: Deferred<FinderEntries>
    let maps: Deferred<CountryMaps>
    let jobs: Int

    /// Returns the codes of the countries that have a map, in the order of the site's countries.
    func mapped(_ findings: Findings) -> [String] {
      findings.texts("maps", maps.digest) {
        site.countries.countries.map(\.code).filter { maps.value.map(of: $0) != nil }
      }
    }
  }

  private var content: Content { input.content }

  func make(into diagnostics: inout Diagnostics) -> Slices {
    let (content, jobs) = (content, options.jobs)
    var sections = Sections(content)
    let slugs =
      sections.has(.countries)
      ? content.countrySlugs(facts: path(ContentFolder.facts), into: &diagnostics) : [:]
    let grid = PlaceGrid(content.places)
    let pages =
      sections.has(.places)
      ? memo.value("place pages", ground) { PlacePages(content: content, findings: findings) }
      : PlacePages.none
    if pages.entries.isEmpty { sections.remove(.places) }
    let maps = deferred("maps", land) { CountryMaps(content: content) }
    let site = Site(
      content, sections: sections, digest: digest(pages), countrySlugs: slugs, pages: pages,
      grid: grid, maps: maps)
    var addressed = Digester()
    addressed.mix(site.digest)
    addressed.mix(inputs.digest(path(AddressBook.file)))
    for name in pages.entries.lazy.flatMap(\.namesInBook) { addressed.mix(name) }
    let moves = memo.value("moves", addressed.digest) {
      var faults = Diagnostics()
      site.check(content.addresses, into: &faults)
      return (moves: site.moves(of: content.addresses), faults: faults)
    }
    diagnostics.append(contentsOf: moves.faults)
    let deals = content.networks.map { network in
      deferred("deals", source(network)) { () -> DealTable? in
        var ignored = Diagnostics()
        return network.solveDeals(into: &ignored)
      }
    }
    let finder = deferred("finder", gazette(pages)) {
      FinderFiles(
        content.placeFinder, cells: PlaceCells(content.places),
        work: { Workers.map($0, jobs: jobs, $1) }, page: { pages.entry(ofPlace: $0)?.path.string })
    }
    let entries = deferred("entries", everything) { [sections] in
      FinderEntries(content, sections: sections, countrySlugs: slugs, pages: pages)
    }
    // The finder and the maps divide their work among threads themselves.
    _ = Workers.both(jobs: jobs) { [sections] in
      if !findings.postpones, sections.has(.finder) {
        prepare("finder", finder.digest, finder.prepare)
      }
    } _: { [sections] in
      _ = Workers.both(jobs: jobs) {
        prepare("maps", maps.digest) { maps.value.draw(jobs: jobs) }
      } _: {
        guard sections.has(.trips) else { return }
        _ = Workers.map(deals.count, jobs: jobs) { index in
          prepare("deals", deals[index].digest, deals[index].prepare)
        }
      }
    }
    let networks = content.networks.indices.map {
      network($0, site: site, maps: maps, deals: deals[$0], into: &diagnostics)
    }
    return Slices(
      site: site, moves: moves.moves, networks: networks, deals: deals, finder: finder,
      entries: entries, maps: maps, jobs: jobs)
  }

  /// Runs an expensive computation, unless its result is cached.
  private func prepare(_ kind: String, _ digest: Digest, _ work: () -> Void) {
    if !findings.has(kind, digest) { work() }
  }

  // MARK: Networks

  private func network(
    _ index: Int, site: Site, maps: Deferred<CountryMaps>, deals: Deferred<DealTable?>,
    into diagnostics: inout Diagnostics
  ) -> NetworkSite {
    let (content, jobs, progress) = (content, options.jobs, progress)
    let network = content.networks[index]
    let ends = content.ends(of: network)
    let choice = content.configuration.networks.first { $0.slug == network.slug }
    let searches = choice?.searches ?? .default
    let source = source(network)
    let listing = listing(network, ends: ends, from: source)
    let structure = structure(network, from: listing)
    let drawn = drawn(network, from: structure)
    let exports = network.settings.exports ?? content.configuration.exports
    let pages = network.places.indices.map { site.pages.entry(network: index, place: $0)?.path }
    let codes = Set(network.places.map(\.country)).filter { !$0.isEmpty }
    var searched = Digester()
    searched.mix(source)
    searched.mix("\(searches)")
    for end in ends { searched.mix(end) }
    var digester = Digester()
    digester.mix(drawn)
    digester.mix("\(exports)")
    for page in pages { digester.mix(page?.string) }
    for code in codes.sorted() {
      for text in [code, site.countryName(code), site.countryPath(code)?.string] {
        digester.mix(text)
      }
    }
    let known = digester.digest
    digester.mix(searched.digest)
    let found = deferred("searches", searched.digest) {
      NetworkSearches(
        network.network, named: network.named.count, ends: ends, choice: searches, jobs: jobs
      ) {
        progress.advance(to: $0)
      }
    }
    return NetworkSite(
      index: index, content: network, words: content.words, digest: digester.digest,
      structure: known, listing: listing, ends: ends,
      published: NetworkSearches.published(network, ends: ends, choice: searches),
      exports: exports, deals: dealSummary(network, source, deals, into: &diagnostics),
      pages: pages,
      countries: Dictionary(
        keepingFirst: codes.map { ($0, (site.countryName($0), site.countryPath($0))) }),
      deferredSearches: found,
      deferredCriticality: deferred("criticality", searched.digest) {
        guard Criticality.isRanked(network, ends: ends) else { return nil }
        return Criticality(
          network, pairs: NetworkSite.pairs(network, ends: ends), jobs: jobs,
          limit: network.derivation == nil ? Criticality.limit : Criticality.countryLimit
        ) { found.value.tree(from: $0) }
      },
      deferredMap: deferred("map", drawn) {
        NetworkFigures(network, content: content, countryMap: { maps.value.map(of: $0) })
      })
  }

  private func dealSummary(
    _ network: NetworkContent, _ source: Digest, _ deals: Deferred<DealTable?>,
    into diagnostics: inout Diagnostics
  ) -> DealSummary? {
    guard network.dealGroups != nil, content.configuration.wants(.trips) else { return nil }
    let bytes = findings.bytes("deals", source) {
      var warnings = Diagnostics()
      // If the game could not be solved, solving is attempted again to obtain the warning that
      // gives the reason.
      if deals.value == nil { _ = network.solveDeals(into: &warnings) }
      return DealFinding(network, table: deals.value, warnings: warnings).bytes
    }
    guard let finding = try? DealFinding(bytes) else { return nil }
    for warning in finding.warnings { diagnostics.append(warning) }
    return finding.summary
  }

  /// Returns a value that is computed on first use and cached until its inputs change.
  private func deferred<Value>(
    _ kind: String, _ digest: Digest, _ compute: @escaping @Sendable () -> Value
  ) -> Deferred<Value> {
    memo.value(kind, digest) { Deferred(digest, compute) }
  }

  // MARK: Digests

  private func path(_ name: String) -> String { folder.path(to: name) }

  /// A digest of the whole content, and of the words of the pages.
  private var everything: Digest {
    var digester = Digester()
    digester.mix(content.words.catalogue.digest)
    for file in folder.filePaths { digester.mix(inputs.digest(file)) }
    for folder in folder.folderPaths { digester.mix(inputs.digest(below: folder)) }
    return digester.digest
  }

  /// A digest of all files from which places or their addresses are read.
  private var ground: Digest {
    var digester = Digester()
    digester.mix(land)
    digester.mix(placeTables)
    digester.mix(inputs.digest(below: path("networks")))
    for name in ["site.yml", AddressBook.file] { digester.mix(inputs.digest(path(name))) }
    return digester.digest
  }

  /// Returns a digest of a network's places and files. A network derived from a country's cities
  /// has no files, so the digest covers the data from which it is derived.
  private func source(_ network: NetworkContent) -> Digest {
    var digester = Digester()
    digester.mix(network.slug)
    if network.derivation == nil {
      for name in UnreadFiles.network + [translation] {
        digester.mix(inputs.digest(path("networks/\(network.slug)/\(name)")))
      }
    } else {
      digester.mix(land)
      digester.mix(placeTables)
      digester.mix(content.configuration.countryNetworks?.places ?? 0)
      for source in network.settings.sources { digester.mix(source.heading) }
    }
    Self.mix(network.places, into: &digester)
    return digester.digest
  }

  /// The name of the file that translates a network into the language of the pages.
  private var translation: String { UnreadFiles.translation(content.words.catalogue.language) }

  private static func mix(
    _ places: some Sequence<NetworkContent.Place>, into digester: inout Digester
  ) {
    for place in places {
      digester.mix(place.name)
      digester.mix(place.country)
      digester.mix(place.coordinate?.latitude ?? .nan)
      digester.mix(place.coordinate?.longitude ?? .nan)
    }
  }

  /// Returns a digest of the words on the pages and of a network's input, without the network's
  /// links and junctions.
  private func listing(_ network: NetworkContent, ends: [Int], from source: Digest) -> Digest {
    var digester = Digester()
    for end in ends { digester.mix(end) }
    digester.mix(content.words.catalogue.digest)
    if network.derivation != nil {
      digester.mix(source)
      return digester.digest
    }
    digester.mix(network.slug)
    for name in ["network.yml", translation, "places.csv"] {
      digester.mix(inputs.digest(path("networks/\(network.slug)/\(name)")))
    }
    Self.mix(network.places[network.named], into: &digester)
    return digester.digest
  }

  /// Returns a digest of everything that the digest `listing` covers, and of a network's junctions
  /// and links. The costs and measures of links are not included.
  private func structure(_ network: NetworkContent, from listing: Digest) -> Digest {
    if network.derivation != nil { return listing }
    var digester = Digester()
    digester.mix(listing)
    Self.mix(network.places[network.named.upperBound...], into: &digester)
    for text in network.linkColumns { digester.mix(text) }
    digester.mix(network.links.count)
    for (link, info) in network.allLinks {
      for number in [Int(link.from), Int(link.to), Int(link.mode), link.isDirected ? 1 : 0] {
        digester.mix(number)
      }
      digester.mix(info.labels.count)
      for text in info.labels { digester.mix(text) }
      for texts in info.facts {
        digester.mix(texts.count)
        for text in texts { digester.mix(text) }
      }
      digester.mix(info.bends.count)
      for bend in info.bends {
        digester.mix(bend.latitude)
        digester.mix(bend.longitude)
      }
    }
    return digester.digest
  }

  private func drawn(_ network: NetworkContent, from structure: Digest) -> Digest {
    var digester = Digester()
    digester.mix(structure)
    digester.mix(land)
    for place in network.places.indices {
      digester.mix(NetworkFigures.rank(network, place, content))
    }
    return digester.digest
  }

  private static func land(_ content: Content, facts: Digest) -> Digest {
    var digester = Digester()
    digester.mix(content.land.digest)
    digester.mix(facts)
    digester.mix(content.outlineSource)
    for country in content.countries.countries { digester.mix(country.nameInText) }
    return digester.digest
  }

  /// Returns a digest of everything that the pages of countries and places depend on.
  private func digest(_ pages: PlacePages) -> Digest {
    var digester = Digester()
    digester.mix(gazette(pages))
    digester.mix(content.unplaced.count)
    digester.mix(inputs.digest(path("site.yml")))
    digester.mix(content.texts.contains { $0.path == SiteMap.worldview } ? 1 : 0)
    return digester.digest
  }

  /// Returns a digest of everything that the finder depends on: the places and their pages.
  private func gazette(_ pages: PlacePages) -> Digest {
    var digester = Digester()
    digester.mix(land)
    digester.mix(placeTables)
    digester.mix("\(content.configuration.places)")
    for own in content.places.own {
      let place = content.places[own]
      for text in [place.name, place.country] + place.alternateNames { digester.mix(text) }
      digester.mix(place.id)
      digester.mix(place.coordinate.latitude)
      digester.mix(place.coordinate.longitude)
    }
    for entry in pages.entries {
      for text in [entry.path.string, entry.name, entry.country] { digester.mix(text) }
      digester.mix(entry.coordinate?.latitude ?? .nan)
      digester.mix(entry.coordinate?.longitude ?? .nan)
      digester.mix(entry.place.map(content.places.id) ?? 0)
      for place in entry.networkPlaces {
        digester.mix(place.network)
        digester.mix(place.place)
      }
    }
    return digester.digest
  }
}
