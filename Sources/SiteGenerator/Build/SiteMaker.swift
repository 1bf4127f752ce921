import Gazetteer
import Input
import Routing

/// Computes what the pages are made from: slugs, searches, maps, the finder's files.
struct SiteMaker {
  let input: SiteInput
  let options: SiteBuilder.Options
  let progress: any ProgressReporting

  func make(
    _ report: inout BuildReport, into diagnostics: inout Diagnostics
  ) async -> (Site, FinderFiles) {
    let content = input.content
    let slugs = countrySlugs(into: &diagnostics)
    let capitals = content.capitals
    let grid = PlaceGrid(content.places)
    let pages = PlacePages(content: content, grid: grid)
    let watch = Stopwatch()
    progress.begin("searches", total: content.networks.reduce(0) { $0 + $1.places.count })
    let allEnds = content.networks.map { content.ends(of: $0) }
    var found: [NetworkSearches] = []
    var count = 0
    for (index, network) in content.networks.enumerated() {
      let done = count
      found.append(
        await NetworkSearches(
          network.network, ends: allEnds[index],
          choice: choice(of: network)?.searches ?? .usual, jobs: options.jobs
        ) { progress.advance(to: done + $0) })
      count += network.places.count
      progress.advance(to: count)
    }
    let searches = BuildReport.Phase(
      name: "searches", count: count, seconds: watch.seconds,
      cpuSeconds: watch.cpuSeconds)
    report.phases.append(searches)
    progress.end(searches)

    let solved = Phases.run("deals", &report, progress) {
      content.networks.map { $0.solveDeals(into: &diagnostics) }
    }
    let maps = Phases.run("maps", count: content.countries.countries.count, &report, progress) {
      CountryMaps(content: content, jobs: options.jobs, progress: progress)
    }
    let networks = Phases.run("network maps", count: content.networks.count, &report, progress) {
      let figures = Workers.map(content.networks.count, jobs: options.jobs) {
        NetworkFigures(content.networks[$0], content: content, countryMaps: maps)
      }
      return content.networks.indices.map { index in
        NetworkSite(
          index: index, content: content.networks[index], searches: found[index],
          ends: allEnds[index], deals: solved[index], map: figures[index])
      }
    }
    let finder = Phases.run("finder", count: content.places.count, &report, progress) {
      let finder = Gazetteer.Finder(
        content.places, countries: content.countries, provinces: content.provinceNames,
        capitals: capitals.values.sorted(), language: content.configuration.language)
      return FinderFiles(finder, cells: PlaceCells(content.places)) {
        pages.entry(ofPlace: $0)?.path.string
      }
    }
    let site = Site(
      content: content, version: SiteBuilder.version, assets: input.assets, countrySlugs: slugs,
      capitals: capitals, largestCities: content.largestCities, pages: pages, grid: grid,
      networks: networks, countryMaps: maps)
    return (site, finder)
  }

  /// The part of URLs that each country is; two countries of one are reported.
  private func countrySlugs(into diagnostics: inout Diagnostics) -> [String: String] {
    var slugs: [String: String] = [:]
    var owners: [String: String] = [:]
    for country in input.content.countries.countries {
      let slug = ASCII.slug(country.name)
      if let owner = owners.updateValue(country.code, forKey: slug) {
        diagnostics.error(
          at: SourceLocation(path: Path.join(options.content, "countries/facts.tsv")),
          "the countries \(owner) and \(country.code) have one URL, '/countries/\(slug)/'",
          hint: "give them names that differ")
      }
      slugs[country.code] = slug
    }
    return slugs
  }

  private func choice(of network: NetworkContent) -> SiteConfiguration.NetworkChoice? {
    input.content.configuration.networks.first { $0.slug == network.slug }
  }
}
