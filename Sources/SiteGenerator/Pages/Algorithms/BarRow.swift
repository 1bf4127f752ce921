import Markup

/// A table row that shows its value as a bar.
struct BarRow: TemplateModel {
  /// The subject of the row, such as "Lviv to Lisbon", with the path of its page.
  var link: PageLink
  /// A text such as "3,202 km".
  var value: String
  /// The length of the bar: the value as a percentage of the largest value in the table.
  var share: Int
  /// For a row of a ``CriticalTable``: the address that opens the planner with routes that avoid
  /// the row's subject.
  var whatIf: String? = nil

  static let fields: [ModelField<BarRow>] = [
    .text("title") { $0.link.title },
    .url("path") { $0.link.path },
    .text("note") { $0.link.note },
    .text("value") { $0.value },
    .integer("share") { $0.share },
    .url("whatIf") { $0.whatIf },
  ]
}
