import Markup

/// A region of a map or a city of a game, with the id that style sheets or scripts use.
struct IdentifiedTitle: TemplateModel {
  var id: String
  var title: String

  static let fields: [ModelField<IdentifiedTitle>] = [
    .text("id") { $0.id },
    .text("title") { $0.title },
  ]
}
