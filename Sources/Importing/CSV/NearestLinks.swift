import Geography

/// Links from each place to the places nearest to it.
struct NearestLinks {
  /// The links. Each pair of places has at most one.
  private(set) var links: [ImportedNetwork.Link] = []

  /// - Parameters:
  ///   - coordinates: the positions of the places; a place without a position gets no links.
  ///   - count: the number of nearest places to which each place is linked.
  init(_ coordinates: [Coordinate?], count: Int) {
    struct Pair: Hashable {
      var low: Int
      var high: Int
    }
    let sweep = Sweep(coordinates)
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

/// Finds the places nearest to a place. All places are sorted by their key, which is one of their
/// three coordinates in space. The search starts at the given place and goes through this order in
/// both directions at once. The difference between two keys is a lower bound for the distance, so
/// the search compares only a few places.
private struct Sweep {
  /// The places with a position, sorted by `key`. The key is the coordinate in space along which
  /// the places are most spread out.
  private let places: [(key: Double, index: Int, position: Coordinate)]
  /// For each place, its index in ``places``; `nil` if the place has no position.
  private var ranks: [Int?]

  init(_ coordinates: [Coordinate?]) {
    let known = coordinates.enumerated().compactMap { index, position in
      position.map { (index: index, position: $0) }
    }
    let points = known.map { UnitVector($0.position) }
    let axes = [points.map(\.x), points.map(\.y), points.map(\.z)]
    let spreads = axes.map { ($0.max() ?? 0) - ($0.min() ?? 0) }
    let widest = axes[spreads.firstIndex(of: spreads.max() ?? 0) ?? 0]
    places = zip(widest, known).map { (key: $0, index: $1.index, position: $1.position) }
      .sorted { ($0.key, $0.index) < ($1.key, $1.index) }
    ranks = Array(repeating: nil, count: coordinates.count)
    for (rank, place) in places.enumerated() { ranks[place.index] = rank }
  }

  /// Returns the places nearest to a place, nearest first. If two places are equally near, the one
  /// with the lower index comes first.
  func nearest(to place: Int, count: Int) -> [Int] {
    guard let rank = ranks[place], count > 0 else { return [] }
    let own = places[rank]
    var nearest: [(distance: Double, index: Int)] = []
    var (lower, upper) = (rank - 1, rank + 1)
    while lower >= 0 || upper < places.count {
      let down = lower >= 0 ? own.key - places[lower].key : .infinity
      let up = upper < places.count ? places[upper].key - own.key : .infinity
      // On the unit sphere, the chord between two places is never longer than the arc, so the
      // difference of their keys is a lower bound for the arc. The 1e-9 covers rounding errors.
      let bound = min(down, up) - 1e-9
      if nearest.count == count, let last = nearest.last, bound > last.distance { break }
      let next = places[down < up ? lower : upper]
      if down < up { lower -= 1 } else { upper += 1 }
      let found = (GreatCircle.centralAngle(own.position, next.position), next.index)
      let at = nearest.firstIndex { found < $0 } ?? nearest.count
      nearest.insert(found, at: at)
      if nearest.count > count { nearest.removeLast() }
    }
    return nearest.map(\.index)
  }
}
