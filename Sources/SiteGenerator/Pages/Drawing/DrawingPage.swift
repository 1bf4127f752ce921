import Markup

/// The page about drawing: words and code are in its template, the figures are drawn.
struct DrawingPage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame
  var words: PageWords
  /// The lesson before this one.
  var previous: PageLink?

  static let fields = framed(
    [.record("previous") { $0.previous }]
      + DrawingFigures.all.map { figure in
        .html(figure.name) {
          DrawingFigures.svg(figure.drawing, label: $0.words(figure.label))
        }
      })
}
