import Markup

/// An entry in a list of facts: a term and one or more values.
struct Fact: TemplateModel {
  /// A term such as "Capital" or "People".
  var term: String
  /// The values, such as "Kyiv", each with the path of its page if it has one.
  var values: [PageLink]

  init(_ term: String, _ values: [PageLink]) {
    self.term = term
    self.values = values
  }

  init(_ term: String, _ value: String, path: String? = nil) {
    self.init(term, [PageLink(title: value, path: path)])
  }

  static let fields: [ModelField<Fact>] = [
    .text("term") { $0.term },
    .list("values") { $0.values },
  ]
}
