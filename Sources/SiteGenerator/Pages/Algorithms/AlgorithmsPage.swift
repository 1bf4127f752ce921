import Markup
import Routing

/// The page that shows, side by side, how each algorithm searches for the same route.
struct AlgorithmsPage: PageModel {
  var frame: PageFrame
  var route: PageLink?
  var from: String
  var to: String
  var sentence: String
  var searches: [Algorithm: SearchSketch]
  var comparisonCaption: String
  /// One row for each algorithm. Dijkstra's algorithm is first.
  var comparison: [AlgorithmRow]
  /// The data for replaying the searches; `nil` if the site has no page for the route from `from`
  /// to `to`.
  var player: RoutePlayer?
  /// The note on the meaning of the network's costs.
  var costNote: String?
  /// The quantity that the costs measure, as a heading, such as "Length".
  var costTitle: String
  /// The superlative for the lowest cost, such as "shortest".
  var costLeast: String

  static let fields = framed([
    .record("route") { $0.route },
    .text("from") { $0.from },
    .text("to") { $0.to },
    .text("sentence") { $0.sentence },
    .record("dijkstra") { $0.searches[.dijkstra] },
    .record("aStar") { $0.searches[.aStar] },
    .record("greedy") { $0.searches[.greedy] },
    .record("bidirectional") { $0.searches[.bidirectional] },
    .record("breadthFirst") { $0.searches[.bfs] },
    .text("comparisonCaption") { $0.comparisonCaption },
    .list("comparison") { $0.comparison },
    .record("player") { $0.player },
    .text("costNote") { $0.costNote },
    .text("costTitle") { $0.costTitle },
    .text("costLeast") { $0.costLeast },
  ])
}

/// A map of a search, with sentences that explain the map.
struct SearchSketch: TemplateModel {
  /// The map with the settled places, the frontier, and the route that the search found.
  var figure: MapFigure
  var sentences: [String]
  var more: PageLink?

  static let fields: [ModelField<SearchSketch>] = [
    .record("figure") { $0.figure },
    .texts("sentences") { $0.sentences },
    .record("more") { $0.more },
  ]
}
