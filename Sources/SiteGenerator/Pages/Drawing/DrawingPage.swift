import Markup

/// The page about drawing: words and code are in its template, the figures are drawn.
struct DrawingPage: PageModel {
  /// The module that shows the commands of a path one by one.
  static let figure = LiveFigure.module("path")

  /// The parts of the page around the content.
  var frame: PageFrame
  var words: PageWords
  /// The lesson before this one.
  var previous: PageLink?
  /// The script of its live figures; `nil` if the theme has none.
  var figureScript: FigureScript?

  static let fields = framed(
    [.record("previous") { $0.previous }, .record("figureScript") { $0.figureScript }]
      + DrawingFigures.all.map { figure in
        .html(figure.name) {
          DrawingFigures.svg(figure.drawing, label: $0.words(figure.label))
        }
      })
}
