import Markup

/// What a server shows for an address that has no page.
struct NotFoundPage: PageModel {
  /// What stands around the content.
  var frame: PageFrame

  static let fields = framed([])
}
