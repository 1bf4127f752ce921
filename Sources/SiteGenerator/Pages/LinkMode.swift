import Markup

/// How links of a mode are drawn; never told by colour alone.
enum LinkLine: String, Sendable {
  case solid, dotted, double, dashed
}

/// A kind of link in a network's key, such as "Ferry".
struct LinkMode: TemplateModel {
  /// The mode's name, such as "Ferry".
  var title: String
  /// How its links are drawn.
  var line: LinkLine
  /// How many links there are, or what a link of it costs, such as "43 links"; nil for none.
  var note: String?

  static let fields: [ModelField<LinkMode>] = [
    .text("title") { $0.title },
    .text("line") { $0.line.rawValue },
    .text("note") { $0.note },
  ]
}
