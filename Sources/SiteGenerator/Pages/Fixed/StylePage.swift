import Markup

/// The page that shows the colours, type and symbols of the atlas.
struct StylePage: PageModel {
  var frame: PageFrame

  static let fields = framed([])
}
