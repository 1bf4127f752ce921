import Markup

/// A name of a place or a country in a language or script of its own.
struct LocalName: TemplateModel {
  /// The name, such as "Львів".
  var name: String
  /// The BCP 47 tag of its language or script, such as "uk" or "und-Cyrl"; nil where unknown.
  var language: String?
  /// The language or script in English, such as "Ukrainian" or "Cyrillic script"; nil where unknown.
  var languageTitle: String?

  static let fields: [ModelField<LocalName>] = [
    .text("name") { $0.name },
    .text("language") { $0.language },
    .text("languageTitle") { $0.languageTitle },
  ]
}
