import Markup

/// A place: a place of a network, a capital, or a large city.
struct PlacePage: PageModel {
  /// The parts of the page around the content; its `lead` describes the place in one sentence.
  var frame: PageFrame
  /// The map of its country with a mark at the place, or the network's; `nil` if there is none.
  var map: MapFigure?
  /// Country, province, people, time zone, coordinates in degrees and in degrees, minutes, seconds.
  var facts: [Fact]
  /// Its other names, by script.
  var names: [ScriptNames]
  /// A sentence on the number of nearby places; `nil` if the site has no finder.
  var nearbySentence: String?
  /// Places with pages near it, nearest first; the notes have the distance and direction.
  var nearby: [PageLink]
  /// The nearest places of all, likewise.
  var nearest: [PageLink]
  /// The networks that it is on.
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

/// A network that a place is on.
struct PlaceNetwork: TemplateModel {
  /// The end of the heading's id: the network's slug.
  var id: String
  /// The network's title, such as "E-roads".
  var title: String
  /// Path of the network's page.
  var path: String
  /// The position of the place on the network, such as "4 links; it lies on E40, E50 and E471."
  var sentence: String
  /// Its links, by the other end's name.
  var links: [PlaceConnection]
  /// The index of its route pages, such as "All 124 routes from Lviv"; `nil` if it has none.
  var allRoutes: PageLink?
  /// A choice of its routes, at most about a dozen; the notes are lengths.
  var routes: [PageLink]
  /// The headings of the facts of its links; empty for most networks.
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

/// A link of a network from a place to another.
struct PlaceConnection: TemplateModel {
  /// The other end, with the path of its page.
  var to: PageLink
  /// The link's labels or, without labels, its mode's name; with paths where they have pages.
  var labels: [PageLink]
  /// Its length or cost with its unit.
  var length: String
  /// The facts of the link, one per column.
  var facts: [String] = []

  static let fields: [ModelField<PlaceConnection>] = [
    .text("title") { $0.to.title },
    .url("path") { $0.to.path },
    .list("labels") { PageLink.sequence($0.labels) },
    .text("length") { $0.length },
    .texts("linkFacts") { $0.facts },
  ]
}
