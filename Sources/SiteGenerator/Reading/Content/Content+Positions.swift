import Gazetteer
import Geography
import Input

extension Content {
  /// The maximum distance of a place from the outline of its country, in metres. It is large
  /// because outlines are coarse, some harbours and islands are missing from them, and worldviews
  /// differ about territory.
  private static let countryReach = 200_000.0

  /// Returns the digest of everything that ``checkPositions(into:)`` depends on.
  func positions(on ground: Digest) -> Digest {
    var digester = Digester()
    digester.mix(ground)
    for network in networks where network.derivation == nil {
      if case .grid = network.settings.ground { digester.mix("grid") }
      digester.mix(network.places.count)
      for place in network.places {
        for text in [place.id, place.country, place.location.path] { digester.mix(text) }
        for number in [place.location.line, place.location.column] { digester.mix(number) }
        digester.mix(place.coordinate?.latitude ?? .nan)
        digester.mix(place.coordinate?.longitude ?? .nan)
      }
    }
    return digester.digest
  }

  /// Warns about network places that are far from their country.
  func checkPositions(into diagnostics: inout Diagnostics) {
    for network in networks where network.derivation == nil {
      checkDistances(in: network, into: &diagnostics)
      checkOutlines(of: network, into: &diagnostics)
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
            ? "latitude and longitude seem to be swapped" : "check its position and its country")
      }
    }
  }

  /// Warns about places in countries without an outline if other countries have outlines.
  private func checkOutlines(of network: NetworkContent, into diagnostics: inout Diagnostics) {
    if case .grid = network.settings.ground { return }
    guard !land.outlined.isEmpty else { return }
    let places = network.places.filter {
      $0.coordinate != nil && !$0.country.isEmpty && !land.outlined.contains($0.country)
    }
    guard let first = places.first else { return }
    let codes = Set(places.map(\.country)).sorted()
    diagnostics.warning(
      at: first.location,
      "the outlines lack \(codes.prefix(5).joined(separator: ", "))"
        + (codes.count > 5 ? " and \(codes.count - 5) more" : "") + ": maps show sea there",
      hint: "add their outlines, or remove the others to have maps without sea")
  }

  /// Warns about places that are far from the rest of their network, probably by mistake. Either
  /// their latitude and longitude are 0, or swapping the two would bring them close to the rest.
  /// Places in countries with an outline are left out, because ``checkPositions(into:)`` checks
  /// them.
  private func checkDistances(
    in network: NetworkContent, into diagnostics: inout Diagnostics
  ) {
    let positions = network.places.compactMap(\.coordinate)
    guard positions.count > 3 else { return }
    let latitudes = positions.map(\.latitude).sorted()
    let longitudes = positions.map(\.longitude).sorted()
    let middle = Coordinate(
      latitude: latitudes[latitudes.count / 2], longitude: longitudes[longitudes.count / 2])
    let distances = positions.map { GreatCircle.distance($0, middle) }.sorted()
    let median = distances[distances.count / 2]
    for place in network.places where atlas.country(place.country)?.polygons.isEmpty != false {
      guard let position = place.coordinate else { continue }
      let isZero = position.latitude == 0 && position.longitude == 0
      let swapped = Coordinate(latitude: position.longitude, longitude: position.latitude)
      let distance = GreatCircle.distance(position, middle)
      guard distance > max(4 * median, Self.countryReach),
        isZero
          || swapped.isValid
            && GreatCircle.distance(swapped, middle) <= max(2 * median, Self.countryReach / 10)
      else { continue }
      diagnostics.warning(
        at: place.location,
        "place '\(place.id)' lies at \(Words.degrees(position)), "
          + "\(Words.length(metres: Int64(distance))) from the middle of the network",
        hint: isZero ? "check its position" : "latitude and longitude seem to be swapped")
    }
  }

  private func isNear(_ position: Coordinate, _ country: String) -> Bool {
    atlas.isPlace(position, inCountry: country, orWithin: Self.countryReach)
  }
}
