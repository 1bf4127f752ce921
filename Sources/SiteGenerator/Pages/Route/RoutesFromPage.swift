import Markup

/// The page that lists the routes from a place. If links run both ways, a route can link to the
/// page for the opposite direction.
struct RoutesFromPage: PageModel {
  var frame: PageFrame
  var caption: String
  /// The routes, sorted by the name of the other end.
  var routes: [RouteRow]
  /// The note on the meaning of the network's costs.
  var note: String?
  /// The heading of the cost column, such as "Length".
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
  var path: String
  var country: String?
  /// The number of places on the route, including both ends; `nil` if no route exists.
  var places: Int?
  /// The number by which ``length`` is sorted, in the smallest unit of the network's costs, such as
  /// metres. `nil` if no route exists.
  var lengthValue: Int?
  /// A text such as "3,202 km" or "no route".
  var length: String
  /// The length of the bar: the cost as a percentage of the highest cost in the table; `nil` if no
  /// route exists.
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
