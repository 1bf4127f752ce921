import Markup

/// The list of countries, with a table for each continent.
struct CountriesPage: PageModel {
  var frame: PageFrame
  var continents: [Continent]
  /// A note on the definition of a country; `nil` if the countries are not those of the world.
  var note: String?

  static let fields = framed([
    .list("continents") { $0.continents },
    .text("note") { $0.note },
  ])
}
