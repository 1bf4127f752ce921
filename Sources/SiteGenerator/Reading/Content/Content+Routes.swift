import Gazetteer

extension Content {
  /// The limit on the number of pairs of places in a network. Above this limit, routes have no
  /// pages by default.
  private static let pairLimit = 20_000

  func ends(of network: NetworkContent) -> [Int] {
    guard configuration.wants(.routes) else { return [] }
    if network.derivation != nil { return Array(network.named) }
    switch configuration.networks.first(where: { $0.slug == network.slug })?.routes {
    case .default, nil:
      let pairs = network.pairCount(ends: network.named.count)
      return pairs > Self.pairLimit ? [] : Array(network.named)
    case .all: return Array(network.named)
    case .some(.none): return []
    case .selected(let wantsCapitals, let population, let first):
      let capitalPlaces = Set(capitals.values)
      return network.named.filter { place in
        if place < first { return true }
        guard let known = network.places[place].geonameID.flatMap(places.index(ofGeonameID:))
        else { return false }
        if wantsCapitals, capitalPlaces.contains(known) { return true }
        return population.map { places.population(known) >= $0 } ?? false
      }
    }
  }
}

extension NetworkContent {
  /// Returns the number of routes with a page, for the given number of route ends. In a derived
  /// network, all routes with a page start at the same place.
  func pairCount(ends: Int) -> Int {
    if derivation != nil { return max(ends - 1, 0) }
    return ends * (ends - 1) / (isUndirected ? 2 : 1)
  }
}
