import Markup

/// A figure in a text: a map, and below it words and a link to the page that has more.
struct DrawnFigure: TemplateModel {
  /// The map.
  var map: MapFigure
  /// The author's caption; `nil` if there is none.
  var caption: String?
  /// The page of what is drawn.
  var link: PageLink
  /// A sentence about it; `nil` for none.
  var sentence: String?
  /// The data sets that it shows, as headings of the page of sources.
  var credits: [String]
  /// A comparison of searches; empty for none.
  var comparison: [AlgorithmRow] = []
  /// The caption of the comparison.
  var comparisonCaption = ""
  /// The quantity that routes are compared by, as a heading: "Length".
  var costTitle = ""
  /// Having the lowest cost: "shortest".
  var costLeast = ""
  /// The live form, made by scripts; `nil` if there is none.
  var live: LiveFigure?

  static let fields: [ModelField<DrawnFigure>] = [
    .record("map") { $0.map },
    .text("words") { $0.caption },
    .record("page") { $0.link },
    .text("sentence") { $0.sentence },
    .list("comparison") { $0.comparison },
    .flag("hasComparison") { !$0.comparison.isEmpty },
    .text("comparisonCaption") { $0.comparisonCaption },
    .text("costTitle") { $0.costTitle },
    .text("costLeast") { $0.costLeast },
    .record("live") { $0.live },
  ]
}
