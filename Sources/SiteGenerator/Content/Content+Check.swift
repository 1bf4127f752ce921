import Geography
import Input
import Markup

extension Content {
  /// Reports what is wrong between files that are right each by itself.
  func check(into diagnostics: inout Diagnostics) {
    for network in networks {
      if case .grid(_, _, let outline, _) = network.settings.ground,
        atlas.country(outline) == nil
      {
        diagnostics.error(
          at: network.settings.outlineLocation, "no country has the code '\(outline)'",
          hint: Suggestion.hint(for: outline, among: atlas.countries.map(\.code)))
      }
      let headings = sources.document.headings.map(\.text)
      for source in network.settings.sources where !headings.contains(source.heading) {
        diagnostics.error(
          at: source.location, "\(sources.location.path) has no heading '\(source.heading)'",
          hint: Suggestion.hint(for: source.heading, among: headings)
            ?? "every data set has one there")
      }
    }
    for trip in configuration.trips {
      guard let network = networks.first(where: { $0.slug == trip.network }) else { continue }
      var seen: Set<String> = []
      for city in trip.cities {
        if network.index(ofPlace: city.id) == nil {
          diagnostics.error(
            at: city.location, "unknown place '\(city.id)' in network '\(network.slug)'",
            hint: Suggestion.hint(for: city.id, among: network.places.map(\.id)))
        } else if !seen.insert(city.id).inserted {
          diagnostics.error(at: city.location, "the trip visits '\(city.id)' twice")
        }
      }
    }
  }
}
