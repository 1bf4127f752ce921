import Markup

/// The countries of a continent.
struct Continent: TemplateModel {
  /// The suffix of the heading's `id` attribute, such as "europe".
  var id: String
  /// The continent's name, such as "Europe".
  var title: String
  /// The countries and territories of the continent, sorted by name.
  var countries: [CountryRow]

  static let fields: [ModelField<Continent>] = [
    .text("id") { $0.id },
    .text("title") { $0.title },
    .integer("count") { $0.countries.count },
    .list("countries") { $0.countries },
  ]
}

/// A country in a list or a table of countries.
struct CountryRow: TemplateModel {
  /// The country's name, such as "Ukraine".
  var title: String
  /// The path of the country's page, such as `countries/ukraine/`.
  var path: String
  /// The country's capital; `nil` if it has none.
  var capital: String?
  /// The country's population, for sorting; `nil` if unknown.
  var populationValue: Int?
  /// The country's population as text, such as "44,622,516" or "unknown".
  var population: String
  /// The country's area in km², for sorting; `nil` if unknown.
  var areaValue: Int?
  /// The country's area as text without a unit, such as "603,700" or "unknown".
  var area: String

  static let fields: [ModelField<CountryRow>] = [
    .text("title") { $0.title },
    .url("path") { $0.path },
    .text("capital") { $0.capital },
    .integer("populationValue") { $0.populationValue },
    .text("population") { $0.population },
    .integer("areaValue") { $0.areaValue },
    .text("area") { $0.area },
  ]
}
