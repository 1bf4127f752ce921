import Geography
import Input
import Routing

extension ReaderEntry {
  static let routing = [
    ReaderEntry(name: "dimacs", weight: 6) { _ in
      Reader(
        seeds: [Array(graph.utf8), Array(coordinates.utf8)],
        words: [
          "p sp 5 6", "p aux sp co 5", "a 1 2 3", "v 1 0 0", "c ", "a ", "v ", "p ", " ", "\t", "5",
          "6",
        ]
      ) { bytes, diagnostics in
        let arcs = DIMACS.readArcs(bytes, path: Reader.path, into: &diagnostics)
        let places = DIMACS.readCoordinates(bytes, path: Reader.path, into: &diagnostics)
        guard
          let arcs = arcs ?? DIMACS.readArcs(Array(graph.utf8), path: "graph", into: &diagnostics)
        else { return }
        for links in [arcs.links, arcs.joined] {
          if let network = try? Network(
            placeCount: arcs.placeCount, links: links,
            coordinates: places.flatMap { $0.count == arcs.placeCount ? $0 : nil })
          {
            search(network)
          }
        }
      }
    }
  ]

  static func search(_ network: Network) {
    guard network.placeCount > 0, network.placeCount <= 2000 else { return }
    var workspace = SearchWorkspace()
    let goal = Int32(network.placeCount - 1)
    for algorithm in Algorithm.allCases {
      _ = network.tracedSearch(algorithm, from: 0, to: goal, workspace: &workspace)
    }
    var memory = HierarchyWorkspace()
    _ = ContractionHierarchy(network).route(from: 0, to: goal, workspace: &memory)
  }

  private static let graph = """
    c a graph
    p sp 5 6
    a 1 2 3
    a 2 1 3
    a 2 3 17
    a 3 4 2
    a 4 5 9000000000
    a 5 1 0

    """

  private static let coordinates = """
    p aux sp co 5
    v 1 24023240 49838260
    v 2 25342440 50759320
    v 3 -180000000 90000000
    v 4 0 0
    v 5 179999999 -90000000

    """
}
