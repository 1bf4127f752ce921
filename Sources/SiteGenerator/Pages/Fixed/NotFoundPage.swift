import Markup

/// The page that a server shows for an address without a page.
struct NotFoundPage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame

  static let fields = framed([])
}
