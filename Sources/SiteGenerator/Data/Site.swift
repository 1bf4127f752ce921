import Gazetteer
import Geography

/// All that pages are made from: the content, and what was computed from it. It never changes
/// once it is made, so that pages can be made on any number of threads.
final class Site: Sendable {
  let content: Content
  /// The version of the program, shown in the footer.
  let version: String
  let assets: Assets
  let countrySlugs: [String: String]
  /// Country codes by the paths of their pages.
  let codesByPath: [String: String]
  /// For each country its capital's position in the table of places.
  let capitals: [String: Int]
  /// For each country its largest cities, districts left out, largest first.
  let largestCities: [String: [Int]]
  let pages: PlacePages
  /// All places by where they are.
  let grid: PlaceGrid
  let networks: [NetworkSite]
  let countryMaps: CountryMaps

  init(
    content: Content, version: String, assets: Assets, countrySlugs: [String: String],
    capitals: [String: Int], largestCities: [String: [Int]], pages: PlacePages,
    grid: PlaceGrid, networks: [NetworkSite], countryMaps: CountryMaps
  ) {
    self.content = content
    self.version = version
    self.assets = assets
    self.countrySlugs = countrySlugs
    codesByPath = Dictionary(
      countrySlugs.map { (SiteMap.country($0.value).string, $0.key) },
      uniquingKeysWith: { first, _ in first })
    self.capitals = capitals
    self.largestCities = largestCities
    self.pages = pages
    self.grid = grid
    self.networks = networks
    self.countryMaps = countryMaps
  }

  var configuration: SiteConfiguration { content.configuration }
  var places: PlaceTable { content.places }

  /// The page of a country.
  func countryPath(_ code: String) -> SitePath? { countrySlugs[code].map(SiteMap.country) }

  /// A country's name; its code where it is not known.
  func countryName(_ code: String) -> String { content.countries[code]?.name ?? code }

  /// A link to a country's page.
  func countryLink(_ code: String, note: String? = nil) -> PageLink {
    PageLink(title: countryName(code), path: countryPath(code)?.string, note: note)
  }

  /// A link to the page of a network's place.
  func placeLink(_ network: NetworkSite, _ place: Int, note: String? = nil) -> PageLink {
    PageLink(
      title: network.content.places[place].name,
      path: pages.entry(network: network.index, place: place)?.path.string, note: note)
  }

  /// A link to the page of a place of the table, if it has one.
  func placeLink(_ place: Int, note: String? = nil) -> PageLink {
    PageLink(
      title: places.name(place), path: pages.entry(ofPlace: place)?.path.string, note: note)
  }

  /// The name of the province of a place of the table; nil where unknown.
  func province(_ place: Int) -> String? {
    let view = places[place]
    return content.provinceNames.name(country: view.country, admin1: view.admin1)
  }
}
