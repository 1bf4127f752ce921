extension CountryTable {
  /// Returns the position of each country's capital in the place table, keyed by country code.
  ///
  /// A place with the feature code PPLC is a capital. If a country has no such place, the capital's
  /// name in the country table is compared with the folded names of the country's places. If
  /// several places match, a match of the main name takes precedence over a match of an alternate
  /// name. Ties are broken by the larger population, then by the smaller id.
  public func capitals(among places: PlaceTable) -> [String: Int] {
    var result: [String: Int] = [:]
    var candidates: [CountryCode: [Int]] = [:]
    let marked = Set(places.featureValues.indices.filter { places.featureValues[$0] == "P.PPLC" })
    for place in places.indices {
      let code = places.country(place)
      if marked.contains(Int(places.features[place])),
        better(place, than: result[code.description], places)
      {
        result[code.description] = place
      }
      candidates[code, default: []].append(place)
    }
    for country in countries where result[country.code] == nil && !country.capital.isEmpty {
      guard let code = CountryCode(country.code) else { continue }
      let wanted = Folding.fold(country.capital)
      result[country.code] = find(wanted, among: candidates[code] ?? [], of: places)
    }
    return result
  }

  private func better(_ place: Int, than other: Int?, _ places: PlaceTable) -> Bool {
    other.map { places.population(place) > places.population($0) } ?? true
  }

  private func find(_ wanted: String, among candidates: [Int], of places: PlaceTable) -> Int? {
    let matches = candidates.compactMap { place -> (rank: Int, population: Int, place: Int)? in
      let view = places[place]
      let isMain = Folding.fold(view.name) == wanted
      guard isMain || view.alternateNames.contains(where: { Folding.fold($0) == wanted }) else {
        return nil
      }
      return (isMain ? 1 : 0, view.population, place)
    }
    // Of several equal matches, the first is the maximum.
    return matches.max { ($0.rank, $0.population) < ($1.rank, $1.population) }?.place
  }
}
