import Markup

/// An index of a continent's places by country and first letter.
struct LetterIndex: TemplateModel {
  /// The suffix of the heading's `id` attribute, such as "europe".
  var id: String
  var title: String
  var countries: [CountryLetters]

  static let fields: [ModelField<LetterIndex>] = [
    .text("id") { $0.id },
    .text("title") { $0.title },
    .list("countries") { $0.countries },
  ]
}

/// A country in an index by first letter.
struct CountryLetters: TemplateModel {
  var title: String
  /// The path of the country's list of places.
  var path: String
  /// A text with the number of places that have a page, such as "61 places".
  var note: String
  /// The letters. Each links to its heading in the list of places.
  var letters: [PageLink]

  static let fields: [ModelField<CountryLetters>] = [
    .text("title") { $0.title },
    .url("path") { $0.path },
    .text("note") { $0.note },
    .list("letters") { $0.letters },
  ]
}
