/// A network with precomputed shortcuts, which answers two kinds of queries quickly: the cheapest
/// route between two places, and the costs from one place to all other places.
///
/// Costs and trees are equal to the costs and trees that Dijkstra's algorithm finds. A route
/// between two places is a cheapest route; if there are several cheapest routes, the result may
/// differ from the route of Dijkstra's algorithm.
///
/// Places are contracted one by one, the least important first. When a place is contracted, two of
/// its neighbours are joined by a shortcut if the only cheapest route between them leads through
/// the place. Searches then only need to go upwards, to more important places. (Geisberger,
/// Sanders, Schultes, Delling: Contraction Hierarchies, 2008; Exact Routing in Large Road Networks
/// Using Contraction Hierarchies, 2012.)
///
/// The method suits networks such as roads and railways, in which only a few places are important
/// for many routes. In a network without such places, for example one with random links, the number
/// of shortcuts grows with the square of the number of places.
public struct ContractionHierarchy: Sendable {
  /// The network that the hierarchy was made from.
  public let network: Network
  let graph: Graph
  let hasFreeLinks: Bool

  enum Graph: Sendable {
    case compact(HierarchyGraph<Int32>)
    case wide(HierarchyGraph<Int64>)
  }

  /// Contracts a network. The result depends only on the network.
  ///
  /// Costs have 32 bits if all routes are known to cost less than 2^30, and 64 bits otherwise.
  public init(_ network: Network) {
    let bound = network.routeCostBound
    self.init(
      network,
      bound < Int64(Int32.unreachable)
        ? .compact(HierarchyGraph(network, bound: Int32(bound)))
        : .wide(HierarchyGraph(network, bound: bound)))
  }

  /// Contracts a network. Returns `nil` if contraction is too expensive, as it is when most places
  /// are equally important.
  ///
  /// Let n be the number of places. Contraction is abandoned if the next place has more than 48
  /// neighbours while more than 4 * sqrt(n) places remain. In road networks, places with so many
  /// neighbours appear only when far fewer places remain. Without this limit, time and memory could
  /// grow with the square of n, or even faster.
  ///
  /// - Parameter advance: called from time to time with the number of places contracted so far.
  public init?(worthwhile network: Network, advance: (Int) -> Void = { _ in }) {
    let bound = network.routeCostBound
    let coreLimit = 4 * Int(Double(network.placeCount).squareRoot())
    let graph =
      bound < Int64(Int32.unreachable)
      ? HierarchyGraph(
        network, bound: Int32(bound), coreLimit: coreLimit, advance: advance
      ).map(Graph.compact)
      : HierarchyGraph(network, bound: bound, coreLimit: coreLimit, advance: advance)
        .map(Graph.wide)
    guard let graph else { return nil }
    self.init(network, graph)
  }

  init(_ network: Network, _ graph: Graph) {
    self.network = network
    self.graph = graph
    hasFreeLinks = network.hasFreeLinks
  }

  /// The number of shortcuts. In an undirected network, a shortcut counts once for both directions.
  public var shortcutCount: Int {
    switch graph {
    case .compact(let graph): graph.shortcutCount
    case .wide(let graph): graph.shortcutCount
    }
  }

  /// The number of levels. Every arc of the hierarchy joins places of different levels.
  public var levelCount: Int {
    switch graph {
    case .compact(let graph): graph.levelCount
    case .wide(let graph): graph.levelCount
    }
  }
}

/// Memory that successive searches reuse, even in different hierarchies. Use one workspace per
/// thread.
public struct HierarchyWorkspace: Sendable {
  var compact = HierarchyMemory<Int32>()
  var wide = HierarchyMemory<Int64>()

  /// Makes an empty workspace. Its memory grows with the first search.
  public init() {}
}

struct HierarchyMemory<Cost: HierarchyCost>: Sendable {
  var query = HierarchyQuery<Cost>()
  var sweep = HierarchySweep<Cost>()
  var sweep8 = HierarchySweep8<Cost>()
}
