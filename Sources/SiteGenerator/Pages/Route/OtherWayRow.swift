import Markup

/// An alternative route in the list next to the map.
struct OtherWayRow: TemplateModel {
  /// The letter of the alternative on the map, such as "A".
  var letter: String
  /// The letter in lower case. It is the CSS class that sets the pattern of the line, and a suffix
  /// of ids.
  var pattern: String
  /// The places that the alternative passes, such as "By way of Kraków and Brno".
  var title: String
  /// The length of the alternative, and the difference from the best route.
  var note: String

  static let fields: [ModelField<OtherWayRow>] = [
    .text("letter") { $0.letter },
    .text("pattern") { $0.pattern },
    .text("title") { $0.title },
    .text("note") { $0.note },
  ]
}
