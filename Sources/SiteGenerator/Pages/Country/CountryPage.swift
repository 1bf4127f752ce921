import Markup

/// The page of a country or territory.
struct CountryPage: PageModel {
  /// The frame. Its `lead` describes the country in one sentence.
  var frame: PageFrame
  /// The map of the country with its provinces and links to cities.
  var map: MapFigure?
  /// The text below the map. It says whose view of borders the map shows, and explains disputed
  /// lines, insets and missing land.
  var worldview: String?
  /// The path of the page about borders; `nil` if the content has none.
  var worldviewPath: String?
  var facts: [Fact]
  /// The country's name within a sentence, such as `the United States`.
  var nameInText: String
  /// The countries that have a page and share a land border with this country.
  var neighbours: [PageLink]
  /// A Boolean value that is true if the country borders countries that have no page.
  var hasNeighboursWithoutPage: Bool
  /// The largest cities of the country, largest first.
  var cities: [CityRow]
  /// The caption of the table of cities. It names the source of the population figures.
  var citiesCaption: String
  var placesPath: String?
  /// The text of the link to `placesPath`, such as "61 places in Ukraine with a page".
  var placesTitle: String?
  var ownNetwork: OwnNetwork?
  /// The networks with places in the country, except ``ownNetwork``. The notes count the places and
  /// links in the country, as in "84 places, 131 links".
  var networks: [PageLink]
  /// A sentence with the number of precomputed routes that begin or end in the country.
  var routesSentence: String?
  /// Links to the lists of routes that begin at a place in the country. The notes give the network
  /// and the number of routes.
  var routes: [PageLink]
  var provinces: [String]
  /// The label that opens the list of provinces, such as "All 27 provinces on the map".
  var provincesTitle: String

  static let fields = framed([
    .record("map") { $0.map },
    .text("worldview") { $0.worldview },
    .url("worldviewPath") { $0.worldviewPath },
    .list("facts") { $0.facts },
    .text("nameInText") { $0.nameInText },
    .list("neighbours") { $0.neighbours },
    .flag("hasNeighbours") { !$0.neighbours.isEmpty },
    .flag("hasNeighboursWithoutPage") { $0.hasNeighboursWithoutPage },
    .list("cities") { $0.cities },
    .flag("hasCities") { !$0.cities.isEmpty },
    .flag("hasCityProvinces") { $0.cities.contains { $0.province?.isEmpty == false } },
    .text("citiesCaption") { $0.citiesCaption },
    .url("placesPath") { $0.placesPath },
    .text("placesTitle") { $0.placesTitle },
    .record("ownNetwork") { $0.ownNetwork },
    .list("networks") { $0.networks },
    .flag("hasNetworks") { !$0.networks.isEmpty },
    .text("routesSentence") { $0.routesSentence },
    .list("routes") { $0.routes },
    .flag("hasRoutes") { !$0.routes.isEmpty },
    .texts("provinces") { $0.provinces },
    .flag("hasProvinces") { !$0.provinces.isEmpty },
    .text("provincesTitle") { $0.provincesTitle },
  ])
}

struct CityRow: TemplateModel {
  var link: PageLink
  /// The city's name in the country's first language; `nil` if that name is not certain.
  var localName: LocalName?
  var province: String?
  var isCapital: Bool
  /// The sort key of ``population``.
  var populationValue: Int
  /// A text such as "2,797,553".
  var population: String
  /// The length of the bar: the population as a percentage of the largest population in the table.
  var share: Int

  static let fields: [ModelField<CityRow>] = [
    .text("title") { $0.link.title },
    .url("path") { $0.link.path },
    .text("localName") { $0.localName?.name },
    .text("localLanguage") { $0.localName?.language },
    .text("province") { $0.province },
    .flag("isCapital") { $0.isCapital },
    .integer("populationValue") { $0.populationValue },
    .text("population") { $0.population },
    .integer("share") { $0.share },
  ]
}
