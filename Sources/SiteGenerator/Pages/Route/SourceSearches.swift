import Routing

/// The searches from one place of a network that do not depend on the goal. They run without a
/// goal, and the search for any goal is a prefix of such a search. Routes with pages are made in
/// the order of their sources, so one set of searches serves many routes.
struct SourceSearches {
  /// The slug of the network.
  let network: String
  let source: Int
  let trees: [TracedTree]

  /// - Parameter needsDijkstra: false if the network has stored the result of Dijkstra's search.
  init(
    _ network: NetworkSite, from source: Int, needsDijkstra: Bool,
    _ workspace: inout SearchWorkspace
  ) {
    self.network = network.slug
    self.source = source
    let graph = network.network
    var trees = [graph.tracedBreadthFirstTree(from: Int32(source), workspace: &workspace)]
    if needsDijkstra {
      trees.append(graph.tracedShortestPathTree(from: Int32(source), workspace: &workspace))
    }
    self.trees = trees
  }
}
