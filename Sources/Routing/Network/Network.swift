public import Geography

/// Places joined by links, on which all searches of this module run.
///
/// Places and links are identified by their index. Links are directed or not, have a mode and an exact
/// cost; zero costs, parallel links, self-loops, separate parts, and networks with one place or
/// none are all allowed.
///
/// ```swift
/// let network = try Network(placeCount: 3, links: [
///   Link(from: 0, to: 1, cost: 5), Link(from: 1, to: 2, cost: 7, isDirected: true),
/// ])
/// var workspace = SearchWorkspace()
/// let result = network.search(.dijkstra, from: 0, to: 2, workspace: &workspace)
/// // result.route?.cost == 12, result.route?.places == [0, 1, 2]
/// ```
///
/// Memory: 24 bytes for a link and 28 for each direction in which it can be taken, 4 for a place, and 40
/// more with coordinates. A network with one-way links is also stored in the reverse direction, which
/// takes the 28 and the 4 bytes twice.
public struct Network: Sendable {
  /// The number of places; they are `0 ..< placeCount`.
  public let placeCount: Int
  /// The links, as given.
  public let links: [Link]
  /// The coordinates of the places; `nil` if they are not known for all of them.
  public let coordinates: [Coordinate]?
  /// A Boolean value that is true if every link can be taken both ways, so that routes and costs
  /// are symmetric.
  public let isUndirected: Bool

  let forward: Adjacency
  let backward: Adjacency
  let geometry: NetworkGeometry?
  /// The highest cost of a link; 0 if there are none.
  let largestCost: Int64

  /// The largest cost that a route may have: 2^58, about 2.9 * 10^17. Sums of two dozen such costs (a
  /// trip) cannot overflow.
  public static let costLimit: Int64 = 1 << 58
  /// The largest number of places: a trace marks the goal's side of a search by adding it.
  public static let placeLimit = 1 << 30
  /// The largest number of links: each may take two arcs, counted in 32 bits.
  public static let linkLimit = (1 << 30) - 1

  /// Makes a network, or throws all problems with the values.
  ///
  /// - Parameters:
  ///   - coordinates: one for each place, or none at all.
  /// - Complexity: O(places + links), and O(links log links) if costs are very large.
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

  /// Makes a copy in which some links cannot be taken.
  ///
  /// - Parameter isClosed: true for each of them, by link.
  init(_ network: Network, isClosed: [Bool]) {
    placeCount = network.placeCount
    links = network.links
    coordinates = network.coordinates
    isUndirected = network.isUndirected
    forward = Adjacency(
      placeCount: placeCount, links: links, direction: .forward, isClosed: isClosed)
    backward =
      isUndirected
      ? forward
      : Adjacency(placeCount: placeCount, links: links, direction: .backward, isClosed: isClosed)
    largestCost = network.largestCost
    geometry = network.geometry
  }
}

extension Network {
  /// The links that can be taken from a place, by link index; none if the place is unknown.
  public func arcs(from place: Int32) -> ArraySlice<Arc> {
    contains(place) ? forward.arcs[forward.range(of: Int(place))] : []
  }

  /// The links that can be taken to a place, by link index; their targets are where they come from.
  /// None if the place is unknown.
  public func arcs(to place: Int32) -> ArraySlice<Arc> {
    contains(place) ? backward.arcs[backward.range(of: Int(place))] : []
  }

  /// Returns true if the place is one of the network's.
  public func contains(_ place: Int32) -> Bool { place >= 0 && Int(place) < placeCount }

  /// The other end of a link of the network; the place itself for a self-loop.
  public func otherEnd(of link: Int32, from place: Int32) -> Int32 {
    let link = links[Int(link)]
    return link.from == place ? link.to : link.from
  }
}
