import Markup

/// The look of the atlas on one page: colours, type, marks. Everything it shows is in its template.
struct StylePage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame

  static let fields = framed([])
}
