import Markup

/// A link to another page, or a name if there is no page to link to.
struct PageLink: TemplateModel, Equatable {
  /// The text of the link, such as "Ukraine".
  var title: String
  /// The path from the site's root; if it is `nil`, only the title is shown.
  var path: String?
  /// A short note after the link, such as "3,202 km"; `nil` if there is none.
  var note: String?
  /// The class of a coloured line that is shown before the link, as in a legend; `nil` if there is
  /// no line.
  var line: String?
  /// A Boolean value that is true for the last link of a list in a sentence; set by
  /// ``sequence(_:)``.
  private var isLast = false

  init(title: String, path: String?, note: String? = nil) {
    self.title = title
    self.path = path
    self.note = note
  }

  /// Returns the links with `isLast` set on the last one, so that templates can write commas
  /// between links.
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
