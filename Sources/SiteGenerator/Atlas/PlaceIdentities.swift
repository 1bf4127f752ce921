import Gazetteer
import Geography

/// Decides which places of different networks are the same place, and adds places that are only on
/// networks to the table of places.
///
/// A network's place is the same as the place in the table that has the same GeoNames id. If the
/// table has no place with that id, the network's place is compared by name with the places in the
/// table that are in the same country and at most ``reach`` metres away. A place without a country
/// can match in any country. Names are folded, so case and accents do not matter. A match with a
/// main name is better than a match with an alternate name. Ties are broken by the larger
/// population, then by the shorter distance.
///
/// If the table has no match, the network's place is compared with places of earlier networks,
/// first by GeoNames id and then by name. Names alone never make two places of one network the same
/// place: if both match the same place by name, only the better match counts.
struct PlaceIdentities: Sendable {
  /// A place of a network: the index of the network, and the index of the place in that network.
  struct Key: Sendable, Hashable, Comparable {
    let network: Int
    let place: Int

    static func < (left: Key, right: Key) -> Bool {
      (left.network, left.place) < (right.network, right.place)
    }
  }

  /// The distance, in metres, within which places with the same name count as the same place.
  static let reach = 12_000.0

  /// The places of the tables, followed by the places that are only on networks.
  let places: PlaceTable
  /// For each index in ``places``, the network places that are the same as that place, in ascending
  /// order.
  let keys: [Int: [Key]]
  /// The network places without a geographic position that match no place in the table, in
  /// ascending order.
  let unplaced: [Key]

  /// Returns true if a network is so small that its places without a country get pages by default.
  /// In a larger network, these places would get thousands of pages that nobody reads.
  static func isSmall(_ network: NetworkContent) -> Bool {
    network.named.count <= NetworkSearches.dijkstraLimit
  }

  /// - Parameter keepsAll: true if places without a country get pages even on large networks.
  init(networks: [NetworkContent], tables: PlaceTable, keepsAll: Bool) {
    var known: [Key: Int] = [:]
    // Most atlases need no grid: their places all have a GeoNames id, or there are no tables.
    lazy var grid = PlaceGrid(tables)
    var groups = NamedPlaces()
    /// For each GeoNames id that is not in the table, the index in `own` of the place with that id.
    var groupOfID: [Int: Int] = [:]
    var own: [[Key]] = []
    var unplaced: [Key] = []
    for (network, content) in networks.enumerated() {
      var taken: Set<Int> = []
      let isKept = keepsAll || Self.isSmall(content)
      var unknown: [(key: Key, place: NamedPlace)] = []
      for (index, place) in content.places[content.named].enumerated() {
        let key = Key(network: network, place: index)
        if let found = place.geonameID.flatMap(tables.index(ofGeonameID:)) {
          known[key] = found
          taken.insert(found)
        } else if isKept || !place.country.isEmpty {
          if let coordinate = place.coordinate {
            unknown.append(
              (
                key,
                NamedPlace(
                  place.tableName ?? place.name, country: place.country, coordinate: coordinate)
              ))
          } else {
            unplaced.append(key)
          }
        }
      }
      if unknown.isEmpty { continue }
      var names = TableNames(tables, shared: unknown.lazy.map(\.place.name))
      Self.assign(
        unknown, taken: taken,
        candidates: { place in
          grid.places(within: Self.reach, of: place.coordinate).compactMap { index, distance in
            let country = tables.country(index).description
            guard !country.isEmpty, place.canLie(in: country),
              let isMain = names.isMain(place.name, of: index)
            else { return nil }
            return Candidate(
              place: index, distance: distance, isMain: isMain,
              population: tables.population(index))
          }
        }, found: { known[$0] = $1 })
      unknown.removeAll { known[$0.key] != nil }
      let ids = unknown.map { content.places[$0.key.place].geonameID }
      var joined: [Key: Int] = [:]
      for (entry, id) in zip(unknown, ids) { joined[entry.key] = id.flatMap { groupOfID[$0] } }
      Self.assign(
        unknown.filter { joined[$0.key] == nil }, taken: Set(joined.values),
        candidates: { groups.near($0, within: Self.reach) }, found: { joined[$0] = $1 })
      for ((key, place), id) in zip(unknown, ids) {
        let group = joined[key] ?? id.flatMap { groupOfID[$0] } ?? own.count
        if group == own.count { own.append([]) }
        groups.add(place, to: group)
        own[group].append(key)
        if let id { groupOfID[id] = groupOfID[id] ?? group }
      }
    }
    let (places, positions) = tables.adding(own.compactMap { Self.place($0, of: networks) })
    self.places = places
    var keys = Dictionary(grouping: known.keys) { known[$0] ?? 0 }.mapValues { $0.sorted() }
    for (group, position) in zip(own, positions) {
      if let position { keys[position] = group }
    }
    self.keys = keys
    self.unplaced = unplaced
  }

