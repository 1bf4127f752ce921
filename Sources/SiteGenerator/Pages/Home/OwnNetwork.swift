import Markup

/// The network that was derived for a country, on the country's page.
struct OwnNetwork: TemplateModel {
  /// The heading, such as "Routes from Kyiv".
  var title: String
  /// A description of the routes, in a sentence or two; the reason if there are none.
  var sentence: String
  /// The network's page; `nil` if there is none.
  var network: PageLink?
  /// The routes from the capital, to the most populous place first; the notes are their lengths.
  var routes: [PageLink] = []

  static let fields: [ModelField<OwnNetwork>] = [
    .text("title") { $0.title },
    .text("sentence") { $0.sentence },
    .record("network") { $0.network },
    .list("routes") { $0.routes },
    .flag("hasRoutes") { !$0.routes.isEmpty },
  ]
}
