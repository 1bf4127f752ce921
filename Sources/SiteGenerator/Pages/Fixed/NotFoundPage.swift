import Markup

/// The page that a server sends for an address that does not exist.
struct NotFoundPage: PageModel {
  var frame: PageFrame

  static let fields = framed([])
}
