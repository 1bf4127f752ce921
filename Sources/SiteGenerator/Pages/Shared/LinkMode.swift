import Markup

/// The line style of a mode's links, so that modes differ by more than colour.
enum LinkLine: String, Sendable {
  case solid, dotted, double, dashed
}

/// A kind of link in the legend of a network, such as "Ferry".
struct LinkMode: TemplateModel {
  /// The mode's name, such as "Ferry".
  var title: String
  /// The line style of the mode's links.
  var line: LinkLine
  /// A note on the mode, such as "43 links"; `nil` if there is none.
  var note: String?

  static let fields: [ModelField<LinkMode>] = [
    .text("title") { $0.title },
    .text("line") { $0.line.rawValue },
    .text("note") { $0.note },
  ]
}
