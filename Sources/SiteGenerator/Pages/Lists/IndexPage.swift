import Markup

/// A page of links in groups, such as the places of a country or the roads of a network.
struct IndexPage: PageModel {
  var frame: PageFrame
  /// A note about the contents of the list.
  var note: String?
  /// A link to a tool that covers more than the list, such as the place finder.
  var more: PageLink?
  var groups: [LinkGroup]

  static let fields = framed([
    .text("note") { $0.note },
    .record("more") { $0.more },
    .list("groups") { $0.groups },
    .flag("hasSeveralGroups") { $0.groups.count > 1 && !$0.isCompact },
    .flag("isCompact") { $0.isCompact },
  ])

  /// A Boolean value that is true if the page has many small groups. Such a page needs no table of
  /// contents.
  private var isCompact: Bool {
    groups.count > 6 && groups.reduce(0) { $0 + $1.links.count } < 8 * groups.count
  }
}
