import Markup

/// The line styles of links. They distinguish modes without colour.
enum LinkLine: String, Sendable {
  case solid, dotted, double, dashed
}

/// A kind of link in the legend of a network, such as "Ferry".
struct LinkMode: TemplateModel {
  var title: String
  var line: LinkLine
  /// A note such as "43 links".
  var note: String?

  static let fields: [ModelField<LinkMode>] = [
    .text("title") { $0.title },
    .text("line") { $0.line.rawValue },
    .text("note") { $0.note },
  ]
}
