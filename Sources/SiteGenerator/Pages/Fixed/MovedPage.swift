import Markup

/// A page at a former address of another page, with a link to it.
struct MovedPage: PageModel {
  /// The frame around the content.
  var frame: PageFrame
  /// The page that was here.
  var target: PageLink

  static let fields = framed([.record("target") { $0.target }])
}
