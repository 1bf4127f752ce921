import Markup

/// A hand-written page, or the list of sources.
struct TextPage: PageModel {
  var frame: PageFrame
  /// The text without its first heading.
  var body: TextBody
  /// Lists of links after the text, made from data.
  var lists: [LinkGroup] = []
  var previous: PageLink?
  var next: PageLink?

  static let fields = framed([
    .record("body") { $0.body },
    .list("lists") { $0.lists },
    .record("previous") { $0.previous },
    .record("next") { $0.next },
    .flag("hasPages") { $0.previous != nil || $0.next != nil },
  ])
}
