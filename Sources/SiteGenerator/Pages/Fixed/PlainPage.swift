import Markup

/// A page whose content is in its template: the page about style, the page that is shown offline if
/// the requested page is not saved, and the page that a server sends for an unknown address.
struct PlainPage: PageModel {
  var frame: PageFrame

  static let fields = framed([])
}
