import Markup

/// The page at a former address. It forwards readers to the current address.
struct MovedPage: PageModel {
  var frame: PageFrame
  /// The page that formerly had this address.
  var target: PageLink

  static let fields = framed([.record("target") { $0.target }])
}
