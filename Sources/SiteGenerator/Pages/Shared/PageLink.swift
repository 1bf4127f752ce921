import Markup

/// A link to a page, or only a title if there is no page.
struct PageLink: TemplateModel, Equatable {
  var title: String
  /// The path from the site's root.
  var path: String?
  /// A short note after the link, such as "3,202 km".
  var note: String?
  /// The class of a coloured line before the link, as in a legend.
  var line: String?
  private(set) var isLast = false

  /// Sets `isLast` on the last link, so that templates can write commas between links.
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
