import Markup

/// The page about drawing. Its template has the text and the code; the figures are drawn at build
/// time.
struct DrawingPage: PageModel {
  /// The script module that shows the commands of a path one by one.
  static let figure = LiveFigure.module("path")

  var frame: PageFrame
  var words: PageWords
  /// A link to the previous lesson.
  var previous: PageLink?
  /// The script of the page's live figures; `nil` if the theme has none.
  var figureScript: FigureScript?

  static let fields = framed(
    [.record("previous") { $0.previous }, .record("figureScript") { $0.figureScript }]
      + DrawingFigures.all.map { figure in
        .html(figure.name) {
          DrawingFigures.svg(figure.drawing, label: $0.words(figure.label))
        }
      })
}
