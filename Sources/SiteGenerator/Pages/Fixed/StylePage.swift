import Markup

/// The page that shows the colours, type and symbols of the atlas. All of its content is in its
/// template.
struct StylePage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame

  static let fields = framed([])
}
