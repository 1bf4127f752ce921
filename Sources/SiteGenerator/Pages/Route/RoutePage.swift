import Markup

/// The page of a precomputed route between two places of a network.
struct RoutePage: PageModel {
  /// The parts of the page around the content; `lead` summarises the route, such as "3,202 km
  /// through 28 places, by E40, E462, E442".
  var frame: PageFrame
  /// The network's title, with an address that opens the network's planner for the route's two
  /// ends.
  var network: PageLink
  /// The network's map with the route over it.
  var map: MapFigure?
  /// The data for the replay of the searches; `nil` if there are no searches to replay.
  var player: RoutePlayer?
  /// The sentence that the page shows if there is no route; `nil` if there is a route.
  var noRoute: String?
  /// The route as directions for a driver, with a stage for each road; empty if links have no
  /// labels.
  var stages: [RouteStage] = []
  /// A sentence with the number of changes from one road to another, and the number of ferries;
  /// `nil` if links have no labels.
  var changes: String? = nil
  /// The border crossings in order; empty if the route stays in one country.
  var crossings: [String] = []
  /// A sentence with the countries along the route and the number of border crossings; `nil` if the
  /// route stays in one country.
  var countries: String?
  /// The route's times as JSON objects, one for each measure that is computed from a speed. Readers
  /// can change the speed. Empty for most networks.
  var times: [String] = []
  /// The caption of the table of legs, with the total, such as "27 legs, 3,202 km".
  var legsCaption: String
  /// The place where the route begins.
  var start: PageLink
  /// The legs from start to goal; empty if there is no route.
  var legs: [RouteLeg]
  /// The network's note about the meaning of its costs; `nil` if it has none.
  var honesty: String?
  /// The note about the route back; `nil` if there is no route.
  var reverse: ReverseRoute?
  /// Links to the files of the route; empty if there are none.
  var downloads: [DownloadLink]
  /// The buttons that save the route; `nil` if there is no route.
  var saving: SaveOffer?
  /// A Boolean value that is true if other sites can embed the page in a frame. The fragment
  /// `#embed` reduces the page to its heading, sentence, map and credits.
  var isEmbeddable: Bool
  /// The result of the comparison in words, such as "Dijkstra settled 94 places before the best
  /// route was certain. A* settled 31."; `nil` if there is no comparison.
  var comparisonSentence: String?
  /// The caption of the table in `comparison`.
  var comparisonCaption: String
  /// One row for each algorithm, with its results. Dijkstra's algorithm is first.
  var comparison: [AlgorithmRow]
  /// The alternatives to the route; empty if there are none.
  var alternatives: [OtherWayRow]
  /// The quantity by which routes are compared, as a heading: "Length".
  var costTitle: String
  /// The quantity within a sentence: "length".
  var costNoun: String
  /// The superlative for the lowest cost: "shortest".
  var costLeast: String
  /// The phrase for an equal cost: "as long".
  var costAsMuch: String
  /// Links to the planner for the route's two ends. There is one link for each measure whose best
  /// route may differ from the route on this page.
  var measures: [PageLink] = []
  /// The heading of the list of stages: "By E-road".
  var stagesTitle: String

  static let fields = framed([
    .record("network") { $0.network },
    .record("map") { $0.map },
    .record("player") { $0.player },
    .text("noRoute") { $0.noRoute },
    .list("stages") { $0.stages },
    .flag("hasStages") { !$0.stages.isEmpty },
    .text("changes") { $0.changes },
    .text("countries") { $0.countries },
    .texts("crossings") { $0.crossings },
    .flag("hasCrossings") { !$0.crossings.isEmpty },
    .texts("times") { $0.times },
    .text("legsCaption") { $0.legsCaption },
    .record("start") { $0.start },
    .list("legs") { $0.legs },
    .text("honesty") { $0.honesty },
    .record("reverse") { $0.reverse },
    .list("downloads") { $0.downloads },
    .record("saving") { $0.saving },
    .flag("hasDownloads") { $0.saving != nil || !$0.downloads.isEmpty },
    .flag("isEmbeddable") { $0.isEmbeddable },
    .text("comparisonSentence") { $0.comparisonSentence },
    .text("comparisonCaption") { $0.comparisonCaption },
    .list("comparison") { $0.comparison },
    .flag("hasComparison") { !$0.comparison.isEmpty },
    .list("alternatives") { $0.alternatives },
    .flag("hasAlternatives") { !$0.alternatives.isEmpty },
    .list("measures") { $0.measures },
    .flag("hasMeasures") { !$0.measures.isEmpty },
    .text("costTitle") { $0.costTitle },
    .text("costNoun") { $0.costNoun },
    .text("costLeast") { $0.costLeast },
    .text("costAsMuch") { $0.costAsMuch },
    .text("stagesTitle") { $0.stagesTitle },
  ])
}

/// The note about the route back.
struct ReverseRoute: TemplateModel {
  /// A sentence about the route back, such as "All links run both ways: the way back is as long."
  var sentence: String
  /// The text of the link to the route back, such as "Lisbon to Lviv"; empty if there is no link.
  var title: String
  /// The path of the page for the route back; `nil` if this page is for both directions.
  var path: String?

  static let fields: [ModelField<ReverseRoute>] = [
    .text("sentence") { $0.sentence },
    .text("title") { $0.title },
    .url("path") { $0.path },
  ]
}

/// The results of one algorithm for a route.
struct AlgorithmRow: TemplateModel {
  /// The algorithm's name, such as "A*".
  var title: String
  /// The number of places that the algorithm settled, such as "1,001".
  var settled: String
  /// The length of the bar: the number of settled places as a percentage of the largest such number
  /// in the table.
  var settledShare: Int
  /// The number of links that the algorithm relaxed, such as "2,105".
  var relaxed: String
  /// The length of the route that the algorithm found, such as "3,202 km" or "none".
  var length: String
  /// The difference from the best route: "shortest", "+128 km (4 %)" or "".
  var above: String

  static let fields: [ModelField<AlgorithmRow>] = [
    .text("title") { $0.title },
    .text("settled") { $0.settled },
    .integer("settledShare") { $0.settledShare },
    .text("relaxed") { $0.relaxed },
    .text("length") { $0.length },
    .text("above") { $0.above },
  ]
}
