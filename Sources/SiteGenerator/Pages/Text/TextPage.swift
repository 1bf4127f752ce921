import Markup

/// A hand-written page, or the list of sources.
struct TextPage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame
  /// The text, from Markdown, without its first heading.
  var body: TextBody
  /// Lists of links that follow the text and are made from data.
  var lists: [LinkGroup] = []
  /// A link to the previous page in reading order; `nil` if there is none.
  var previous: PageLink?
  /// A link to the next page in reading order; `nil` if there is none.
  var next: PageLink?

  static let fields = framed([
    .record("body") { $0.body },
    .list("lists") { $0.lists },
    .record("previous") { $0.previous },
    .record("next") { $0.next },
    .flag("hasPages") { $0.previous != nil || $0.next != nil },
  ])
}