  /// Returns all places. If a network translates the name of a place in the tables, the translation
  /// replaces that name.
  func localPlaces(named networks: [NetworkContent]) -> PlaceTable {
    let names = keys.sorted { $0.key < $1.key }.compactMap { position, keys -> Correction? in
      let local = keys.lazy.map { networks[$0.network].places[$0.place] }
        .first { $0.tableName != nil }
      guard let local, !places.isOwn(position) else { return nil }
      return Correction(id: places.id(position), name: local.name)
    }
    return places.corrected(by: names)
  }

  /// Returns one place for the network places with the given keys. Its main name is the name in the
  /// network of the first key.
  private static func place(_ keys: [Key], of networks: [NetworkContent]) -> OwnPlace? {
    let network = networks[keys[0].network]
    let first = network.places[keys[0].place]
    guard let coordinate = first.coordinate else { return nil }
    let names = keys.flatMap { key in
      let place = networks[key.network].places[key.place]
      return [place.name] + place.otherNames
    }
    return OwnPlace(
      key: "\(network.slug)/\(first.id)", names: names.unique,
      geonameID: keys.lazy.compactMap { networks[$0.network].places[$0.place].geonameID }.first,
      country: keys.lazy.compactMap {
        CountryCode(networks[$0.network].places[$0.place].country)
      }.first ?? .none, coordinate: coordinate)
  }

  /// Matches places with candidates one to one, starting with the best pair.
  private static func assign(
    _ unknown: [(key: Key, place: NamedPlace)], taken: Set<Int>,
    candidates: (NamedPlace) -> [Candidate], found: (Key, Int) -> Void
  ) {
    var taken = taken
    var done: Set<Key> = []
    let pairs = unknown.filter { !$0.place.name.isEmpty }.flatMap { entry in
      candidates(entry.place).map { (key: entry.key, other: $0) }
    }.sorted { left, right in
      let (a, b) = (left.other.rank, right.other.rank)
      return a == b
        ? (left.key.place, left.other.place) < (right.key.place, right.other.place) : a < b
    }
    for (key, other) in pairs where !taken.contains(other.place) && !done.contains(key) {
      taken.insert(other.place)
      done.insert(key)
      found(key, other.place)
    }
  }
}

private struct Candidate {
  let place: Int
  let distance: Double
  /// A Boolean value that is true if the main name matches, and false if an alternate name does.
  var isMain = true
  var population = 0

  /// The best candidate has the lowest rank.
  var rank: (Int, Int, Double) { (isMain ? 0 : 1, -population, distance) }
}

/// A cache of the folded names of places in the tables. An alternate name is kept only if a place
/// of the network has the same name.
private struct TableNames {
  private let tables: PlaceTable
  private let shared: Set<String>
  private var known: [Int: (main: String, others: Set<String>)] = [:]

  init(_ tables: PlaceTable, shared: some Sequence<String>) {
    self.tables = tables
    self.shared = Set(shared)
  }

  /// Returns true if a folded name is the main name of a place, false if it is an alternate name,
  /// and `nil` if it is neither.
  mutating func isMain(_ name: String, of place: Int) -> Bool? {
    let names =
      known[place]
      ?? (
        Folding.fold(tables.name(place)),
        shared.intersection(tables[place].alternateNames.lazy.map(Folding.fold))
      )
    known[place] = names
    return names.main == name ? true : names.others.contains(name) ? false : nil
  }
}

private struct NamedPlace {
  let name: String
  let country: String
  let coordinate: Coordinate

  init(_ name: String, country: String, coordinate: Coordinate) {
    self.name = Folding.fold(name)
    self.country = country
    self.coordinate = coordinate
  }

  /// Returns true if the place can be in a country. An empty country code matches any country.
  func canLie(in other: String) -> Bool { country.isEmpty || other.isEmpty || other == country }
}

/// An index of places by name and by tenth of a degree of latitude, to find nearby places with the
/// same name.
private struct NamedPlaces {
  private struct Row: Hashable {
    let name: String
    let latitude: Int
  }

  private var rows: [Row: [(place: Int, coordinate: Coordinate)]] = [:]
  /// The country of each place; empty if no network gives one.
  private var countries: [String] = []

  private func row(_ latitude: Double) -> Int { Int((latitude * 10).rounded(.down)) }

  /// Adds a place with the number `index`. If there already is a place with this number, only sets
  /// the country of that place, and only if its country was unknown.
  mutating func add(_ place: NamedPlace, to index: Int) {
    if index < countries.count {
      if countries[index].isEmpty { countries[index] = place.country }
      return
    }
    let row = Row(name: place.name, latitude: row(place.coordinate.latitude))
    rows[row, default: []].append((index, place.coordinate))
    countries.append(place.country)
  }

  func near(_ place: NamedPlace, within reach: Double) -> [Candidate] {
    let degrees = reach / 111_000
    let latitude = place.coordinate.latitude
    return (row(latitude - degrees)...row(latitude + degrees)).flatMap { latitude in
      rows[Row(name: place.name, latitude: latitude)] ?? []
    }.filter { place.canLie(in: countries[$0.place]) }.compactMap { other in
      let distance = GreatCircle.distance(place.coordinate, other.coordinate)
      return distance <= reach ? Candidate(place: other.place, distance: distance) : nil
    }
  }
}
