import Markup

/// An alternative route in the list next to the map.
struct OtherWayRow: TemplateModel {
  /// The letter of the alternative on the map, such as "A".
  var letter: String
  /// A title such as "By way of Kraków and Brno".
  var title: String
  /// The length, and the difference from the best route.
  var note: String

  static let fields: [ModelField<OtherWayRow>] = [
    .text("letter") { $0.letter },
    // The letter in lower case: a suffix of ids, and the CSS class for the pattern of the line.
    .text("pattern") { $0.letter.lowercased() },
    .text("title") { $0.title },
    .text("note") { $0.note },
  ]
}
