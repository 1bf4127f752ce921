import Markup

/// A page in another language.
struct TranslatedPage: TemplateModel {
  /// The language, a BCP 47 tag.
  let language: String
  /// Its name in itself, such as "Українська".
  let title: String
  /// The page's absolute address.
  let address: String

  static let fields: [ModelField<TranslatedPage>] = [
    .text("language") { $0.language },
    .text("title") { $0.title },
    .url("address") { $0.address },
  ]
}
