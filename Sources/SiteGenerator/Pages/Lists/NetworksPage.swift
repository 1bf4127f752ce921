import Markup

/// The list of networks.
struct NetworksPage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame
  /// The networks that have files in the content, in the order of the site's configuration.
  var networks: [NetworkCard]
  /// A sentence about the networks derived from the cities of countries.
  var countriesSentence: String
  /// Links to the networks derived from the cities of countries, grouped by continent; empty if
  /// there are none.
  var countries: [LinkGroup]
  /// A note on how to add your own network.
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
  /// The network's title, such as "E-roads".
  var title: String
  /// The path of the network's page.
  var path: String
  /// A sentence that describes the network.
  var summary: String
  /// The size of the network, such as "1,041 places, 1,385 links, 7,750 route pages".
  var size: String
  /// A small version of the network's base map; `nil` if there is none.
  var thumbnail: MapFigure?

  static let fields: [ModelField<NetworkCard>] = [
    .text("title") { $0.title },
    .url("path") { $0.path },
    .text("summary") { $0.summary },
    .text("size") { $0.size },
    .record("thumbnail") { $0.thumbnail },
  ]
}
