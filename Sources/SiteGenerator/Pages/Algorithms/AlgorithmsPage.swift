import Markup

/// All searches for one route, side by side: the course of each and the route that it finds.
struct AlgorithmsPage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame
  /// The route's own page; `nil` if it has none.
  var route: PageLink?
  /// The start, such as "Lviv".
  var from: String
  /// The goal.
  var to: String
  /// A summary of the route, in a sentence.
  var sentence: String
  /// The searches, each with its map.
  var dijkstra: SeenSearch
  var aStar: SeenSearch
  var greedy: SeenSearch
  var bidirectional: SeenSearch
  var breadthFirst: SeenSearch
  /// The caption of the table of algorithms.
  var comparisonCaption: String
  /// The results of each algorithm, Dijkstra first.
  var comparison: [AlgorithmRow]
  /// The data that the scripts need for the searches; `nil` if the route has no page of its own.
  var player: RoutePlayer?
  /// A note on the meaning of the lengths; `nil` for none.
  var honesty: String?
  /// The quantity that routes are compared by, as a heading: "Length".
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

/// The course of one search, with its map.
struct SeenSearch: TemplateModel {
  /// Its map: the settled places, the frontier, and the route that it found.
  var figure: MapFigure
  /// Sentences that explain what the map shows.
  var seen: [String]
  /// The page that explains the search, if there is one.
  var more: PageLink?

  static let fields: [ModelField<SeenSearch>] = [
    .record("figure") { $0.figure },
    .texts("seen") { $0.seen },
    .record("more") { $0.more },
  ]
}
