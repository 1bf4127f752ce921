import Markup

/// The page of a place: a place of a network, a capital or a large city.
struct PlacePage: PageModel {
  /// The parts of the page around the content; `lead` describes the place in one sentence.
  var frame: PageFrame
  /// The map of the country with a marker at the place, or a map of a network; `nil` if there is
  /// neither.
  var map: MapFigure?
  /// Facts such as the country, the province, the population, the time zone and the coordinates.
  var facts: [Fact]
  /// The other names of the place, grouped by script.
  var names: [ScriptNames]
  /// A sentence with the number of nearby places; `nil` if the site has no finder, or if the place
  /// has no coordinates.
  var nearbySentence: String?
  /// Nearby places that have pages, with the nearest first. The notes give distance and direction.
  var nearby: [PageLink]
  /// Nearby places without pages, with the nearest first, as links to the finder. The notes give
  /// distance and direction.
  var nearest: [PageLink]
  /// The networks that the place is on.
  var networks: [PlaceNetwork]

  static let fields = framed([
    .record("map") { $0.map },
    .list("facts") { $0.facts },
    .flag("hasFacts") { !$0.facts.isEmpty },
    .list("names") { $0.names },
    .flag("hasNames") { !$0.names.isEmpty },
    .text("nearbySentence") { $0.nearbySentence },
    .list("nearby") { $0.nearby },
    .list("nearest") { $0.nearest },
    .flag("hasNearest") { !$0.nearest.isEmpty },
    .flag("hasNearby") { !$0.nearby.isEmpty },
    .list("networks") { $0.networks },
    .flag("hasNetworks") { !$0.networks.isEmpty },
  ])
}

/// A network on the page of one of its places.
struct PlaceNetwork: TemplateModel {
  /// The suffix of the heading's `id` attribute: the network's slug. If several places of the
  /// network share the page, the place's id is added for all but the first.
  var id: String
  /// The network's title, such as "E-roads".
  var title: String
  /// Path of the network's page.
  var path: String
  /// A sentence about the place's links, such as "4 links, on E40, E50 and E471."
  var sentence: String
  /// The links from the place, sorted by the name of the other end.
  var links: [PlaceConnection]
  /// A link to the list of all routes from the place, such as "All 124 routes from Lviv"; `nil` if
  /// there is none.
  var allRoutes: PageLink?
  /// Routes from the place to the most populous places, at most 12. The notes give the lengths.
  var routes: [PageLink]
  /// The headings of the columns with facts about links; empty for most networks.
  var linkColumns: [String] = []
  /// The heading of the column of costs: "Length".
  var costTitle: String

  static let fields: [ModelField<PlaceNetwork>] = [
    .text("id") { $0.id },
    .text("title") { $0.title },
    .url("path") { $0.path },
    .text("sentence") { $0.sentence },
    .list("links") { $0.links },
    .flag("hasLinks") { !$0.links.isEmpty },
    .record("allRoutes") { $0.allRoutes },
    .list("routes") { $0.routes },
    .flag("hasRoutes") { !$0.routes.isEmpty },
    .texts("linkColumns") { $0.linkColumns },
    .text("costTitle") { $0.costTitle },
  ]
}

/// A link from the place to another place of a network.
struct PlaceConnection: TemplateModel {
  /// The other end of the link, with the path of its page if it has one.
  var to: PageLink
  /// The labels of the link, each with the path of its page if it has one. If the link has no
  /// labels, the name of its mode.
  var labels: [PageLink]
  /// The length or cost of the link, with its unit.
  var length: String
  /// The facts about the link, one per column.
  var facts: [String] = []

  static let fields: [ModelField<PlaceConnection>] = [
    .text("title") { $0.to.title },
    .url("path") { $0.to.path },
    .list("labels") { PageLink.sequence($0.labels) },
    .text("length") { $0.length },
    .texts("linkFacts") { $0.facts },
  ]
}
