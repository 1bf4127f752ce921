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
  /// Districts are not marked in the data, but corrections name some. A place counts as a district if
  /// it lies less than 12 km from a kept city with at least twice as many people, and as a duplicate
  /// if it lies less than 5 km from one with exactly as many. Places of `keeping` (GeoNames ids),
  /// which are cities of their own, and capitals are never left out, unless a correction says that
  /// they are districts.
  public func largestCities(
    of sorted: [Int], limit: Int, keeping: Set<Int> = []
  ) -> [Int] {
    var kept: [Int] = []
    for place in sorted {
      guard kept.count < limit else { break }
      let id = id(place)
      guard city(ofDistrict: place) == nil else { continue }
      if keeping.contains(id) || !isDistrict(place, of: kept) { kept.append(place) }
    }
    return kept
  }

  /// For each country code, its largest cities without districts, at most 60; capitals and cities
  /// known to be independent never count as districts.
  ///
  /// - Parameter capitals: positions by country code.
  public func largestCities(capitals: [String: Int]) -> [String: [Int]] {
    let keeping = IndependentCities.geonameIDs.union(capitals.values.map { id($0) })
    return placesByCountry().mapValues { largestCities(of: $0, limit: 60, keeping: keeping) }
  }

  private func isDistrict(_ place: Int, of cities: [Int]) -> Bool {
    cities.contains { city in
      let reach =
        populations[city] / 2 >= populations[place]
        ? 12_000.0 : populations[city] == populations[place] ? 5_000 : 0
      return lies(place, within: reach, of: city)
    }
  }

  /// The cities among places that are sorted by population, without towns in the sprawl of a much
  /// larger city, for maps on which they would be a single dot.
  ///
  /// A place counts as such a town if it lies less than 25 km from a kept city of a million people or
  /// more with at least five times its population. If fewer than five would remain, as in a city
  /// state, all are kept.
  public func citiesApart(among sorted: [Int], keeping: Int?) -> [Int] {
    var kept: [Int] = []
    for place in sorted {
      let isSuburb = kept.contains { city in
        populations[city] >= 1_000_000 && populations[city] / 5 >= populations[place]
          && lies(place, within: 25_000, of: city)
      }
      if place == keeping || !isSuburb { kept.append(place) }
    }
    return kept.count < 5 ? sorted : kept
  }

  private func lies(_ place: Int, within reach: Double, of city: Int) -> Bool {
    // A degree of latitude is 111 km, so most places are too far north or south for their distance to
    // be measured.
    abs(latitudes[city] - latitudes[place]) * 110_000 < reach
      && GreatCircle.distance(coordinate(city), coordinate(place)) < reach
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
