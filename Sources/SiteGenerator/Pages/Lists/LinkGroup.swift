import Markup

/// Links under a heading, such as the places of a country.
struct LinkGroup: TemplateModel {
  /// The suffix of the heading's `id` attribute, unique within the page, such as "germany" or "a".
  var id: String
  var title: String
  /// The number of links, such as "34 networks"; `nil` if it is not shown.
  var count: String?
  var links: [PageLink]
  /// A Boolean value that is true if a collapsible group is initially open.
  var isOpen = false

  static let fields: [ModelField<LinkGroup>] = [
    .text("id") { $0.id },
    .text("title") { $0.title },
    .text("count") { $0.count },
    .list("links") { $0.links },
    .flag("isOpen") { $0.isOpen },
  ]
}
