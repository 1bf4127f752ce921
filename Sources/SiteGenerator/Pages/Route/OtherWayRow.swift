import Markup

/// An alternative route, in the list beside the map.
struct OtherWayRow: TemplateModel {
  /// Its letter on the map, such as "A".
  var letter: String
  /// The letter as the class of its line's pattern and the end of identifiers.
  var pattern: String
  /// The places it passes, such as "By way of Kraków and Brno".
  var title: String
  /// Its length, and the difference from the shortest.
  var note: String

  static let fields: [ModelField<OtherWayRow>] = [
    .text("letter") { $0.letter },
    .text("pattern") { $0.pattern },
    .text("title") { $0.title },
    .text("note") { $0.note },
  ]
}
