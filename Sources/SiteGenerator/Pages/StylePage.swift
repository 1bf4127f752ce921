import Markup

/// The look of the atlas on one page: colours, type, marks. Everything it shows is in its template.
struct StylePage: PageModel {
  /// What stands around the content.
  var frame: PageFrame

  static let fields = framed([])
}
