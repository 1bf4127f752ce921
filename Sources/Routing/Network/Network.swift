public import Geography

/// A network of places joined by links, on which all searches of this module run.
///
/// Places and links are identified by their index. A link is directed or undirected, and has a mode
/// and an integer cost. Zero costs, parallel links, self-loops, disconnected parts, and networks
/// with one place or no place are allowed.
///
/// A network takes 24 bytes for each link, 28 for each direction in which a link can be taken, and
/// 4 for each place. Coordinates take another 40 bytes for each place. A network with directed
/// links is also stored in the reverse direction, which takes another 28 bytes for each direction
/// of a link and another 4 for each place.
public struct Network: Sendable {
  /// The number of places. Their indices are `0 ..< placeCount`.
  public let placeCount: Int
  /// The links, in the given order.
  public let links: [Link]
  /// The coordinates of the places; `nil` if the coordinates are not known for all places.
  public let coordinates: [Coordinate]?
  /// A Boolean value that is true if every link can be taken both ways.
  public let isUndirected: Bool

  private(set) var forward: Adjacency
  private(set) var backward: Adjacency
  let geometry: NetworkGeometry?
  let largestCost: Int64

  /// The maximum cost of a route: 2^58, about 2.9 * 10^17. The sum of two dozen such costs, as in a
  /// trip, cannot overflow.
  public static let costLimit: Int64 = 1 << 58
  /// The maximum number of places. For a step on the goal's side, a trace stores the sum of the
  /// place's index and the number of places. This sum must fit into 32 bits.
  public static let placeLimit = 1 << 30
  /// The maximum number of links. A link may have two arcs, which are counted in 32 bits.
  public static let linkLimit = (1 << 30) - 1

  /// Makes a network. If some values are invalid, throws an error that lists all problems.
  ///
  /// - Complexity: O(places + links), or O(places + links log links) if costs are very large.
  public init(
    placeCount: Int, links: [Link], coordinates: [Coordinate]? = nil
  ) throws(InvalidNetwork) {
    let problems = NetworkValidation.problems(placeCount, links, coordinates)
    guard problems.isEmpty else { throw InvalidNetwork(problems: problems) }
    self.init(sound: placeCount, links: links, coordinates: coordinates)
  }

  /// Makes a network from values that are known to be valid.
  init(sound placeCount: Int, links: [Link], coordinates: [Coordinate]?) {
    self.placeCount = placeCount
    self.links = links
    self.coordinates = coordinates
    isUndirected = !links.contains { $0.isDirected }
    forward = Adjacency(placeCount: placeCount, links: links, direction: .forward)
    backward =
      isUndirected
      ? forward : Adjacency(placeCount: placeCount, links: links, direction: .backward)
    largestCost = links.reduce(0) { max($0, $1.cost) }
    geometry = coordinates.map { NetworkGeometry(links: links, coordinates: $0) }
  }

  /// Returns a copy in which no search takes a link whose entry in `isClosed` is true.
  func closing(_ isClosed: [Bool]) -> Network {
    func adjacency(_ direction: Adjacency.Direction) -> Adjacency {
      Adjacency(placeCount: placeCount, links: links, direction: direction, isClosed: isClosed)
    }
    var copy = self
    copy.forward = adjacency(.forward)
    copy.backward = isUndirected ? copy.forward : adjacency(.backward)
    return copy
  }
}

extension Network {
  /// The links that can be taken from a place, sorted by link index; empty if the place is unknown.
  public func arcs(from place: Int32) -> ArraySlice<Arc> {
    contains(place) ? forward.arcs[forward.range(of: Int(place))] : []
  }

  /// The links that can be taken to a place, sorted by link index; empty if the place is unknown.
  /// The target of each arc is the place that its link comes from.
  public func arcs(to place: Int32) -> ArraySlice<Arc> {
    contains(place) ? backward.arcs[backward.range(of: Int(place))] : []
  }

  /// Returns true if the network has the place.
  public func contains(_ place: Int32) -> Bool { place >= 0 && Int(place) < placeCount }

  /// The other end of a link of the network; the place itself for a self-loop.
  public func otherEnd(of link: Int32, from place: Int32) -> Int32 {
    let link = links[Int(link)]
    return link.from == place ? link.to : link.from
  }

  /// The links by which a place was reached, from the last link to the first.
  ///
  /// - Parameter link: returns the last link on the way to a place; -1 at the start.
  @inline(__always)
  func chain(from place: Int32, link: (Int32) -> Int32) -> [Int32] {
    var chain: [Int32] = []
    var place = place
    var last = link(place)
    while last >= 0 {
      chain.append(last)
      place = otherEnd(of: last, from: place)
      last = link(place)
    }
    return chain
  }
}
