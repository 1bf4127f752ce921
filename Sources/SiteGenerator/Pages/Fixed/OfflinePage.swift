import Markup

/// The page that is shown offline if the requested page is not saved.
struct OfflinePage: PageModel {
  var frame: PageFrame

  static let fields: [ModelField<OfflinePage>] = framed([])
}
