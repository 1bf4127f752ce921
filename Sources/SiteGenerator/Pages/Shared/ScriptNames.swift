import Markup

/// The names of a place in one script, as a row of a table.
struct ScriptNames: TemplateModel {
  /// The script, such as "Cyrillic script".
  var title: String
  /// The text direction: `ltr` or `rtl`.
  var direction: String
  /// The names in this script.
  var names: [LocalName]
  /// The number of names that are not shown, such as "and 13 more"; `nil` if all names are shown.
  var more: String?

  static let fields: [ModelField<ScriptNames>] = [
    .text("title") { $0.title },
    .text("direction") { $0.direction },
    .list("names") { LocalName.sequence($0.names) },
    .text("more") { $0.more },
  ]
}
