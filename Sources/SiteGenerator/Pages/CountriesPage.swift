import Markup

/// The index of countries: a map and a table for each continent.
struct CountriesPage: PageModel {
  /// What stands around the content.
  var frame: PageFrame
  /// The world map as one inline `<svg>`; nil to leave it out.
  var map: HTML?
  /// What stands below the map; nil for nothing.
  var mapCaption: String?
  /// Every country and territory, by continent.
  var continents: [Continent]
  /// Where the figures come from and what counts as a country here.
  var note: String

  static let fields = framed([
    .html("map") { $0.map },
    .text("mapCaption") { $0.mapCaption },
    .list("continents") { $0.continents },
    .text("note") { $0.note },
  ])
}
