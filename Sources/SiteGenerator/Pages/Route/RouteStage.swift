import Markup

/// A part of a route along one road.
struct RouteStage: TemplateModel {
  /// The road, with the path of its page; `nil` for links without a label.
  var label: PageLink?
  /// The ends of the stage, such as "Lviv to Kraków".
  var title: String
  /// The length of the stage with its unit, such as "295 km".
  var length: String
  /// The number of places on the stage, including both ends, such as "3 places".
  var places: String
  /// The legs by sea in the stage, such as "ferry Dover to Calais"; `nil` if there are none.
  var crossings: String?

  static let fields: [ModelField<RouteStage>] = [
    .record("label") { $0.label },
    .text("title") { $0.title },
    .text("length") { $0.length },
    .text("places") { $0.places },
    .text("crossings") { $0.crossings },
  ]
}
