import Markup

/// A network: its map, its planner and its parts.
struct NetworkPage: PageModel {
  /// The parts of the page around the content; its `lead` describes the network in one sentence.
  var frame: PageFrame
  /// The network's map; the overlay may hold its places as links.
  var map: MapFigure?
  /// The kinds of links, for the key below the map.
  var modes: [LinkMode]
  /// Path of the network's data, such as `data/networks/e-roads/network.json`.
  var data: String
  /// The index of route pages and, if there are trips, of trips.
  var routes: PageLink?
  /// The index of trips; `nil` if the network has none.
  var trips: PageLink?
  /// The deals of its game; `nil` if it has none.
  var deals: PageLink?
  /// A description of the network, one paragraph per text.
  var description: [String]
  /// A note on the meaning of the lengths, and on what is derived or incomplete.
  var honesty: String
  /// Places, links, modes, countries, total length and so on.
  var facts: [Fact]
  /// The heading of the list of labels, such as "All 247 E-roads".
  var roadsTitle: String
  /// The pages of its link labels, such as E40; the notes are lengths. Empty if it has none.
  var roads: [PageLink]
  /// The caption of the table of longest routes.
  var longestCaption: String
  /// The longest shortest routes, longest first, about ten.
  var longest: [BarRow]
  /// The caption of the table of busiest places.
  var busiestCaption: String
  /// The places with most links, most first, about ten; values such as "14 links".
  var busiest: [BarRow]
  /// The closures with which the page begins.
  var closures: [ClosureTable] = []
  /// The parts of the network that most routes with a page run over; the notes say what these
  /// routes cost without it. No table is empty.
  var critical: [CriticalTable] = []
  /// The map of these: the wider a line, the more routes. `nil` if they are not known.
  var criticalMap: MapFigure?
  /// All places, by country, region or first letter.
  var groups: [PlaceGroup]
  /// The headings of the facts of places; empty for most networks.
  var placeColumns: [String] = []
  /// The network's own data files.
  var downloads: [DownloadLink]
  /// Path of the file with the size of the network when saved offline; `nil` if it cannot be saved.
  var offline: String?
  /// A Boolean value that is true if routes can be the best by more than their cost.
  var hasMeasures = false
  /// The quantity that its routes are compared by, as a heading: "Length".
  var costTitle: String
  /// The heading of the table of longest routes.
  var longestTitle: String

  static let fields = framed([
    .record("map") { $0.map },
    .list("modes") { $0.modes },
    .url("data") { $0.data },
    .record("routes") { $0.routes },
    .record("trips") { $0.trips },
    .record("deals") { $0.deals },
    .texts("paragraphs") { $0.description },
    .text("honesty") { $0.honesty },
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

/// The links, or the places, that most routes of a network run over.
struct CriticalTable: TemplateModel {
  /// The caption of the table.
  var caption: String
  /// The kind of thing in a row, such as "Link".
  var title: String
  /// The values are numbers of routes.
  var rows: [CriticalRow]

  static let fields: [ModelField<CriticalTable>] = [
    .text("caption") { $0.caption },
    .text("kind") { $0.title },
    .list("rows") { $0.rows },
  ]
}

/// A part of a network that many routes run over.
struct CriticalRow: TemplateModel {
  var bar: BarRow
  /// The planner with the part avoided.
  var whatIf: String

  static let fields: [ModelField<CriticalRow>] = [
    .text("title") { $0.bar.link.title },
    .url("path") { $0.bar.link.path },
    .text("note") { $0.bar.link.note },
    .text("value") { $0.bar.value },
    .integer("share") { $0.bar.share },
    .url("whatIf") { $0.whatIf },
  ]
}

/// The routes of a network that change if something closes.
struct ClosureTable: TemplateModel {
  /// The identifier of the heading.
  var id: String
  /// The heading, such as "If the Suez Canal closes".
  var title: String
  /// The number of routes that change, and by how much.
  var sentence: String
  var map: MapFigure
  /// The caption of the table.
  var caption: String
  /// The heading of the columns of costs, such as "Length".
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

/// A route that changes.
struct ClosureRow: TemplateModel {
  /// Its ends, with the address of the planner without the closed part.
  var link: PageLink
  /// Its cost today.
  var before: String
  /// Its cost then, in words.
  var after: String
  /// The difference; empty if there is no other route.
  var extra: String
  /// The bar's length in per cent of the largest difference.
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
