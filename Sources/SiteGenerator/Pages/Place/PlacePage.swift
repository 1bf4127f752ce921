import Markup

/// The page of a place: a place of a network, a capital or a large city.
struct PlacePage: PageModel {
  /// The frame. Its `lead` describes the place in one sentence.
  var frame: PageFrame
  /// The map of the country with a marker at the place, or a map of a network.
  var map: MapFigure?
  var facts: [Fact]
  var names: [ScriptNames]
  /// A sentence with the number of nearby places; `nil` if the site has no finder, or if the place
  /// has no coordinates.
  var nearbySentence: String?
  /// Nearby places that have pages, nearest first, with distance and direction as notes.
  var nearby: [PageLink]
  /// Nearby places without pages, nearest first. They link to the finder, and have distance and
  /// direction as notes.
  var nearest: [PageLink]
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
  /// network share the page, the suffix of each place after the first also contains that place's
  /// id.
  var id: String
  var title: String
  var path: String
  /// A text such as "4 links, on E40, E50 and E471."
  var sentence: String
  /// The links from the place, sorted by the name of the other end.
  var links: [PlaceConnection]
  /// A link such as "All 124 routes from Lviv".
  var allRoutes: PageLink?
  /// Routes to the most populous places, with their lengths as notes.
  var routes: [PageLink]
  /// The headings of the columns with facts about links.
  var linkColumns: [String] = []
  /// The heading of the cost column, such as "Length".
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

/// A link from the place to another place.
struct PlaceConnection: TemplateModel {
  var to: PageLink
  /// The labels of the link, with the paths of their pages. A link without labels has the name of
  /// its mode instead.
  var labels: [PageLink]
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
