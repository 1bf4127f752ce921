import Markup

/// The front page: a sentence, the finder, the world, a few places to begin, every country.
struct HomePage: PageModel {
  /// What stands around the content; its `lead` is the site in one sentence.
  var frame: PageFrame
  /// The world map as one inline `<svg>`, each country a link.
  var map: HTML
  /// What stands below the map: projection, whose borders.
  var mapCaption: String
  /// The path of what the map tells of each country.
  var countryFacts: String
  /// A handful of figures about the atlas, such as countries, networks, route pages.
  var facts: [Fact]
  /// Networks, routes and trips to begin with, three to six.
  var featured: [FeaturedPage]
  /// Every country and territory, by continent.
  var continents: [Continent]

  static let fields = framed([
    .html("map") { $0.map },
    .text("mapCaption") { $0.mapCaption },
    .url("countryFacts") { $0.countryFacts },
    .list("facts") { $0.facts },
    .list("featured") { $0.featured },
    .list("continents") { $0.continents },
    .text("finderLabel") { _ in Finder.label },
  ])
}

/// A page that the front page recommends.
struct FeaturedPage: TemplateModel {
  /// What it is, such as "Route", "Network", "Trip", "Road".
  var kind: String
  /// Its title, such as "Lviv to Lisbon".
  var title: String
  /// Its path.
  var path: String
  /// Why one would look at it, in a sentence.
  var sentence: String

  static let fields: [ModelField<FeaturedPage>] = [
    .text("kind") { $0.kind },
    .text("title") { $0.title },
    .url("path") { $0.path },
    .text("sentence") { $0.sentence },
  ]
}

/// The words of the finder's field, which several pages show.
enum Finder {
  /// The label of the field.
  static let label = "Find a place by any of its names, in any script"
}
