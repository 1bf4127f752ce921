import Markup

/// All route pages that begin (or, if links run both ways, end) at a place of a network.
struct RoutesFromPage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame
  /// The caption of the table, such as "Shortest routes from Lviv on the E-roads".
  var caption: String
  /// The routes, by the name of the other end.
  var routes: [RouteRow]
  /// A note on the meaning of the lengths; `nil` for none.
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
  /// The other end's name.
  var title: String
  /// Path of the route's page.
  var path: String
  /// The other end's country or region; `nil` if it has none.
  var country: String?
  /// The number of places it passes, both ends included; `nil` if there is no route.
  var places: Int?
  /// Its length for sorting, in the network's exact unit (metres or steps); nil: no route.
  var lengthValue: Int?
  /// Its length in words, such as "3,202 km" or "no route".
  var length: String
  /// The bar's length in per cent of the longest route's, 0 to 100; nil: no route.
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
