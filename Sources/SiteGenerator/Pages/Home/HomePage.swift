import Markup

/// The front page: a sentence, the finder, a route, the world or a network, a few pages to begin with,
/// every country.
struct HomePage: PageModel {
  /// The parts of the page around the content; its `lead` describes the site in one sentence.
  var frame: PageFrame
  /// A route whose search is replayed; `nil` for none.
  var route: HomeRoute?
  /// The map of the world; `nil` if the page shows a network or no map.
  var world: WorldFigure?
  /// The map of a network; `nil` if the page shows the world or no map.
  var map: MapFigure?
  /// A hand-written text; `nil` for none.
  var body: TextBody?
  /// A handful of figures about the atlas, such as countries, networks, route pages.
  var facts: [Fact]
  /// Networks, routes and trips to begin with, three to six.
  var featured: [FeaturedPage]
  /// Every country and territory, by continent.
  var continents: [Continent]

  static let fields = framed([
    .record("route") { $0.route },
    .record("world") { $0.world },
    .record("map") { $0.map },
    .record("body") { $0.body },
    .list("facts") { $0.facts },
    .list("featured") { $0.featured },
    .flag("hasFeatured") { !$0.featured.isEmpty },
    .list("continents") { $0.continents },
    .flag("hasContinents") { !$0.continents.isEmpty },
  ])
}

/// A route on the front page.
struct HomeRoute: TemplateModel {
  /// The route's name, such as "Lviv to Lisbon".
  var title: String
  /// The path of its page.
  var path: String
  /// Its length and its roads in a sentence.
  var sentence: String
  /// The network's map with the route.
  var map: MapFigure
  /// The data of the replay of its search.
  var player: RoutePlayer
  /// The page of its network.
  var network: PageLink
  /// The path of the network's data, which the two fields of the planner need.
  var data: String
  /// The data sets of the network, as headings of the page of sources.
  var credits: [String]

  static let fields: [ModelField<HomeRoute>] = [
    .text("title") { $0.title },
    .url("path") { $0.path },
    .text("sentence") { $0.sentence },
    .record("map") { $0.map },
    .record("player") { $0.player },
    .record("network") { $0.network },
    .url("data") { $0.data },
  ]
}

/// The map of the world on the front page.
struct WorldFigure: TemplateModel {
  /// The map as one inline `<svg>`, each country a link.
  var drawing: HTML
  /// The line below the map: projection, whose borders.
  var caption: String
  /// The path of the data that the map shows for each country.
  var countryFacts: String

  static let fields: [ModelField<WorldFigure>] = [
    .html("drawing") { $0.drawing },
    .text("caption") { $0.caption },
    .url("countryFacts") { $0.countryFacts },
  ]
}

/// A page that the front page recommends.
struct FeaturedPage: TemplateModel {
  /// The kind of page, such as "Route", "Network", "Trip", "Road".
  var kind: String
  /// Its title, such as "Lviv to Lisbon".
  var title: String
  /// Its path.
  var path: String
  /// A sentence that says why it is worth a visit.
  var sentence: String

  static let fields: [ModelField<FeaturedPage>] = [
    .text("kind") { $0.kind },
    .text("title") { $0.title },
    .url("path") { $0.path },
    .text("sentence") { $0.sentence },
  ]
}
