import Gazetteer
import Geography
import Input

extension Content {
  /// The distance in metres from a country at which a place is still taken for its own: outlines are
  /// coarse, harbours and islands lie at sea, and worldviews differ on whose land a place is on.
  private static let countryReach = 200_000.0

  /// Warns of places of networks that lie far from their country, as they do where latitude and
  /// longitude are exchanged.
  func checkPositions(into diagnostics: inout Diagnostics) {
    for network in networks where network.derivation == nil {
      for place in network.places {
        guard let position = place.coordinate,
          atlas.country(place.country)?.polygons.isEmpty == false,
          !isNear(position, place.country)
        else { continue }
        let swapped = Coordinate(latitude: position.longitude, longitude: position.latitude)
        diagnostics.warning(
          at: place.location,
          "place '\(place.id)' lies at \(Words.degrees(position)), more than "
            + "\(Words.length(metres: Int64(Self.countryReach))) from its country, "
            + "\(countries[place.country]?.name ?? place.country)",
          hint: swapped.isValid && isNear(swapped, place.country)
            ? "latitude and longitude seem to be exchanged" : "check its position and its country")
      }
    }
  }

  private func isNear(_ position: Coordinate, _ country: String) -> Bool {
    atlas.isPlace(position, inCountry: country, orWithin: Self.countryReach)
  }
}
