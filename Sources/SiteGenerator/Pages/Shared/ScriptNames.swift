import Markup

/// A table row with the names of a place in one script.
struct ScriptNames: TemplateModel {
  /// A title such as "Cyrillic script".
  var title: String
  /// The text direction: `ltr` or `rtl`.
  var direction: String
  var names: [LocalName]
  /// A text such as "and 13 more"; `nil` if all names are shown.
  var more: String?

  static let fields: [ModelField<ScriptNames>] = [
    .text("title") { $0.title },
    .text("direction") { $0.direction },
    .list("names") { LocalName.sequence($0.names) },
    .text("more") { $0.more },
  ]
}
