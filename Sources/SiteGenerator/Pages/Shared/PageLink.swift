import Markup

/// A link to another page, or a name if there is no page to link to.
struct PageLink: TemplateModel, Equatable {
  /// The text of the link, such as "Ukraine".
  var title: String
  /// The path from the site's root; if it is `nil`, only the title is shown.
  var path: String?
  /// A few words after the link, such as "3,202 km"; `nil` for none.
  var note: String?
  /// The class of the line in the key before the link; `nil` for no key.
  var line: String?
  /// A Boolean value that is true for the last link of a list in a sentence;
  /// ``sequence(_:)`` sets it.
  private var isLast = false

  init(title: String, path: String?, note: String? = nil) {
    self.title = title
    self.path = path
    self.note = note
  }

  /// The links with the last one marked, so that a template can put commas between them.
  static func sequence(_ links: [PageLink]) -> [PageLink] {
    var links = links
    if let last = links.indices.last { links[last].isLast = true }
    return links
  }

  static let fields: [ModelField<PageLink>] = [
    .text("title") { $0.title },
    .url("path") { $0.path },
    .text("note") { $0.note },
    .text("line") { $0.line },
    .flag("isLast") { $0.isLast },
  ]
}
