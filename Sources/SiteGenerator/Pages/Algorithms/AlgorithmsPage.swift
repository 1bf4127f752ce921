import Markup

/// The page that shows the searches of all algorithms for one route side by side.
struct AlgorithmsPage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame
  /// A link to the route's page; `nil` if the route has no page.
  var route: PageLink?
  /// The start, such as "Lviv".
  var from: String
  /// The goal, such as "Lisbon".
  var to: String
  /// A summary of the route in one sentence.
  var sentence: String
  /// The search with Dijkstra's algorithm. The next four properties are the searches with the other
  /// algorithms.
  var dijkstra: SeenSearch
  var aStar: SeenSearch
  var greedy: SeenSearch
  var bidirectional: SeenSearch
  var breadthFirst: SeenSearch
  /// The caption of the table of algorithms.
  var comparisonCaption: String
  /// One row for each algorithm, with its results. Dijkstra's algorithm is first.
  var comparison: [AlgorithmRow]
  /// The data that the scripts need for the searches; `nil` if the site has no page for the route
  /// from the start to the goal.
  var player: RoutePlayer?
  /// The network's note about the meaning of its costs; `nil` if it has none.
  var honesty: String?
  /// The quantity by which routes are compared, as a heading: "Length".
  var costTitle: String
  /// The superlative for the lowest cost: "shortest".
  var costLeast: String

  static let fields = framed([
    .record("route") { $0.route },
    .text("from") { $0.from },
    .text("to") { $0.to },
    .text("sentence") { $0.sentence },
    .record("dijkstra") { $0.dijkstra },
    .record("aStar") { $0.aStar },
    .record("greedy") { $0.greedy },
    .record("bidirectional") { $0.bidirectional },
    .record("breadthFirst") { $0.breadthFirst },
    .text("comparisonCaption") { $0.comparisonCaption },
    .list("comparison") { $0.comparison },
    .record("player") { $0.player },
    .text("honesty") { $0.honesty },
    .text("costTitle") { $0.costTitle },
    .text("costLeast") { $0.costLeast },
  ])
}

/// A search, with a map of it and with sentences that explain the map.
struct SeenSearch: TemplateModel {
  /// The map with the settled places, the frontier, and the route that the search found.
  var figure: MapFigure
  /// Sentences that explain what the map shows.
  var seen: [String]
  /// The page that explains the algorithm; `nil` if there is none.
  var more: PageLink?

  static let fields: [ModelField<SeenSearch>] = [
    .record("figure") { $0.figure },
    .texts("seen") { $0.seen },
    .record("more") { $0.more },
  ]
}
