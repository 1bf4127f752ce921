import Markup

/// The index of countries: a table for each continent.
struct CountriesPage: PageModel {
  /// What stands around the content.
  var frame: PageFrame
  /// Every country and territory, by continent.
  var continents: [Continent]
  /// Where the figures come from and what counts as a country here.
  var note: String

  static let fields = framed([
    .list("continents") { $0.continents },
    .text("note") { $0.note },
  ])
}
