import Markup

/// A page of links in groups, such as links to the places of a country, the roads of a network, or
/// the places where routes with a page begin.
struct IndexPage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame
  /// A note about the contents of the list; `nil` if the title is clear enough.
  var note: String?
  /// A link to a tool that covers more than the list, such as the place finder; `nil` if there is
  /// none.
  var more: PageLink?
  /// The links, in groups.
  var groups: [LinkGroup]

  static let fields = framed([
    .text("note") { $0.note },
    .record("more") { $0.more },
    .list("groups") { $0.groups },
    .flag("hasSeveralGroups") { $0.groups.count > 1 && !$0.isCompact },
    .flag("isCompact") { $0.isCompact },
  ])

  /// A Boolean value that is true if there are many small groups. The page then needs no table of
  /// contents.
  private var isCompact: Bool {
    groups.count > 6 && groups.reduce(0) { $0 + $1.links.count } < 8 * groups.count
  }
}
