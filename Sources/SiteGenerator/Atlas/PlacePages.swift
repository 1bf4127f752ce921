import Gazetteer
import Geography
import Input

/// The places that have a page: those of the networks, capitals, and cities of 100,000 people or
/// more.
struct PlacePages: Sendable {
  /// A place with a page.
  struct Entry: Sendable {
    let path: SitePath
    let name: String
    /// The country's ISO code.
    let country: String
    let coordinate: Coordinate
    /// Its position in the table of places.
    let place: Int
    /// Its positions on the networks.
    let networkPlaces: [PlaceIdentities.Key]
    /// The names that it may have in the ``AddressBook``; none without a book.
    let namesInBook: [String]
  }

  /// The number of people that make a place a city with a page.
  static let cityPopulation = 100_000

  /// Sorted by country, then path.
  let entries: [Entry]
  private let byPlace: [Int: Int]
  private let byNetworkPlace: [PlaceIdentities.Key: Int]

  /// No pages, for a site without them.
  static let none = PlacePages()

  private init() { (entries, byPlace, byNetworkPlace) = ([], [:], [:]) }

  /// Finds the places and gives each its URL.
  init(content: Content) {
    let (places, keys) = (content.places, content.placeKeys)
    let cities = places.indices.filter { places.population($0) >= Self.cityPopulation }
    let chosen = Set(content.capitals.values).union(cities)
      .union(keys.keys.filter { !places.isOwn($0) })
      .filter { !places.country($0).description.isEmpty }
    let slugs = PlaceSlugs(Array(chosen), of: places, provinces: content.provinceNames)
    let taken = content.addresses.taken
    var paths: [Int: SitePath] = [:]
    for place in chosen {
      guard let slug = slugs[place] else { continue }
      let path = SitePath("places/\(slug)/")
      paths[place] =
        content.address(ofPlace: place)
        ?? (taken.contains(path) ? SitePath("places/\(slug)-\(places.id(place))/") : path)
    }
    Self.addOwn(to: &paths, content: content)
    entries = paths.map { place, path in
      Entry(
        path: path, name: places.name(place), country: places.country(place).description,
        coordinate: places.coordinate(place), place: place, networkPlaces: keys[place] ?? [],
        namesInBook: content.namesInBook(ofPlace: place))
    }.sorted { ($0.country, $0.path) < ($1.country, $1.path) }
    byPlace = Dictionary(
      entries.enumerated().map { ($1.place, $0) }, uniquingKeysWith: { first, _ in first })
    byNetworkPlace = Dictionary(
      entries.enumerated().flatMap { index, entry in entry.networkPlaces.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Adds the pages of places that only networks know.
  ///
  /// Their ids are their slugs where no other place of the country claims them, else their ids with
  /// the province that they lie in (`ua/lviv-odesa`), else with the network (`ua/lviv-roads`), and
  /// a number if even that is taken.
  private static func addOwn(to paths: inout [Int: SitePath], content: Content) {
    let own = content.placeKeys.filter { content.places.isOwn($0.key) }
      .map { (place: $0.key, key: $0.value[0]) }.sorted { $0.key < $1.key }
    let places = own.map { content.networks[$0.key.network].places[$0.key.place] }
    let plain = places.map { SiteMap.place($0.country, $0.id) }
    let long = places.map { place -> SitePath? in
      let province = place.coordinate.flatMap(content.atlas.province(at:))
      let name = province.map { content.atlas.provinces[$0].name } ?? ""
      if name.isEmpty { return nil }
      return SiteMap.place(place.country, "\(place.id)-\(ASCII.slug(name))")
    }
    let claims = (plain + long.compactMap(\.self)).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var taken = content.addresses.taken.union(paths.values)
    for index in own.indices {
      if let path = content.address(ofPlace: own[index].place) {
        paths[own[index].place] = path
        continue
      }
      let place = places[index]
      let network = content.networks[own[index].key.network].slug
      let path =
        [plain[index], long[index]].lazy.compactMap(\.self).first {
          claims[$0] == 1 && !taken.contains($0)
        }
        ?? (1...).lazy.map { number in
          SiteMap.place(
            place.country, "\(place.id)-\(network)" + (number == 1 ? "" : "-\(number)"))
        }.first { claims[$0] == nil && !taken.contains($0) } ?? plain[index]
      taken.insert(path)
      paths[own[index].place] = path
    }
  }

  /// The page of a place of the table, if it has one.
  func entry(ofPlace place: Int) -> Entry? { byPlace[place].map { entries[$0] } }

  /// The page of a place of a network, if it has one.
  func entry(network: Int, place: Int) -> Entry? {
    byNetworkPlace[PlaceIdentities.Key(network: network, place: place)].map { entries[$0] }
  }
}

extension Content {
  /// The names that a place may have in the ``AddressBook``: its GeoNames id, then where it lies on
  /// networks.
  fileprivate func namesInBook(ofPlace place: Int) -> [String] {
    if addresses.path == nil { return [] }
    let id = places.isOwn(place) ? [] : [String(places.id(place))]
    return id
      + (placeKeys[place] ?? []).map { key in
        "\(networks[key.network].slug)/\(networks[key.network].places[key.place].id)"
      }
  }

  /// The address that a place keeps.
  fileprivate func address(ofPlace place: Int) -> SitePath? {
    addresses.path(of: namesInBook(ofPlace: place))
  }
}
