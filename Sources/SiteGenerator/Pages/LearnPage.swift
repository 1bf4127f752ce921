import Markup

/// The index of hand-written pages.
struct LearnPage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame
  /// The pages, in reading order.
  var pages: [FeaturedPage]

  static let fields = framed([.list("pages") { $0.pages }])
}
