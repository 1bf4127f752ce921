import Markup

/// The line style of a mode's links; colour is never the only difference.
enum LinkLine: String, Sendable {
  case solid, dotted, double, dashed
}

/// A kind of link in a network's key, such as "Ferry".
struct LinkMode: TemplateModel {
  /// The mode's name, such as "Ferry".
  var title: String
  /// The line style of its links.
  var line: LinkLine
  /// The number of links or the cost of one, such as "43 links"; `nil` for no note.
  var note: String?

  static let fields: [ModelField<LinkMode>] = [
    .text("title") { $0.title },
    .text("line") { $0.line.rawValue },
    .text("note") { $0.note },
  ]
}
