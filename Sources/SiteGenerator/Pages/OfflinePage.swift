import Markup

/// What a reader without a connection sees instead of a page that is not kept.
struct OfflinePage: PageModel {
  /// What stands around the content.
  var frame: PageFrame

  static let fields: [ModelField<OfflinePage>] = framed([])
}
