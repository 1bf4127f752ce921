import Geography

struct NearestLinks {
  /// The links. Each pair of places has at most one.
  private(set) var links: [ImportedNetwork.Link] = []

  /// Takes O(n²) time for n places.
  init(_ coordinates: [Coordinate?], count: Int) {
    struct Pair: Hashable {
      var low: Int
      var high: Int
    }
    var known: Set<Pair> = []
    for (index, coordinate) in coordinates.enumerated() {
      guard let coordinate else { continue }
      var nearest: [(distance: Double, index: Int)] = []
      for (other, position) in coordinates.enumerated() where other != index {
        guard let position else { continue }
        let distance = GreatCircle.centralAngle(coordinate, position)
        if nearest.count == count, let last = nearest.last, last.distance <= distance { continue }
        let place = nearest.firstIndex { $0.distance > distance } ?? nearest.count
        nearest.insert((distance, other), at: place)
        if nearest.count > count { nearest.removeLast() }
      }
      for (_, other) in nearest {
        let pair = Pair(low: min(index, other), high: max(index, other))
        guard known.insert(pair).inserted else { continue }
        links.append(ImportedNetwork.Link(from: pair.low, to: pair.high, mode: 0, cost: nil))
      }
    }
  }
}
