import Geography

extension PlaceTable {
  /// Positions sorted by population, largest first, ties by id.
  public func byPopulation(_ places: [Int]) -> [Int] {
    places.sorted {
      populations[$0] != populations[$1] ? populations[$0] > populations[$1] : $0 < $1
    }
  }

  /// For each country code, its places, largest first.
  public func placesByCountry() -> [String: [Int]] {
    var groups: [CountryCode: [Int]] = [:]
    for place in indices { groups[countries[place], default: []].append(place) }
    var result: [String: [Int]] = [:]
    for (code, places) in groups { result[code.description] = byPopulation(places) }
    return result
  }

  /// The largest cities among places that are sorted by population, districts left out.
  ///
  /// Districts are not marked in the data. A place is taken for one if it lies less than 12 km
  /// from a kept city with at least twice as many people. Places of `keeping` (GeoNames ids) stay
  /// in any case: neighbours that are cities of their own, and capitals.
  public func largestCities(
    of sorted: [Int], limit: Int, keeping: Set<Int> = []
  ) -> [Int] {
    var kept: [Int] = []
    for place in sorted {
      guard kept.count < limit else { break }
      let id = geonameID(place)
      guard !CityDistricts.geonameIDs.contains(id) else { continue }
      if keeping.contains(id) || !isDistrict(place, of: kept) { kept.append(place) }
    }
    return kept
  }

  private func isDistrict(_ place: Int, of cities: [Int]) -> Bool {
    cities.contains { city in
      populations[city] >= 2 * populations[place]
        && abs(latitudes[city] - latitudes[place]) < 0.11
        && GreatCircle.distance(coordinate(city), coordinate(place)) < 12_000
    }
  }
}

/// Neighbours of larger cities that are cities of their own, not districts, for `keeping` of
/// ``PlaceTable/largestCities(of:limit:keeping:)``.
public enum IndependentCities {
  /// GeoNames ids.
  public static let geonameIDs: Set<Int> = [
    1859642,  // Kawasaki
    2921466,  // Gelsenkirchen
  ]
}

/// Districts that the data give more people than the city they belong to, so that no rule could
/// tell them from a city.
enum CityDistricts {
  /// GeoNames ids.
  static let geonameIDs: Set<Int> = [
    13_580_034  // Pravyi Bereh, Mariupol
  ]
}
