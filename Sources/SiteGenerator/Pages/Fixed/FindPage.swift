import Markup

/// The page of the place finder, with an index of places for readers without scripts.
struct FindPage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame
  /// The path of the list of country maps, `data/maps/countries.json`; `nil` for an atlas without
  /// countries.
  var maps: String?
  /// The heading of the index, such as "Places by country and letter"; `nil` if places have no
  /// pages.
  var indexTitle: String?
  /// A link to the list of all places; `nil` if the index is divided by country.
  var index: PageLink?
  /// A note about the places that the index lists and the places that only the finder finds.
  var indexNote: String
  /// Links to each country's list of places, and to each letter in these lists.
  var groups: [LetterIndex]
  /// A Boolean value that is true if places have positions on the earth. Only then can the page
  /// show nearby places.
  var hasPositions = true

  static let fields = framed([
    .url("maps") { $0.maps },
    .text("indexTitle") { $0.indexTitle },
    .record("index") { $0.index },
    .text("indexNote") { $0.indexNote },
    .list("groups") { $0.groups },
    .flag("hasPositions") { $0.hasPositions },
  ])
}
