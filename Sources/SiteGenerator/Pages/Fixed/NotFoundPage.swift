import Markup

/// The page that a server shows for an address without a page.
struct NotFoundPage: PageModel {
  var frame: PageFrame

  static let fields = framed([])
}
