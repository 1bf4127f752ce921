import Markup

/// The list of countries, with a table for each continent.
struct CountriesPage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame
  /// All countries and territories, grouped by continent.
  var continents: [Continent]
  /// A note about the source of the figures and the definition of a country.
  var note: String

  static let fields = framed([
    .list("continents") { $0.continents },
    .text("note") { $0.note },
  ])
}
