import Markup

/// A leg of a route or of a trip, from a named place to the next. A leg that passes junctions has
/// several links.
struct RouteLeg: TemplateModel {
  /// The place where the leg ends. It may have the path of its page, and a note such as "Romania"
  /// or "changes to the train".
  var to: PageLink
  /// The name of the mode, such as "Ferry"; `nil` if it is the network's default mode and the leg
  /// has labels.
  var mode: String?
  /// The line style of the mode.
  var line: LinkLine
  /// The labels of the leg's links, such as E40 and E50, with the paths of their pages; empty if
  /// there are none.
  var labels: [PageLink]
  /// The length or cost of the leg with its unit, such as "412 km" or "3 steps".
  var length: String
  /// The total length or cost from the start to the end of the leg, with its unit.
  var cumulative: String
  /// The measures of the leg and the facts about it, in one line; `nil` if there are none.
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
