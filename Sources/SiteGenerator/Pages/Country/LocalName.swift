import Markup

/// A name of a place, marked with the language or the script of the name.
struct LocalName: TemplateModel {
  /// The name, such as "Львів".
  var name: String
  /// The BCP 47 tag of its language or script, such as "uk" or "und-Cyrl"; `nil` if unknown.
  var language: String?
  /// The language, such as "Ukrainian"; `nil` if unknown.
  var languageTitle: String?
  /// A Boolean value that is true if this is the last name of a list; set by `sequence`.
  private var isLast = false

  init(name: String, language: String?, languageTitle: String?) {
    self.name = name
    self.language = language
    self.languageTitle = languageTitle
  }

  /// Returns the names with `isLast` set on the last one, so that templates can write separators
  /// between the names.
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
