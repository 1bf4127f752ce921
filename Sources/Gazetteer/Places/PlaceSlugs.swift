import Input

/// URL slugs of places: `ua/lviv`, ASCII and lower-case, unique among the places given.
///
/// If only one of the given places of a country has a name, its slug is that name. Places with the
/// same name are distinguished by their province (`us/springfield-illinois`, or its code if the
/// name is not known), and those in the same province by GeoNames id. All of them get such a
/// suffix, so that no slug depends on the order. Long names are cut: a slug has at most 120 bytes
/// after the country's code.
public struct PlaceSlugs: Sendable {
  /// The maximum lengths of a name and of a province in a slug, in bytes; an id adds at most ten.
  private static let nameLimit = 80
  private static let provinceLimit = 28

  private let slugs: [Int: String]

  /// Makes the slugs of some places of a table.
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

  /// The slug of a place, `ua/lviv`; nil for places that were not given.
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
