import Markup

/// The page of a precomputed route between two places of a network.
struct RoutePage: PageModel {
  var frame: PageFrame
  /// The network's title, linked to the planner in which the route's ends are already chosen.
  var network: PageLink
  var map: MapFigure?
  /// The data for replaying the searches.
  var player: RoutePlayer?
  /// The sentence that the page shows if no route exists; otherwise `nil`.
  var noRoute: String?
  /// Directions for a driver, in stages that each follow one road. Empty if the network's labels
  /// have no pages, or if no link of the route has a label.
  var stages: [RouteStage] = []
  /// A sentence with the number of changes between roads, and with the ferries on the route; `nil`
  /// if ``stages`` is empty.
  var changes: String? = nil
  /// The border crossings in order.
  var crossings: [String] = []
  /// A sentence with the countries along the route; `nil` if the route stays in one country.
  var countries: String?
  /// The route's times as JSON objects, one for each measure that is computed from a speed. Readers
  /// can change the speed.
  var times: [String] = []
  /// The caption of the table of legs, such as "27 legs, 3,202 km".
  var legsCaption: String
  var start: PageLink
  var legs: [RouteLeg]
  /// The note on the meaning of the network's costs.
  var costNote: String?
  /// The note about the route back; `nil` if no route exists.
  var reverse: ReverseRoute?
  var downloads: [DownloadLink]
  /// The buttons that save the route; `nil` if no route exists.
  var saving: SaveOffer?
  /// A Boolean value that is true if other sites can embed the page in a frame. The fragment
  /// `#embed` reduces the page to its heading, sentence, map and credits.
  var isEmbeddable: Bool
  /// A text such as "Dijkstra had settled 94 places when the best route was certain. A* settled
  /// 31."
  var comparisonSentence: String?
  var comparisonCaption: String
  /// One row for each algorithm. Dijkstra's algorithm is first.
  var comparison: [AlgorithmRow]
  var alternatives: [OtherWayRow]
  /// The quantity that the costs measure, as a heading, such as "Length".
  var costTitle: String
  /// The form of ``costTitle`` within a sentence, such as "length".
  var costNoun: String
  /// The superlative for the lowest cost, such as "shortest".
  var costLeast: String
  /// The phrase for an equal cost, such as "as long".
  var costAsMuch: String
  /// Links to the planner, one for each measure whose best route is likely to differ from this one.
  var measures: [PageLink] = []
  /// The heading of the list of stages, such as "By E-road".
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
    .text("costNote") { $0.costNote },
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
    .flag("hasOneAlternative") { $0.alternatives.count == 1 },
    .list("measures") { $0.measures },
    .flag("hasMeasures") { !$0.measures.isEmpty },
    .text("costTitle") { $0.costTitle },
    .text("costNoun") { $0.costNoun },
    .text("costLeast") { $0.costLeast },
    .text("costAsMuch") { $0.costAsMuch },
    .text("stagesTitle") { $0.stagesTitle },
  ])
}

struct ReverseRoute: TemplateModel {
  /// A sentence about the route back, such as "Every link runs both ways, so the way back is just
  /// as long."
  var sentence: String
  /// The text of the link, such as "Lisbon to Lviv"; empty if there is no link.
  var title: String
  /// The path of the page for the route back; `nil` if links run both ways or that page does not
  /// exist.
  var path: String?

  static let fields: [ModelField<ReverseRoute>] = [
    .text("sentence") { $0.sentence },
    .text("title") { $0.title },
    .url("path") { $0.path },
  ]
}

/// The result of one algorithm's search for a route.
struct AlgorithmRow: TemplateModel {
  var title: String
  /// The number of settled places, such as "1,001".
  var settled: String
  /// The length of the bar: ``settled`` as a percentage of the largest number of settled places in
  /// the table.
  var settledShare: Int
  /// The number of relaxed links, such as "2,105".
  var relaxed: String
  /// The cost of the route that the algorithm found, such as "3,202 km"; "none" if it found no
  /// route.
  var length: String
  /// The difference from the cost of the best route, such as "+128 km (4 %)". If there is no
  /// difference, a word such as "shortest". Empty if the algorithm found no route.
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
