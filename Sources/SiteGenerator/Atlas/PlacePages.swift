import Gazetteer
import Geography
import Input

/// The places that have a page: capitals, cities with at least 100,000 people, and places of
/// networks.
struct PlacePages: Sendable {
  struct Entry: Sendable {
    let path: SitePath
    let name: String
    /// The ISO code.
    let country: String
    /// The geographic position; `nil` for a place that only has a position on a grid.
    let coordinate: Coordinate?
    /// The index in the table of places; `nil` for a place without a coordinate.
    let place: Int?
    let networkPlaces: [PlaceIdentities.Key]
    /// The names under which the ``AddressBook`` can list the place; empty if there is no address
    /// book.
    let namesInBook: [String]
  }

  static let cityPopulation = 100_000

  /// Sorted by country and then by path.
  let entries: [Entry]
  private let byPlace: [Int: Int]
  private let byNetworkPlace: [PlaceIdentities.Key: Int]

  static let none = PlacePages()

  private init() { (entries, byPlace, byNetworkPlace) = ([], [:], [:]) }

  init(content: Content, findings: Findings = Findings()) {
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
      let path = SiteMap.place(slug)
      paths[place] =
        content.address(ofPlace: place)
        ?? (taken.contains(path) ? SiteMap.place("\(slug)-\(places.id(place))") : path)
    }
    let known = paths.map { place, path in
      Entry(
        path: path, name: places.name(place), country: places.country(place).description,
        coordinate: places.coordinate(place), place: place, networkPlaces: keys[place] ?? [],
        namesInBook: content.namesInBook(ofPlace: place))
    }
    let lists = known.map { SiteMap.places(in: $0.country) }
    entries =
      (known
      + Self.own(
        content, findings, besides: taken.union(paths.values).union(lists)))
      .sorted { ($0.country, $0.path) < ($1.country, $1.path) }
    byPlace = Dictionary(
      keepingFirst: entries.enumerated().compactMap { index, entry in
        entry.place.map { ($0, index) }
      })
    byNetworkPlace = Dictionary(
      keepingFirst: entries.enumerated().flatMap { index, entry in
        entry.networkPlaces.map { ($0, index) }
      })
  }

  /// Returns the pages of the places that are only on networks. A place gets an address in `taken`
  /// only if the address book assigns that address to it.
  ///
  /// The slug is the id of the place if the id is unique in the country. Otherwise the province is
  /// appended (`ua/lviv-odesa`). If that slug is taken too, the network is appended instead
  /// (`ua/lviv-roads`), with a number if necessary.
  private static func own(
    _ content: Content, _ findings: Findings, besides taken: Set<SitePath>
  ) -> [Entry] {
    let places = content.places
    let placed = content.placeKeys.filter { places.isOwn($0.key) }
      .map { (place: Int?.some($0.key), keys: $0.value) }
    let own = (placed + content.unplaced.map { (nil, [$0]) }).sorted { $0.keys[0] < $1.keys[0] }
    let firsts = own.map { content.networks[$0.keys[0].network].places[$0.keys[0].place] }
    let countries = own.indices.map { index in
      own[index].place.map { places.country($0).description } ?? firsts[index].country
    }
    let plain = own.indices.map { SiteMap.place(countries[$0], firsts[$0].id) }
    let provinces = content.provinces(of: firsts.map(\.coordinate), findings)
    let long = own.indices.map { index -> SitePath? in
      let name = provinces[index]
      if name.isEmpty { return nil }
      return SiteMap.place(countries[index], "\(firsts[index].id)-\(ASCII.slug(name))")
    }
    let claims = (plain + long.compactMap(\.self)).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    // A place without a country could otherwise get the address of the page that lists a country's
    // places.
    var taken = taken.union(countries.filter { !$0.isEmpty }.map(SiteMap.places(in:)))
    return own.indices.map { index in
      let (place, keys) = own[index]
      let names = content.namesInBook(keys)
      let numbered = (1...).lazy.map { number -> SitePath in
        let id = "\(firsts[index].id)-\(content.networks[keys[0].network].slug)"
        return SiteMap.place(countries[index], number == 1 ? id : "\(id)-\(number)")
      }
      let path =
        content.addresses.path(of: names)
        ?? [plain[index], long[index]].lazy.compactMap(\.self).first {
          claims[$0] == 1 && !taken.contains($0)
        } ?? numbered.first { claims[$0] == nil && !taken.contains($0) } ?? plain[index]
      taken.insert(path)
      return Entry(
        path: path, name: firsts[index].name, country: countries[index],
        coordinate: place.map(places.coordinate), place: place, networkPlaces: keys,
        namesInBook: names)
    }
  }

  func entry(ofPlace place: Int) -> Entry? { byPlace[place].map { entries[$0] } }

  func entry(network: Int, place: Int) -> Entry? {
    byNetworkPlace[PlaceIdentities.Key(network: network, place: place)].map { entries[$0] }
  }
}

extension Content {
  /// Returns the names under which the address book can list a place: its GeoNames id, then its ids
  /// on networks. The result is empty if there is no address book.
  fileprivate func namesInBook(ofPlace place: Int) -> [String] {
    addresses.path == nil
      ? [] : [String(places.id(place))] + namesInBook(placeKeys[place] ?? [])
  }

  /// Returns the ids of a place on networks, in the form `NETWORK/ID`; empty if there is no address
  /// book.
  fileprivate func namesInBook(_ keys: [PlaceIdentities.Key]) -> [String] {
    if addresses.path == nil { return [] }
    return keys.map { key in
      "\(networks[key.network].slug)/\(networks[key.network].places[key.place].id)"
    }
  }

  /// Returns the name of the province that contains each position; an empty text if there is no
  /// position or no province.
  fileprivate func provinces(of positions: [Coordinate?], _ findings: Findings) -> [String] {
    var digester = Digester()
    digester.mix(land.digest)
    for position in positions {
      digester.mix(position?.latitude ?? .nan)
      digester.mix(position?.longitude ?? .nan)
    }
    return findings.texts("provinces", digester.digest) {
      positions.map { position in
        position.flatMap(atlas.province(at:)).map { atlas.provinces[$0].name } ?? ""
      }
    }
  }

  fileprivate func address(ofPlace place: Int) -> SitePath? {
    addresses.path(of: namesInBook(ofPlace: place))
  }
}
