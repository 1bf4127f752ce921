import Markup

/// A part of a route along one road.
struct RouteStage: TemplateModel {
  /// The road; `nil` for links without a label.
  var label: PageLink?
  /// A title such as "Lviv to Kraków".
  var title: String
  /// A text such as "295 km".
  var length: String
  /// The number of places on the stage, including both ends, such as "3 places".
  var places: String
  /// The legs by sea, such as "ferry Dover to Calais".
  var crossings: String?

  static let fields: [ModelField<RouteStage>] = [
    .record("label") { $0.label },
    .text("title") { $0.title },
    .text("length") { $0.length },
    .text("places") { $0.places },
    .text("crossings") { $0.crossings },
  ]
}
