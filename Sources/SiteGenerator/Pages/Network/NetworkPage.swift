import Markup

/// The page of a network, with its map, its planner, and lists of its places, labels and routes.
struct NetworkPage: PageModel {
  /// The frame. Its `lead` describes the network in one sentence.
  var frame: PageFrame
  var map: MapFigure?
  var legend: MapLegend
  /// The path of the network's data, such as `data/networks/e-roads/network.json`.
  var data: String
  var routes: PageLink?
  var trips: PageLink?
  /// A link to the deals of the network's game.
  var deals: PageLink?
  var description: [String]
  /// A note on the meaning of the costs, and on derived or incomplete data.
  var costNote: String
  var facts: [Fact]
  /// The heading of the list of labels, such as "All 247 E-roads".
  var roadsTitle: String
  /// The labels, such as E40, with their lengths as notes. Empty if the network has no labels.
  var roads: [PageLink]
  var longestCaption: String
  /// The pairs of places whose best routes are longest. The pair with the longest route is first.
  var longest: [BarRow]
  var busiestCaption: String
  /// The places with the most links, in descending order. The values are texts such as "14 links".
  var busiest: [BarRow]
  /// A table for each closure in the settings, with the routes that change.
  var closures: [ClosureTable] = []
  /// The tables of the network's busiest parts, and of the parts whose closure has the largest
  /// effect. The note of a row describes the effect of closing the part. No table is empty.
  var critical: [CriticalTable] = []
  var criticalMap: MapFigure?
  /// All places, grouped by region or country.
  var groups: [PlaceGroup]
  /// The headings of the columns with facts about places.
  var placeColumns: [String] = []
  var downloads: [DownloadLink]
  /// The path of a file that gives the number and total size of the files for offline use; `nil` if
  /// the network cannot be saved.
  var offline: String?
  /// A Boolean value that is true if the planner can also minimize a measure other than the cost.
  var hasMeasures = false
  /// The quantity that the costs measure, as a heading, such as "Length".
  var costTitle: String
  var longestTitle: String

  static let fields = framed([
    .record("map") { $0.map },
    .record("legend") { $0.legend },
    .url("data") { $0.data },
    .record("routes") { $0.routes },
    .record("trips") { $0.trips },
    .record("deals") { $0.deals },
    .texts("paragraphs") { $0.description },
    .text("costNote") { $0.costNote },
    .list("facts") { $0.facts },
    .text("roadsTitle") { $0.roadsTitle },
    .list("roads") { $0.roads },
    .flag("hasRoads") { !$0.roads.isEmpty },
    .text("longestCaption") { $0.longestCaption },
    .list("longest") { $0.longest },
    .flag("hasLongest") { !$0.longest.isEmpty },
    .text("busiestCaption") { $0.busiestCaption },
    .list("busiest") { $0.busiest },
    .flag("hasBusiest") { !$0.busiest.isEmpty },
    .list("closures") { $0.closures },
    .list("critical") { $0.critical },
    .record("criticalMap") { $0.criticalMap },
    .flag("hasCritical") { !$0.critical.isEmpty },
    .list("groups") { $0.groups },
    .texts("placeColumns") { $0.placeColumns },
    .flag("hasPlaceColumns") { !$0.placeColumns.isEmpty },
    .list("downloads") { $0.downloads },
    .url("offline") { $0.offline },
    .text("costTitle") { $0.costTitle },
    .flag("hasMeasures") { $0.hasMeasures },
    .text("longestTitle") { $0.longestTitle },
  ])
}

/// A table of the most important links, labels or places of a network.
struct CriticalTable: TemplateModel {
  var caption: String
  /// The heading of the first column, such as "Link".
  var title: String
  /// The links, labels or places. The values are the numbers of routes that use them.
  var rows: [BarRow]

  static let fields: [ModelField<CriticalTable>] = [
    .text("caption") { $0.caption },
    .text("kind") { $0.title },
    .list("rows") { $0.rows },
  ]
}

/// A table of the routes that change if a part of the network closes.
struct ClosureTable: TemplateModel {
  var id: String
  /// The heading, such as "If the Suez Canal closes".
  var title: String
  /// A text with the number of routes that change and their extra cost.
  var sentence: String
  var map: MapFigure
  var caption: String
  /// The heading of the cost columns, such as "Length".
  var costTitle: String
  var rows: [ClosureRow]

  static let fields: [ModelField<ClosureTable>] = [
    .text("id") { $0.id },
    .text("title") { $0.title },
    .text("sentence") { $0.sentence },
    .record("map") { $0.map },
    .text("tableCaption") { $0.caption },
    .text("closureCost") { $0.costTitle },
    .list("rows") { $0.rows },
  ]
}

/// A route that changes because of a closure.
struct ClosureRow: TemplateModel {
  /// The ends of the route, linked to the planner with a route that avoids the closed part.
  var link: PageLink
  var before: String
  /// The cost after the closure, or a text such as "no route".
  var after: String
  /// The extra cost after the closure; empty if the closure leaves no route.
  var extra: String
  /// The length of the bar: the extra cost as a percentage of the largest extra cost in the table.
  var share: Int

  static let fields: [ModelField<ClosureRow>] = [
    .text("title") { $0.link.title },
    .url("path") { $0.link.path },
    .text("before") { $0.before },
    .text("after") { $0.after },
    .text("extra") { $0.extra },
    .integer("share") { $0.share },
  ]
}
