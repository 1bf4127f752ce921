import Markup

/// A kind of link in the legend of a network, such as "Ferry".
struct LinkMode: TemplateModel {
  var title: String
  /// The line style. It distinguishes the modes even without colour.
  var line: NetworkSettings.Line
  /// A note such as "43 links".
  var note: String?

  static let fields: [ModelField<LinkMode>] = [
    .text("title") { $0.title },
    .text("line") { $0.line.rawValue },
    .text("note") { $0.note },
  ]
}
