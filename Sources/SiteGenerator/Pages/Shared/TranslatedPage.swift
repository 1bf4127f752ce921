import Markup

/// The address of the same page in another language.
struct TranslatedPage: TemplateModel {
  /// The BCP 47 tag of the language.
  let language: String
  /// The name of the language in that language, such as "Українська".
  let title: String
  let address: String

  static let fields: [ModelField<TranslatedPage>] = [
    .text("language") { $0.language },
    .text("title") { $0.title },
    .url("address") { $0.address },
  ]
}
