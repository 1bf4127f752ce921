import Markup

/// The index of countries: a table for each continent.
struct CountriesPage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame
  /// Every country and territory, by continent.
  var continents: [Continent]
  /// A note on the source of the figures and the definition of a country.
  var note: String

  static let fields = framed([
    .list("continents") { $0.continents },
    .text("note") { $0.note },
  ])
}
