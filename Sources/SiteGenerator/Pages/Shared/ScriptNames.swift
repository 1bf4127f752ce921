import Markup

/// A place's names in one script: a row of a table.
struct ScriptNames: TemplateModel {
  /// The script, such as "Cyrillic script".
  var title: String
  /// `ltr` or `rtl`.
  var direction: String
  /// The names.
  var names: [LocalName]
  /// The number of names that are not shown, such as "and 13 more"; `nil` if all are.
  var more: String?

  static let fields: [ModelField<ScriptNames>] = [
    .text("title") { $0.title },
    .text("direction") { $0.direction },
    .list("names") { LocalName.sequence($0.names) },
    .text("more") { $0.more },
  ]
}
