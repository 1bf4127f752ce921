import Cartography
import Gazetteer
import Geography

/// The data behind the pages of countries and places: the settings, the countries, the places, the
/// land and its maps. Networks, texts and templates are separate.
///
/// It is immutable, so any number of threads can make pages from it.
final class Site: Slice {
  let digest: Digest
  let configuration: SiteConfiguration
  let words: PageWords
  let countries: CountryTable
  let places: PlaceTable
  let provinceNames: ProvinceNames
  let land: Land
  let countrySlugs: [String: String]
  /// Country codes by the paths of their pages.
  let codesByPath: [String: String]
  /// For each country its capital's position in the table of places.
  let capitals: [String: Int]
  /// For each country its largest cities, districts left out, largest first.
  let largestCities: [String: [Int]]
  let pages: PlacePages
  /// The number of places that the finder knows: those of the table, and those on grids.
  let placeCount: Int
  /// All places by position.
  let grid: PlaceGrid
  /// A Boolean value that is true if there is a page about the view of borders.
  let explainsWorldview: Bool
  /// The parts that the site has.
  let sections: Sections
  /// The figure of the home page.
  let homeFigure: Content.HomeFigure
  /// The trips with a page.
  let trips: [SiteConfiguration.TripChoice]
  /// The part of the earth that the map of the world shows.
  let world: MapFrame
  private let maps: Deferred<CountryMaps>
  /// The places and countries with pages, by every name that they may have in an ``AddressBook``.
  let namesInBook: Lazy<[String: PageLink]>

  init(
    _ content: Content, sections: Sections, digest: Digest, countrySlugs: [String: String],
    pages: PlacePages, grid: PlaceGrid, maps: Deferred<CountryMaps>
  ) {
    self.sections = sections
    homeFigure = content.homeFigure
    trips = content.trips
    world = content.world
    self.digest = digest
    configuration = content.configuration
    words = content.words
    countries = content.countries
    places = content.places
    provinceNames = content.provinceNames
    land = content.land
    capitals = content.capitals
    largestCities = content.largestCities
    explainsWorldview = content.texts.contains { $0.path == SiteMap.worldview }
    self.countrySlugs = countrySlugs
    codesByPath = Dictionary(
      countrySlugs.map { (SiteMap.country($0.value).string, $0.key) },
      uniquingKeysWith: { first, _ in first })
    self.pages = pages
    placeCount = content.places.count + content.unplaced.count
    self.grid = grid
    self.maps = maps
    let countries = content.countries
    namesInBook = Lazy {
      var names: [String: PageLink] = [:]
      for entry in pages.entries {
        for name in entry.namesInBook {
          names[name] = PageLink(title: entry.name, path: entry.path.string)
        }
      }
      for country in countries.countries {
        guard let slug = countrySlugs[country.code] else { continue }
        names[country.code] = PageLink(
          title: country.name, path: SiteMap.country(slug).string)
      }
      return names
    }
  }

  /// The outlines of the land.
  var atlas: Atlas { land.atlas }

  /// Draws the map of the world.
  var cartographer: Cartographer { Cartographer(atlas: atlas, world: world) }

  /// The maps of the countries.
  var countryMaps: CountryMaps { maps.value }

  /// The page of a country.
  func countryPath(_ code: String) -> SitePath? { countrySlugs[code].map(SiteMap.country) }

  /// The breadcrumbs of the pages of a country's places.
  func trail(ofCountry code: String) -> [(title: String, path: SitePath)] {
    guard let path = countryPath(code) else { return [] }
    return [(words("site.countries"), SiteMap.countries), (countryName(code), path)]
  }

  /// A country's name; its code if the name is unknown.
  func countryName(_ code: String) -> String { countries[code]?.name ?? code }

  /// A country's name within a sentence, with its article; its code if the name is unknown.
  func countryNameInText(_ code: String) -> String { countries[code]?.nameInText ?? code }

  /// A link to a country's page.
  func countryLink(_ code: String, note: String? = nil) -> PageLink {
    PageLink(title: countryName(code), path: countryPath(code)?.string, note: note)
  }

  /// A link to the page of a place of the table, if it has one.
  func placeLink(_ place: Int, note: String? = nil) -> PageLink {
    PageLink(
      title: places.name(place), path: pages.entry(ofPlace: place)?.path.string, note: note)
  }

  /// The name of the province of a place of the table; `nil` if unknown.
  func province(_ place: Int) -> String? {
    let view = places[place]
    return provinceNames.name(country: view.country, admin1: view.admin1)
  }
}
