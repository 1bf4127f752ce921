import Cartography
import Gazetteer
import Geography
import Input

/// The data for the pages of countries and places: the settings, the countries, the places, and the
/// maps of the land. Networks, texts and templates are not included.
///
/// An instance is immutable, so any number of threads can make pages from it.
final class Site: Slice {
  let digest: Digest
  let configuration: SiteConfiguration
  let words: PageWords
  let countries: CountryTable
  let places: PlaceTable
  let provinceNames: ProvinceNames
  let land: Land
  /// The source of the outlines, as a heading of `SOURCES.md`; `nil` if it is unknown.
  let outlineSource: String?
  let countrySlugs: [String: String]
  /// The code of each country that has a page, keyed by the path of the page.
  let codesByPath: [String: String]
  /// The index of each country's capital in the table of places, keyed by country code.
  let capitals: [String: Int]
  /// The cities of each country as indices in the table of places, keyed by country code. The
  /// largest city comes first, and districts of cities are omitted.
  let largestCities: [String: [Int]]
  let pages: PlacePages
  /// The number of all places, including those that only have a position on the grid of a network.
  let placeCount: Int
  let grid: PlaceGrid
  /// A Boolean value that is true if the site has the page ``SiteMap/worldview``.
  let explainsWorldview: Bool
  let sections: Sections
  let homeFigure: Content.HomeFigure
  let trips: [SiteConfiguration.TripChoice]
  let world: MapFrame
  private let maps: Deferred<CountryMaps>
  /// Links to pages, keyed by the names under which an ``AddressBook`` can list the pages.
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
    outlineSource = content.outlineSource
    capitals = content.capitals
    largestCities = content.largestCities
    explainsWorldview = content.texts.contains { $0.path == SiteMap.worldview }
    self.countrySlugs = countrySlugs
    codesByPath = Dictionary(
      keepingFirst: countrySlugs.map { (SiteMap.country($0.value).string, $0.key) })
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

  var atlas: Atlas { land.atlas }

  /// The data sets of places and outlines.
  var credits: [String] { [Credit.places] + outlineCredit }

  var outlineCredit: [String] { outlineSource.map { [$0] } ?? [] }

  /// The caption of maps of countries; `nil` if there is nothing to say.
  var mapCaption: String? { mapCaption(nil) }

  /// Returns the caption of a map of countries. If `sentence` is not `nil`, the caption begins with
  /// it. Returns `nil` if there is nothing to say.
  func mapCaption(_ sentence: String?) -> String? {
    let view = atlas.worldview
    return words.caption(
      sentence,
      view.isAsInData ? nil : words("mapText.viewOfBorders", ["view": view.name]),
      outlines: outlineSource)
  }

  var cartographer: Cartographer { Cartographer(atlas: atlas, world: world) }

  var countryMaps: CountryMaps { maps.value }

  func countryPath(_ code: String) -> SitePath? { countrySlugs[code].map(SiteMap.country) }

  /// Returns the breadcrumbs for pages of places in a country; empty if the country has no page.
  func trail(ofCountry code: String) -> [(title: String, path: SitePath)] {
    guard let path = countryPath(code) else { return [] }
    return [(words("site.countries"), SiteMap.countries), (countryName(code), path)]
  }

  func countryName(_ code: String) -> String { countries[code]?.name ?? code }

  /// Returns a country's name with its article, for use within a sentence.
  func countryNameInText(_ code: String) -> String { countries[code]?.nameInText ?? code }

  func countryLink(_ code: String, note: String? = nil) -> PageLink {
    PageLink(title: countryName(code), path: countryPath(code)?.string, note: note)
  }

  func placeLink(_ place: Int, note: String? = nil) -> PageLink {
    PageLink(
      title: places.name(place), path: pages.entry(ofPlace: place)?.path.string, note: note)
  }

  func province(_ place: Int) -> String? {
    let view = places[place]
    return provinceNames.name(country: view.country, admin1: view.admin1)
  }
}
