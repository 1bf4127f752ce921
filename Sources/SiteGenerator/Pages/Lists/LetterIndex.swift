import Markup

/// The countries of a continent, each with the first letters of its places.
struct LetterIndex: TemplateModel {
  /// The end of the heading's id, such as "europe".
  var id: String
  /// The heading, such as "Europe".
  var title: String
  /// The countries, by name.
  var countries: [CountryLetters]

  static let fields: [ModelField<LetterIndex>] = [
    .text("id") { $0.id },
    .text("title") { $0.title },
    .list("countries") { $0.countries },
  ]
}

/// A country in an index by letter.
struct CountryLetters: TemplateModel {
  /// Its name.
  var title: String
  /// Path of the list of its places.
  var path: String
  /// The number of its places that have a page, in words.
  var note: String
  /// The letters, with the paths of their headings on that list.
  var letters: [PageLink]

  static let fields: [ModelField<CountryLetters>] = [
    .text("title") { $0.title },
    .url("path") { $0.path },
    .text("note") { $0.note },
    .list("letters") { $0.letters },
  ]
}
