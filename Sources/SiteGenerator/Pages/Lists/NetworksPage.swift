import Markup

/// The list of networks.
struct NetworksPage: PageModel {
  var frame: PageFrame
  /// The networks that have files in the content, in the order of the configuration.
  var networks: [NetworkCard]
  var countriesSentence: String
  /// The networks derived from the cities of countries, grouped by continent.
  var countries: [LinkGroup]
  /// A note on the files that make up a network.
  var note: String

  static let fields = framed([
    .list("networks") { $0.networks },
    .text("countriesSentence") { $0.countriesSentence },
    .list("countries") { $0.countries },
    .flag("hasCountries") { !$0.countries.isEmpty },
    .text("note") { $0.note },
  ])
}

/// A card for a network in the list of networks.
struct NetworkCard: TemplateModel {
  var title: String
  var path: String
  var summary: String
  /// A text such as "1,041 places, 1,385 links, 7,750 route pages".
  var size: String
  /// A small version of the network's base map.
  var thumbnail: MapFigure?

  static let fields: [ModelField<NetworkCard>] = [
    .text("title") { $0.title },
    .url("path") { $0.path },
    .text("summary") { $0.summary },
    .text("size") { $0.size },
    .record("thumbnail") { $0.thumbnail },
  ]
}
