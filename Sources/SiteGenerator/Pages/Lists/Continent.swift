import Markup

/// The countries of a continent.
struct Continent: TemplateModel {
  /// The suffix of the heading's `id` attribute, such as "europe".
  var id: String
  var title: String
  /// The countries and territories, sorted by name.
  var countries: [CountryRow]

  static let fields: [ModelField<Continent>] = [
    .text("id") { $0.id },
    .text("title") { $0.title },
    .integer("count") { $0.countries.count },
    .list("countries") { $0.countries },
  ]
}

/// A country in a list or table.
struct CountryRow: TemplateModel {
  var title: String
  var path: String
  var capital: String?
  /// The sort key of ``population``; `nil` if unknown.
  var populationValue: Int?
  /// A text such as "44,622,516" or "unknown".
  var population: String
  /// The sort key of ``area``, in km²; `nil` if unknown.
  var areaValue: Int?
  /// A text in km² without the unit, such as "603,700" or "unknown".
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
