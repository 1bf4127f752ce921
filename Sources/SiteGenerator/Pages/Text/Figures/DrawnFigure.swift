import Markup

/// A figure in a text: a map with a caption, a sentence, and a link to the page about its subject.
struct DrawnFigure: TemplateModel {
  var map: MapFigure
  var caption: String?
  var link: PageLink
  var sentence: String?
  /// The figure's data sets, named by their headings on the sources page.
  var credits: [String]
  /// The style sheet with the colours of the network's regions.
  var networkStyle: SitePath?
  var comparison: [AlgorithmRow] = []
  var comparisonCaption = ""
  /// The quantity that the costs measure, as a heading, such as "Length".
  var costTitle = ""
  /// The superlative for the lowest cost, such as "shortest".
  var costLeast = ""
  /// The live version of the figure, which a script draws.
  var live: LiveFigure?
  /// A Boolean value that is true if most readers see the figure without scrolling. The picture
  /// must then load at once.
  var isOnFirstScreen = false

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
    .flag("isOnFirstScreen") { $0.isOnFirstScreen },
  ]
}
