extension PageWords {
  /// Returns the name of an algorithm, or its id if the algorithm is unknown.
  func algorithm(_ id: String) -> String {
    switch id {
    case "bfs": self("searches.bfs")
    case "dijkstra": self("searches.dijkstra")
    case "a-star": self("searches.aStar")
    case "greedy": self("searches.greedy")
    case "bidirectional": self("searches.bidirectional")
    case "exact": self("searches.exact")
    case "brute-force": self("searches.bruteForce")
    case "nearest-neighbour": self("searches.nearestNeighbour")
    case "two-opt": self("searches.twoOpt")
    default: id
    }
  }

  /// Formats a number of nodes: "94 places", or "94 places and junctions" if the network has
  /// junctions.
  func nodes(_ count: Int, of content: NetworkContent) -> String {
    content.hasJunctions
      ? self("searches.nodes", count: count) : self("lists.placeCount", count: count)
  }
}
