import Markup

/// A country or territory.
struct CountryPage: PageModel {
  /// The parts of the page around the content; its `lead` describes the country in one sentence.
  var frame: PageFrame
  /// The map with provinces; the overlay holds its cities as links. Nil if there is none.
  var map: MapFigure?
  /// The view of the borders that the map shows, in a sentence; `nil` if no border is disputed.
  var worldview: String?
  /// Path of the page about borders; `nil` if the content has none.
  var worldviewPath: String?
  /// Capital, people, area, currency, languages, calling code, top-level domain.
  var facts: [Fact]
  /// Its name within a sentence, such as `the United States`.
  var nameInText: String
  /// The countries that border it by land.
  var neighbours: [PageLink]
  /// Its largest cities, largest first, at most about 30.
  var cities: [CityRow]
  /// The caption of the table of cities, with the source of the figures.
  var citiesCaption: String
  /// Path of the list of the country's places that have pages; `nil` if there are none.
  var placesPath: String?
  /// The words of that link, such as "All 61 places of Ukraine in this atlas".
  var placesTitle: String?
  /// The network of its own cities; `nil` if countries have none.
  var ownNetwork: OwnNetwork?
  /// The other networks that touch it; the notes say how, such as "84 places, 131 links".
  var networks: [PageLink]
  /// A sentence with the number of precomputed routes that touch the country; `nil` if there are
  /// none.
  var routesSentence: String?
  /// A choice of routes that begin or end in it, at most about 30; the notes are their lengths.
  var routes: [PageLink]
  /// Its provinces' names, sorted.
  var provinces: [String]
  /// The label that opens the list, such as "All 27 provinces".
  var provincesTitle: String

  static let fields = framed([
    .record("map") { $0.map },
    .text("worldview") { $0.worldview },
    .url("worldviewPath") { $0.worldviewPath },
    .list("facts") { $0.facts },
    .text("nameInText") { $0.nameInText },
    .list("neighbours") { $0.neighbours },
    .flag("hasNeighbours") { !$0.neighbours.isEmpty },
    .list("cities") { $0.cities },
    .flag("hasCities") { !$0.cities.isEmpty },
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

/// A city in a country's table.
struct CityRow: TemplateModel {
  /// Its name and the path of its page, if it has one.
  var link: PageLink
  /// Its name in its own script, with the language if known; `nil` if it is the same.
  var localName: LocalName?
  /// The province it lies in; `nil` if unknown.
  var province: String?
  /// A Boolean value that is true if the city is the capital.
  var isCapital: Bool
  /// Its people, for sorting.
  var populationValue: Int
  /// Its people in words, such as "2,797,553".
  var population: String
  /// The bar's length in per cent of the largest city's, 0 to 100.
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
