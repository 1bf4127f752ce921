import Markup

/// The page of the place finder, with an index of places for readers without scripts.
struct FindPage: PageModel {
  var frame: PageFrame
  /// The path of the list of country maps, `data/maps/countries.json`; `nil` if countries have no
  /// pages.
  var maps: String?
  /// A heading such as "Places by country and letter"; `nil` if places have no pages.
  var indexTitle: String?
  /// A link to the list of all places; `nil` if the index is divided by country.
  var index: PageLink?
  /// A note on the contents and the order of the index.
  var indexNote: String
  /// Links to each country's list of places, and to the letters in that list.
  var groups: [LetterIndex]
  /// A Boolean value that is true if places have positions on the earth, so that the page can show
  /// nearby places.
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
