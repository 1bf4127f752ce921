import Markup

/// The place finder, and below it an index for those who read without scripts.
struct FindPage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame
  /// Path of the list of country maps, `data/maps/countries.json`; nil without countries.
  var maps: String?
  /// The heading of the index, such as "Places by country and letter"; nil without place pages.
  var indexTitle: String?
  /// The list of all places, if places are not divided by country.
  var index: PageLink?
  /// A note on what the index lists and what only the finder can find.
  var indexNote: String
  /// Links to the lists of places of each country, and to their letters.
  var groups: [LetterIndex]
  /// A Boolean value that is true if places have positions on the earth, so that the page can show
  /// nearby ones.
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
