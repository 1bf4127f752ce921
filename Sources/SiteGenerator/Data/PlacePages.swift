import Gazetteer
import Geography

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

  /// Finds the places and gives each its URL.
  init(content: Content, capitals: [String: Int]) {
    let places = content.places
    var chosen = Set(capitals.values)
    for place in places.indices where places.population(place) >= Self.cityPopulation {
      chosen.insert(place)
    }
    var known: [NetworkPlace: Int] = [:]
    var unknown: [NetworkPlace] = []
    for (network, networkContent) in content.networks.enumerated() {
      for (index, place) in networkContent.places.enumerated() {
        let key = NetworkPlace(network: network, place: index)
        if let found = place.geonameID.flatMap(places.index(ofGeonameID:)) {
          chosen.insert(found)
          known[key] = found
        } else if place.coordinate != nil, !place.country.isEmpty {
          unknown.append(key)
        }
      }
    }
    let slugs = PlaceSlugs(Array(chosen), of: places, provinces: content.provinceNames)
    var entries = chosen.compactMap { place -> Entry? in
      guard let slug = slugs[place], !places[place].country.isEmpty else { return nil }
      return Entry(
        path: SitePath("places/\(slug)/"), name: places.name(place),
        country: places[place].country, coordinate: places.coordinate(place), place: place)
    }
    for key in unknown {
      let place = content.networks[key.network].places[key.place]
      guard let coordinate = place.coordinate else { continue }
      entries.append(
        Entry(
          path: SiteMap.place(place.country, place.id), name: place.name, country: place.country,
          coordinate: coordinate, place: nil, networkPlaces: [key]))
    }
    entries.sort { ($0.country, $0.path) < ($1.country, $1.path) }
    var byPlace: [Int: Int] = [:]
    for (index, entry) in entries.enumerated() {
      if let place = entry.place { byPlace[place] = index }
    }
    let order = known.sorted { ($0.key.network, $0.key.place) < ($1.key.network, $1.key.place) }
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

  /// The page of a place of the table, if it has one.
  func entry(ofPlace place: Int) -> Entry? { byPlace[place].map { entries[$0] } }

  /// The page of a place of a network, if it has one.
  func entry(network: Int, place: Int) -> Entry? {
    byNetworkPlace[NetworkPlace(network: network, place: place)].map { entries[$0] }
  }

  /// The positions in the table of all places with pages.
  var placesOfTable: [Int] { entries.compactMap(\.place) }
}
