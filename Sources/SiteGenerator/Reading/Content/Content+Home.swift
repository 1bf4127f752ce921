import Cartography
import Gazetteer
import Geography
import Input

extension Content {
  enum HomeFigure: Equatable {
    /// A route, the map of the world, or both; if there is neither, the map of the first network.
    case `default`
    case world
    case network(String)
    /// The page shows a text instead of a map.
    case none
  }

  var homeFigure: HomeFigure {
    guard let name = configuration.home?.name else { return .default }
    if name == Self.worldName { return .world }
    return networks.contains { $0.slug == name } ? .network(name) : .none
  }

  /// The text that the key `home` names, or otherwise `pages/index.md`; `nil` if neither exists.
  var homeText: TextContent? {
    texts.first { $0.path.string == configuration.home?.name } ?? texts.first { $0.path == .home }
  }

  static let worldName = "world"

  /// - Parameter mayBe: returns true if a name might belong to a file that could not be read.
  func checkHome(
    mayBe: (String) -> Bool = { _ in false }, into diagnostics: inout Diagnostics
  ) {
    guard let home = configuration.home, !mayBe(home.name) else { return }
    let paths = texts.map(\.path.string).filter { !$0.isEmpty }
    if home.name == Self.worldName {
      if countries.countries.isEmpty {
        diagnostics.error(
          at: home.location, "the atlas has no countries, so there is no map of the world",
          hint: "add the countries with data: world in site.yml")
      }
    } else if paths.contains(home.name) {
      guard let text = texts.first(where: { $0.path == .home }) else { return }
      diagnostics.error(
        at: home.location, "the home page already has a text, \(text.location.path)",
        hint: "remove that file, or leave out the key home")
    } else if !networks.contains(where: { $0.slug == home.name }) {
      let known = networks.filter { $0.derivation == nil }.map(\.slug) + paths + [Self.worldName]
      diagnostics.error(
        at: home.location, "no network or text is called '\(home.name)'",
        hint: Suggestion.hint(for: home.name, among: known)
          ?? "the home page shows a network (\(networks.first?.slug ?? "roads")), a text (about/), or "
          + "world")
    }
  }

  func checkRegion(into diagnostics: inout Diagnostics) {
    guard let region = configuration.region else { return }
    if countries.countries.isEmpty {
      diagnostics.error(
        at: region.location, "the atlas has no countries, so there is no map of the world",
        hint: "add the countries with data: world in site.yml")
      return
    }
    guard case .countries(let codes) = region.choice else { return }
    for country in codes where !land.codes.contains(country.code) {
      diagnostics.error(
        at: country.location, "no outline has the country code '\(country.code)'",
        hint: countries[country.code] != nil
          ? "add the country to countries/outlines.geojson"
          : Suggestion.hint(for: country.code, among: land.codes) ?? "use its ISO code, as in UA")
    }
  }

  var world: MapFrame {
    switch configuration.region?.choice {
    case .box(let box): .region(box)
    case .countries(let codes):
      Cartographer(atlas: atlas).region(ofCountries: codes.map(\.code)) ?? .world
    case nil: .world
    }
  }

  var trips: [SiteConfiguration.TripChoice] {
    configuration.wants(.networks) && configuration.wants(.trips) ? configuration.trips : []
  }
}
