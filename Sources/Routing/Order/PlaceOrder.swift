public import Geography

/// An order of a network's places in which places close to each other on the network are close to
/// each other in memory, so that a search finds most of its data in the processor's caches.
///
/// ```swift
/// let order = PlaceOrder.local(to: network)
/// let reordered = network.reordered(by: order)
/// // reordered's place order.positions[p] is network's place p; links keep their numbers.
/// ```
public struct PlaceOrder: Hashable, Sendable {
  /// The places in order.
  public let places: [Int32]
  /// The position of each place in the order.
  public let positions: [Int32]

  /// An order of places, which must contain each of `0 ..< places.count` once.
  init(places: [Int32]) {
    self.places = places
    var positions = [Int32](repeating: 0, count: places.count)
    for (position, place) in places.enumerated() { positions[Int(place)] = Int32(position) }
    self.positions = positions
  }

  /// The order along Hilbert's curve over longitude and latitude; places in one cell by index.
  /// - Complexity: O(places log places)
  public static func alongHilbertCurve(_ coordinates: [Coordinate]) -> PlaceOrder {
    let keys = HilbertCurve.distances(coordinates).enumerated().map { place, distance in
      UInt64(distance) << 32 | UInt64(place)
    }
    return PlaceOrder(places: keys.sorted().map { Int32(truncatingIfNeeded: $0) })
  }

  /// The order in which breadth-first searches reach the places, along links in either direction;
  /// each search starts at the first place that none has reached.
  /// - Complexity: O(places + links)
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

  /// The order for a network: along Hilbert's curve if the coordinates of its places are known,
  /// else breadth first.
  public static func local(to network: Network) -> PlaceOrder {
    if let coordinates = network.coordinates { return alongHilbertCurve(coordinates) }
    return breadthFirst(network)
  }
}

extension Network {
  /// The same network with its places renumbered; links keep their numbers and their directions.
  ///
  /// Costs do not change. If several routes are equally cheap, a different one may be chosen,
  /// because ties are broken by place number.
  /// - Parameter order: an order of this network's places; an order of a different length changes
  ///   nothing.
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
