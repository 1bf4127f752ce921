import Geography
import Input

/// Computes the rank of each place; see ``Ranking``.
enum PlaceRanks {
  /// The minimum population of a city that can have districts.
  private static let cityPopulation: Int64 = 100_000
  /// The distance in metres within which a smaller place counts as a district of a city.
  private static let reach = 12_000.0
  /// ``reach`` in degrees of latitude, rounded up.
  private static let reachInDegrees = 0.11

  /// - Parameter language: the ISO 639 code of the pages' language.
  static func ranks(
    of places: PlaceTable, capitals: Set<Int>, countries: CountryTable, language: String
  ) -> [UInt8] {
    var ranks = places.indices.map { place in
      Ranking.defaultRank + Ranking.fame(alternates: alternates(of: place, places))
    }
    for capital in capitals { ranks[capital] += Ranking.capitalRank }
    for place in districts(of: places) where !capitals.contains(place) {
      ranks[place] += Ranking.districtRank
    }
    for place in places.indices where places.isOwn(place) { ranks[place] += Ranking.ownRank }
    let speaking = Set(
      countries.countries.filter { speaks($0, language) }.compactMap { CountryCode($0.code) })
    for place in places.indices where speaking.contains(places.countries[place]) {
      ranks[place] += Ranking.languageRank
    }
    return ranks.map { UInt8(clamping: $0) }
  }

  private static func speaks(_ country: Country, _ language: String) -> Bool {
    guard let first = country.languages.first else { return false }
    return first.prefix(while: { $0 != "-" }) == language
  }

  private static func alternates(of place: Int, _ places: PlaceTable) -> Int {
    let range = places.alternates[place]
    guard !range.isEmpty else { return 0 }
    return places.text[range.range].count { $0 == UInt8(ascii: ",") } + 1
  }

  /// Returns the places that are near a city and have at most half the city's population.
  private static func districts(of places: PlaceTable) -> [Int] {
    let order = places.indices.sorted { places.latitudes[$0] < places.latitudes[$1] }
    let latitudes = order.map { places.latitudes[$0] }
    var found = [Bool](repeating: false, count: places.count)
    for city in places.indices where places.populations[city] >= cityPopulation {
      let centre = places.coordinate(city)
      var position = latitudes.partitioningIndex { $0 >= centre.latitude - reachInDegrees }
      while position < order.count, latitudes[position] <= centre.latitude + reachInDegrees {
        let place = order[position]
        position += 1
        guard places.populations[place] <= places.populations[city] / 2, !found[place],
          // This test is wrong only near the poles and the antimeridian, where there is no large
          // city.
          abs(places.longitudes[place] - centre.longitude) < 1
        else { continue }
        found[place] = GreatCircle.distance(centre, places.coordinate(place)) < reach
      }
    }
    return places.indices.filter { found[$0] }
  }
}
