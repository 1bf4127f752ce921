import Markup

/// A leg of a route or of a trip: one link, from a place to the next.
struct RouteLeg: TemplateModel {
  /// The place where it ends, with the path of its page and a note ("Romania", "changes to the
  /// train"); both may be nil.
  var to: PageLink
  /// The mode's name, such as "Ferry"; nil for the network's default mode if the labels say enough.
  var mode: String?
  /// The line style of the mode.
  var line: LinkLine
  /// The link's labels, such as E40 and E50, with the paths of their pages; empty if it has none.
  var labels: [PageLink]
  /// The leg's length or cost with its unit, such as "412 km" or "3 steps".
  var length: String
  /// The sum from the start to the leg's end, in the same form.
  var cumulative: String
  /// The link's measures and facts in a line; `nil` if it has none.
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
