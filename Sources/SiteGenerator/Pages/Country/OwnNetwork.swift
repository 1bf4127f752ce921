import Markup

/// The section of a country's page about the network derived from the country's cities.
struct OwnNetwork: TemplateModel {
  /// The heading, such as "Routes from Kyiv".
  var title: String
  /// A text about the routes, or the reason why there is no network.
  var sentence: String
  var network: PageLink?
  /// The routes from the network's hub, with their lengths as notes. The hub is usually the
  /// capital. The route to the most populous place is first.
  var routes: [PageLink] = []

  static let fields: [ModelField<OwnNetwork>] = [
    .text("title") { $0.title },
    .text("sentence") { $0.sentence },
    .record("network") { $0.network },
    .list("routes") { $0.routes },
    .flag("hasRoutes") { !$0.routes.isEmpty },
  ]
}
