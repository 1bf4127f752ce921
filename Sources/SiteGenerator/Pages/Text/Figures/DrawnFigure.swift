import Markup

/// A figure in a text: a map, and below it words and a link to the page that has more.
struct DrawnFigure: TemplateModel {
  /// The map.
  var map: MapFigure
  /// The words of the text's author; `nil` for none.
  var caption: String?
  /// The page of what is drawn.
  var link: PageLink
  /// A sentence about it; `nil` for none.
  var sentence: String?
  /// The data sets that it shows, as headings of the page of sources.
  var credits: [String]

  static let fields: [ModelField<DrawnFigure>] = [
    .record("map") { $0.map },
    .text("words") { $0.caption },
    .record("page") { $0.link },
    .text("sentence") { $0.sentence },
  ]
}
