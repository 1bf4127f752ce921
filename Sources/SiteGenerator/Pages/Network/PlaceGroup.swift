import Markup

/// A group of a network's places: those of a country, or of a region.
struct PlaceGroup: TemplateModel {
  /// The name of the country or region.
  var title: String
  /// The number of places in words.
  var count: String
  /// The places, by name.
  var places: [PlaceRow]
  /// A Boolean value that is true if the group is initially open.
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
  /// The place, with the path of its page if it has one.
  var link: PageLink
  /// Its texts in the further columns of `places.csv`.
  var facts: [String]

  static let fields: [ModelField<PlaceRow>] = [
    .text("title") { $0.link.title },
    .url("path") { $0.link.path },
    .texts("facts") { $0.facts },
  ]
}
