import Input

/// URL slugs of places, such as `ua/lviv`: in lower-case ASCII, and unique among the given places.
///
/// If a place's name is unique among the given places of its country, the slug is the name. All
/// places that share a name get their province as a suffix (`us/springfield-illinois`), so no slug
/// depends on the order of the places. The suffix is the province's code if the province's name is
/// unknown. If the result is not unique either, the place's id follows. A slug has at most 120
/// bytes after the country's code.
public struct PlaceSlugs: Sendable {
  /// The maximum lengths, in bytes, of a name and of a province. An id has at most ten digits.
  private static let nameLimit = 80
  private static let provinceLimit = 28

  private let slugs: [Int: String]

  /// Makes the slugs of the chosen places of a table.
  public init(_ chosen: [Int], of places: PlaceTable, provinces: ProvinceNames = ProvinceNames()) {
    let chosen = Array(Set(chosen)).sorted()
    let plain = chosen.map { Self.plain(places[$0], places.addressName($0)) }
    let long = zip(chosen, plain).map { place, slug -> String in
      let view = places[place]
      let province = provinces.name(country: view.country, admin1: view.admin1) ?? view.admin1
      return province.isEmpty ? slug : slug + "-" + ASCII.slug(province, limit: Self.provinceLimit)
    }
    let plainCounts = Self.counts(plain)
    let longCounts = Self.counts(long)
    var slugs: [Int: String] = [:]
    for (position, place) in chosen.enumerated() {
      if plainCounts[plain[position]] == 1 {
        slugs[place] = plain[position]
      } else if longCounts[long[position]] == 1, plainCounts[long[position]] == nil {
        slugs[place] = long[position]
      } else {
        slugs[place] = long[position] + "-" + String(places.id(place))
      }
    }
    self.slugs = slugs
  }

  /// The slug of a place, such as `ua/lviv`; `nil` for a place that was not chosen.
  public subscript(place: Int) -> String? { slugs[place] }

  private static func plain(_ place: Place, _ name: String) -> String {
    ASCII.slug(place.country) + "/" + ASCII.slug(name, limit: nameLimit)
  }

  private static func counts(_ values: [String]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for value in values { counts[value, default: 0] += 1 }
    return counts
  }
}
