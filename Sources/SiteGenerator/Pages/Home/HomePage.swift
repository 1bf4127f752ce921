import Markup

/// The home page: a sentence about the site, the finder, a route, a map, recommended pages, and all
/// countries.
struct HomePage: PageModel {
  /// The frame. Its `lead` describes the site in one sentence.
  var frame: PageFrame
  /// The route that the page shows, with a replay of the search for it.
  var route: HomeRoute?
  /// The map of the world; `nil` if the site has no such map, or if the settings choose a network
  /// or no map for the home page.
  var world: WorldFigure?
  /// The map of a network; `nil` if the page shows a route, the world or no map.
  var map: MapFigure?
  var body: TextBody?
  var facts: [Fact]
  var featured: [FeaturedPage]
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

struct HomeRoute: TemplateModel {
  var title: String
  var path: String
  var sentence: String
  var map: MapFigure
  var player: RoutePlayer
  var network: PageLink
  /// The path of the network's data, which the planner's input fields need.
  var data: String
  /// The network's data sets, named by their headings on the sources page.
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

/// The map of the world on the home page.
struct WorldFigure: TemplateModel {
  /// An inline `<svg>` in which each country is a link.
  var drawing: HTML
  /// The caption. It names the projection, and says whose view of borders the map shows.
  var caption: String?
  /// The path of the file with the facts that the map shows about countries.
  var countryFacts: String

  static let fields: [ModelField<WorldFigure>] = [
    .html("drawing") { $0.drawing },
    .text("caption") { $0.caption },
    .url("countryFacts") { $0.countryFacts },
  ]
}

/// A card for a recommended page.
struct FeaturedPage: TemplateModel {
  /// The kind of page, such as "Network", "Trip", "Game" or "Read".
  var kind: String
  var title: String
  var path: String
  var sentence: String

  static let fields: [ModelField<FeaturedPage>] = [
    .text("kind") { $0.kind },
    .text("title") { $0.title },
    .url("path") { $0.path },
    .text("sentence") { $0.sentence },
  ]
}
