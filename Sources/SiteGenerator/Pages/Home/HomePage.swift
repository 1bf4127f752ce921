import Markup

/// The home page: a sentence, the finder, a route, a map, recommended pages, and all countries.
struct HomePage: PageModel {
  /// The parts of the page around the content; `lead` describes the site in one sentence.
  var frame: PageFrame
  /// The route whose search the page replays; `nil` if it shows none.
  var route: HomeRoute?
  /// The map of the world; `nil` if the page shows a network or no map.
  var world: WorldFigure?
  /// The map of a network; `nil` if the page shows a route, the world or no map.
  var map: MapFigure?
  /// A hand-written text from the content; `nil` if there is none.
  var body: TextBody?
  /// Facts about the atlas, such as the numbers of countries, networks and routes.
  var facts: [Fact]
  /// Cards for the networks and trips that the page recommends.
  var featured: [FeaturedPage]
  /// All countries and territories, grouped by continent.
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

/// A route on the home page.
struct HomeRoute: TemplateModel {
  /// The route's name, such as "Lviv to Lisbon".
  var title: String
  /// The path of the route's page.
  var path: String
  /// A sentence with the length and the roads of the route.
  var sentence: String
  /// The network's map with the route.
  var map: MapFigure
  /// The data for the replay of the route's search.
  var player: RoutePlayer
  /// A link to the page of the route's network.
  var network: PageLink
  /// The path of the network's data, which the planner's two input fields need.
  var data: String
  /// The network's data sets, named by their headings on the page of sources.
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
  /// The map as inline `<svg>`, in which each country is a link.
  var drawing: HTML
  /// The caption of the map. It names the projection, and says whose view of borders the map shows.
  var caption: String
  /// The path of the data file with the facts that the map shows for each country.
  var countryFacts: String

  static let fields: [ModelField<WorldFigure>] = [
    .html("drawing") { $0.drawing },
    .text("caption") { $0.caption },
    .url("countryFacts") { $0.countryFacts },
  ]
}

/// A card for a recommended page.
struct FeaturedPage: TemplateModel {
  /// The kind of page, such as "Route", "Network", "Trip", "Road".
  var kind: String
  /// The page's title, such as "Lviv to Lisbon".
  var title: String
  /// The page's path.
  var path: String
  /// A sentence that describes the page.
  var sentence: String

  static let fields: [ModelField<FeaturedPage>] = [
    .text("kind") { $0.kind },
    .text("title") { $0.title },
    .url("path") { $0.path },
    .text("sentence") { $0.sentence },
  ]
}
