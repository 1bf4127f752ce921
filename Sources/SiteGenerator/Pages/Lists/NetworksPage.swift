import Markup

/// The index of networks.
struct NetworksPage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame
  /// The networks with files of their own, in the order of the site's configuration.
  var networks: [NetworkCard]
  /// A description of the networks of countries, in a sentence.
  var countriesSentence: String
  /// The networks of countries, by continent; empty if there are none.
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

/// A network in the index.
struct NetworkCard: TemplateModel {
  /// The network's title, such as "E-roads".
  var title: String
  /// Path of its page.
  var path: String
  /// A description of the network, in one sentence.
  var summary: String
  /// Its size in words, such as "1,041 places, 1,385 links, 7,750 route pages".
  var size: String
  /// Its base map, shown small; nil for none.
  var thumbnail: MapFigure?

  static let fields: [ModelField<NetworkCard>] = [
    .text("title") { $0.title },
    .url("path") { $0.path },
    .text("summary") { $0.summary },
    .text("size") { $0.size },
    .record("thumbnail") { $0.thumbnail },
  ]
}
