import Markup

/// A leg of a route or trip, from one named place to the next. A leg that passes junctions has
/// several links.
struct RouteLeg: TemplateModel {
  /// The place where the leg ends. Its note is the country, such as "Romania", if the country
  /// changes.
  var to: PageLink
  /// A name such as "Ferry"; `nil` if the mode is the network's first mode and the leg has labels.
  var mode: String?
  var line: NetworkSettings.Line
  /// The labels of the leg, such as E40 and E50, with the paths of their pages.
  var labels: [PageLink]
  /// The cost of the leg, such as "412 km" or "3 steps".
  var length: String
  /// The total cost from the start of the route to the end of the leg.
  var cumulative: String
  /// The measures of the leg and the facts about it, in one line.
  var facts: String? = nil

  static let fields: [ModelField<RouteLeg>] = [
    .text("toTitle") { $0.to.title },
    .url("toPath") { $0.to.path },
    .text("toNote") { $0.to.note },
    .flag("isNamedMode") { $0.mode != nil },
    .text("mode") { $0.mode },
    .text("line") { $0.line.rawValue },
    .list("labels") { PageLink.sequence($0.labels) },
    .text("length") { $0.length },
    .text("cumulative") { $0.cumulative },
    .text("facts") { $0.facts },
  ]
}
