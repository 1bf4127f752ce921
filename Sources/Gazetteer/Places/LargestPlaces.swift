import Geography

extension PlaceTable {
  /// Returns the given places (positions in the table) sorted by population, largest first. Places
  /// with equal populations are sorted by position.
  public func byPopulation(_ places: [Int]) -> [Int] {
    places.sorted {
      populations[$0] != populations[$1] ? populations[$0] > populations[$1] : $0 < $1
    }
  }

  /// Returns the places of each country, largest first, keyed by country code.
  public func placesByCountry() -> [String: [Int]] {
    var groups: [CountryCode: [Int]] = [:]
    for place in indices { groups[countries[place], default: []].append(place) }
    var result: [String: [Int]] = [:]
    for (code, places) in groups { result[code.description] = byPopulation(places) }
    return result
  }

  /// Returns the largest cities among places that are sorted by population. Districts of cities and
  /// duplicates are left out.
  ///
  /// The data do not mark districts, but some corrections do. A place also counts as a district if
  /// it lies less than 12 km from a kept city with at least twice as many people. A place counts as
  /// a duplicate if it lies less than 5 km from a kept city with the same population. A place in
  /// `keeping` (GeoNames ids), such as a capital or an independent city, never counts as a
  /// duplicate, and counts as a district only if a correction makes it one.
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

  /// Returns up to 60 of each country's largest cities, without their districts, keyed by country
  /// code. Capitals and ``IndependentCities`` count as districts only if a correction makes them
  /// districts.
  ///
  /// - Parameter capitals: the position of each country's capital, keyed by country code.
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

  /// Returns the given places without the suburbs of much larger cities, because on some maps a
  /// suburb and its city would be a single dot. The places must be sorted by population.
  ///
  /// A place counts as a suburb if it lies less than 25 km from a kept city that has at least a
  /// million people and at least five times the place's population. The place `keeping` is never
  /// left out. If fewer than five places would remain, as in a city state, all places are kept.
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
    // A degree of latitude is more than 110 km, so comparing latitudes first avoids computing most
    // distances.
    abs(latitudes[city] - latitudes[place]) * 110_000 < reach
      && GreatCircle.distance(coordinate(city), coordinate(place)) < reach
  }
}

/// Independent cities that look like districts, because they are near a larger city.
public enum IndependentCities {
  /// The GeoNames ids of the cities.
  public static let geonameIDs: Set<Int> = [
    1859642,  // Kawasaki
    2921466,  // Gelsenkirchen
  ]
}
