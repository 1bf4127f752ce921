import Markup

/// The places of a network in one country or region.
struct PlaceGroup: TemplateModel {
  var title: String
  var count: String
  var places: [PlaceRow]
  var isOpen: Bool

  static let fields: [ModelField<PlaceGroup>] = [
    .text("title") { $0.title },
    .text("count") { $0.count },
    .list("places") { $0.places },
    .flag("isOpen") { $0.isOpen },
  ]
}

/// A place in the table of all places of a network.
struct PlaceRow: TemplateModel {
  var link: PageLink
  /// The values of the additional columns of `places.csv`.
  var facts: [String]

  static let fields: [ModelField<PlaceRow>] = [
    .text("title") { $0.link.title },
    .url("path") { $0.link.path },
    .texts("facts") { $0.facts },
  ]
}
