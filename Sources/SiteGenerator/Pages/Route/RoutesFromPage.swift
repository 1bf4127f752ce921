import Markup

/// The page that lists the routes from a place of a network. If links run both ways, the entry of a
/// route may link to the page for the opposite direction.
struct RoutesFromPage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame
  /// The caption of the table, such as "Shortest routes from Lviv on the E-roads".
  var caption: String
  /// The routes, sorted by the name of the other end.
  var routes: [RouteRow]
  /// The network's note about the meaning of its costs; `nil` if it has none.
  var note: String?
  /// The heading of the column of costs: "Length".
  var costTitle: String

  static let fields = framed([
    .text("caption") { $0.caption },
    .list("routes") { $0.routes },
    .text("note") { $0.note },
    .text("costTitle") { $0.costTitle },
  ])
}

/// A route in a table of routes from one place.
struct RouteRow: TemplateModel {
  /// The name of the other end.
  var title: String
  /// The path of the route's page.
  var path: String
  /// The country of the other end; `nil` if unknown.
  var country: String?
  /// The number of places on the route, including both ends; `nil` if there is no route.
  var places: Int?
  /// The cost of the route for sorting, in the smallest part of the network's unit, such as metres
  /// or steps; `nil` if there is no route.
  var lengthValue: Int?
  /// The cost of the route as text, such as "3,202 km" or "no route".
  var length: String
  /// The length of the bar, from 0 to 100: the cost as a percentage of the highest cost in the
  /// table; `nil` if there is no route.
  var share: Int?

  static let fields: [ModelField<RouteRow>] = [
    .text("title") { $0.title },
    .url("path") { $0.path },
    .text("country") { $0.country },
    .integer("places") { $0.places },
    .integer("lengthValue") { $0.lengthValue },
    .text("length") { $0.length },
    .integer("share") { $0.share },
  ]
}
