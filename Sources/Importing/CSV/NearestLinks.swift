import Geography

/// Links from each place to the places nearest to it.
struct NearestLinks {
  /// The links. Each pair of places has at most one.
  private(set) var links: [ImportedNetwork.Link] = []

  /// - Parameters:
  ///   - coordinates: the positions of the places; a place without a position gets no links.
  ///   - count: the number of links from each place.
  init(_ coordinates: [Coordinate?], count: Int) {
    struct Pair: Hashable {
      var low: Int
      var high: Int
    }
    let sweep = LatitudeSweep(coordinates)
    var known: Set<Pair> = []
    for place in coordinates.indices {
      for other in sweep.nearest(to: place, count: count) {
        let pair = Pair(low: min(place, other), high: max(place, other))
        guard known.insert(pair).inserted else { continue }
        links.append(ImportedNetwork.Link(from: pair.low, to: pair.high, mode: 0, cost: nil))
      }
    }
  }
}

/// Finds nearest places by going through the places in the order of their latitudes, northwards and
/// southwards at once. The difference of latitudes is a lower bound for the distance, so only few
/// places are compared.
private struct LatitudeSweep {
  private let places: [(index: Int, position: Coordinate)]
  /// For each place, its position in ``places``; `nil` if the place has no position.
  private var ranks: [Int?]

  init(_ coordinates: [Coordinate?]) {
    places = coordinates.enumerated().compactMap { index, position in position.map { (index, $0) } }
      .sorted { ($0.position.latitude, $0.index) < ($1.position.latitude, $1.index) }
    ranks = Array(repeating: nil, count: coordinates.count)
    for (rank, place) in places.enumerated() { ranks[place.index] = rank }
  }

  /// Returns the places nearest to a place, the nearest first. If two are equally near, the lower
  /// index comes first.
  func nearest(to place: Int, count: Int) -> [Int] {
    guard let rank = ranks[place], count > 0 else { return [] }
    let position = places[rank].position
    var nearest: [(distance: Double, index: Int)] = []
    var (south, north) = (rank - 1, rank + 1)
    while south >= 0 || north < places.count {
      let down = south >= 0 ? position.latitude - places[south].position.latitude : .infinity
      let up =
        north < places.count ? places[north].position.latitude - position.latitude : .infinity
      // Rounding errors of the distance are smaller than this.
      let bound = min(down, up) * .pi / 180 - 1e-9
      if nearest.count == count, let last = nearest.last, bound > last.distance { break }
      let next = places[down < up ? south : north]
      if down < up { south -= 1 } else { north += 1 }
      let found = (GreatCircle.centralAngle(position, next.position), next.index)
      let at = nearest.firstIndex { found < $0 } ?? nearest.count
      nearest.insert(found, at: at)
      if nearest.count > count { nearest.removeLast() }
    }
    return nearest.map(\.index)
  }
}
