import Gazetteer
import Geography
import Input

/// The places that have a page: those of the networks, capitals, and cities of 100,000 people or
/// more.
struct PlacePages: Sendable {
  /// A place of a network, by their indices.
  struct NetworkPlace: Sendable, Hashable {
    let network: Int
    let place: Int
  }

  /// A place with a page.
  struct Entry: Sendable {
    let path: SitePath
    let name: String
    /// The country's ISO code.
    let country: String
    let coordinate: Coordinate
    /// Its position in the table of places; nil for one that only a network knows.
    let place: Int?
    /// Where it lies on the networks.
    var networkPlaces: [NetworkPlace] = []
  }

  /// How many people make a place a city with a page.
  static let cityPopulation = 100_000

  /// Sorted by country, then path.
  let entries: [Entry]
  private let byPlace: [Int: Int]
  private let byNetworkPlace: [NetworkPlace: Int]

  /// No pages, for a site without them.
  static let none = PlacePages()

  private init() { (entries, byPlace, byNetworkPlace) = ([], [:], [:]) }

  /// Finds the places and gives each its URL.
  init(content: Content, grid: PlaceGrid) {
    let places = content.places
    let identities = PlaceIdentities(networks: content.networks, places: places, grid: grid)
    var chosen = Set(content.capitals.values).union(identities.known.values)
    for place in places.indices where places.population(place) >= Self.cityPopulation {
      chosen.insert(place)
    }
    let slugs = PlaceSlugs(Array(chosen), of: places, provinces: content.provinceNames)
    var entries = chosen.compactMap { place -> Entry? in
      guard let slug = slugs[place], !places[place].country.isEmpty else { return nil }
      return Entry(
        path: SitePath("places/\(slug)/"), name: places.name(place),
        country: places[place].country, coordinate: places.coordinate(place), place: place)
    }
    entries += Self.ownEntries(identities.own, content: content, taken: Set(entries.map(\.path)))
    entries.sort { ($0.country, $0.path) < ($1.country, $1.path) }
    var byPlace: [Int: Int] = [:]
    for (index, entry) in entries.enumerated() {
      if let place = entry.place { byPlace[place] = index }
    }
    let order = identities.known.sorted {
      ($0.key.network, $0.key.place) < ($1.key.network, $1.key.place)
    }
    for (key, place) in order {
      if let index = byPlace[place] { entries[index].networkPlaces.append(key) }
    }
    var byNetworkPlace: [NetworkPlace: Int] = [:]
    for (index, entry) in entries.enumerated() {
      for key in entry.networkPlaces { byNetworkPlace[key] = index }
    }
    self.entries = entries
    self.byPlace = byPlace
    self.byNetworkPlace = byNetworkPlace
  }

  /// The pages of places that only networks know.
  ///
  /// Their ids are their slugs where no other place of the country claims them, else their ids with
  /// the province that they lie in (`ua/lviv-odesa`), else with the network (`ua/lviv-roads`), and
  /// a number if even that is taken.
  private static func ownEntries(
    _ groups: [[NetworkPlace]], content: Content, taken: Set<SitePath>
  ) -> [Entry] {
    let places = groups.map { content.networks[$0[0].network].places[$0[0].place] }
    let plain = places.map { SiteMap.place($0.country, $0.id) }
    let long = places.map { place -> SitePath? in
      let province = place.coordinate.flatMap(content.atlas.province(at:))
      let name = province.map { content.atlas.provinces[$0].name } ?? ""
      if name.isEmpty { return nil }
      return SiteMap.place(
        place.country, "\(place.id)-\(ASCII.slug(name))")
    }
    let claims = (plain + long.compactMap(\.self)).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var taken = taken
    return groups.indices.map { index in
      let place = places[index]
      let network = content.networks[groups[index][0].network].slug
      let path =
        [plain[index], long[index]].lazy.compactMap(\.self).first {
          claims[$0] == 1 && !taken.contains($0)
        }
        ?? (1...).lazy.map { number in
          SiteMap.place(
            place.country, "\(place.id)-\(network)" + (number == 1 ? "" : "-\(number)"))
        }.first { claims[$0] == nil && !taken.contains($0) } ?? plain[index]
      taken.insert(path)
      return Entry(
        path: path, name: place.name, country: place.country,
        coordinate: place.coordinate ?? Coordinate(latitude: 0, longitude: 0), place: nil,
        networkPlaces: groups[index])
    }
  }

  /// The page of a place of the table, if it has one.
  func entry(ofPlace place: Int) -> Entry? { byPlace[place].map { entries[$0] } }

  /// The page of a place of a network, if it has one.
  func entry(network: Int, place: Int) -> Entry? {
    byNetworkPlace[NetworkPlace(network: network, place: place)].map { entries[$0] }
  }

  /// The positions in the table of all places with pages.
  var placesOfTable: [Int] { entries.compactMap(\.place) }
}
