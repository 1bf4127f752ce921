public import Geography

/// An order of a network's places in which neighbouring places of the network are close to each
/// other in memory. A search then finds most of its data in the processor's caches.
public struct PlaceOrder: Hashable, Sendable {
  /// The places in order.
  public let places: [Int32]
  /// The position of each place in the order.
  public let positions: [Int32]

  /// Makes an order from a list of places, which must contain each of `0 ..< places.count` once.
  init(places: [Int32]) {
    self.places = places
    var positions = [Int32](repeating: 0, count: places.count)
    for (position, place) in places.enumerated() { positions[Int(place)] = Int32(position) }
    self.positions = positions
  }

  /// The order along the Hilbert curve over longitude and latitude. Places in the same cell are
  /// ordered by index.
  /// - Complexity: O(places log places)
  public static func alongHilbertCurve(_ coordinates: [Coordinate]) -> PlaceOrder {
    let keys = HilbertCurve.distances(coordinates).enumerated().map { place, distance in
      UInt64(distance) << 32 | UInt64(place)
    }
    return PlaceOrder(places: keys.sorted().map { Int32(truncatingIfNeeded: $0) })
  }

  /// The order in which breadth-first searches reach the places, along links in either direction.
  /// Each search starts at the first unreached place.
  public static func breadthFirst(_ network: Network) -> PlaceOrder {
    var isMet = [Bool](repeating: false, count: network.placeCount)
    var places: [Int32] = []
    places.reserveCapacity(network.placeCount)
    for root in 0..<Int32(network.placeCount) where !isMet[Int(root)] {
      isMet[Int(root)] = true
      var next = places.count
      places.append(root)
      while next < places.count {
        let place = places[next]
        next += 1
        for arcs in [network.arcs(from: place), network.arcs(to: place)] {
          for arc in arcs where !isMet[Int(arc.target)] {
            isMet[Int(arc.target)] = true
            places.append(arc.target)
          }
        }
      }
    }
    return PlaceOrder(places: places)
  }

  /// The best order for a network: along the Hilbert curve if the coordinates of its places are
  /// known, otherwise breadth first.
  public static func local(to network: Network) -> PlaceOrder {
    if let coordinates = network.coordinates { return alongHilbertCurve(coordinates) }
    return breadthFirst(network)
  }
}

extension Network {
  /// Returns the network with its places renumbered. Links keep their indices and directions.
  ///
  /// The costs of routes do not change. If several routes are equally cheap, a different route may
  /// be chosen, because ties are broken by place number.
  /// - Parameter order: an order of this network's places. If the length of the order differs from
  ///   the number of places, the network is returned unchanged.
  public func reordered(by order: PlaceOrder) -> Network {
    guard order.places.count == placeCount else { return self }
    return Network(
      sound: placeCount,
      links: links.map { link in
        var link = link
        link.from = order.positions[Int(link.from)]
        link.to = order.positions[Int(link.to)]
        return link
      },
      coordinates: coordinates.map { old in order.places.map { old[Int($0)] } })
  }
}
