import Markup

/// Another way from start to goal, in the list beside the map.
struct OtherWayRow: TemplateModel {
  /// Its letter on the map, such as "A".
  var letter: String
  /// The identifier of the entry, to which the letter on the map leads.
  var id: String
  /// The identifier of its line on the map.
  var line: String
  /// The class of its line's pattern.
  var pattern: String
  /// Where it leads, such as "By way of Kraków and Brno".
  var title: String
  /// How long it is, and how much longer than the shortest.
  var note: String

  static let fields: [ModelField<OtherWayRow>] = [
    .text("letter") { $0.letter },
    .text("id") { $0.id },
    .text("line") { $0.line },
    .text("pattern") { $0.pattern },
    .text("title") { $0.title },
    .text("note") { $0.note },
  ]
}
