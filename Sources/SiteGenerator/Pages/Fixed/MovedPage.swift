import Markup

/// The page at a former address, with a link to the current address.
struct MovedPage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame
  /// A link to the page that formerly had this address.
  var target: PageLink

  static let fields = framed([.record("target") { $0.target }])
}
