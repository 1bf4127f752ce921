import Markup

/// A name of a place with its language or script.
struct LocalName: TemplateModel {
  var name: String
  /// The BCP 47 tag of the name's language or script, such as "uk" or "und-Cyrl".
  var language: String?
  /// The name of the language, such as "Ukrainian".
  var languageTitle: String?
  private(set) var isLast = false

  /// Sets `isLast` on the last name, so that templates can write separators between names.
  static func sequence(_ names: [LocalName]) -> [LocalName] {
    var names = names
    if let last = names.indices.last { names[last].isLast = true }
    return names
  }

  static let fields: [ModelField<LocalName>] = [
    .text("name") { $0.name },
    .text("language") { $0.language },
    .text("languageTitle") { $0.languageTitle },
    .flag("isLast") { $0.isLast },
  ]
}
