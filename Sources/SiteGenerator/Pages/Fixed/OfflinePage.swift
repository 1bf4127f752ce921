import Markup

/// The page that a reader sees offline in place of a page that is not saved.
struct OfflinePage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame

  static let fields: [ModelField<OfflinePage>] = framed([])
}
