import Markup

/// A list of links in groups: the places of the atlas or of a country, the roads of a network, the
/// places from which it has route pages.
struct IndexPage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame
  /// A note on what the list includes and leaves out; `nil` if the title says it.
  var note: String?
  /// A link to the rest of the list; `nil` for none.
  var more: PageLink?
  /// The links.
  var groups: [LinkGroup]

  static let fields = framed([
    .text("note") { $0.note },
    .record("more") { $0.more },
    .list("groups") { $0.groups },
    .flag("hasSeveralGroups") { $0.groups.count > 1 && !$0.isCompact },
    .flag("isCompact") { $0.isCompact },
  ])

  /// A Boolean value that is true if there are many small groups, which need no table of contents.
  private var isCompact: Bool {
    groups.count > 6 && groups.reduce(0) { $0 + $1.links.count } < 8 * groups.count
  }
}
