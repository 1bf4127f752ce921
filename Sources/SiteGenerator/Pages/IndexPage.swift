import Markup

/// A list of links in groups: the places of the atlas or of a country, the roads of a network, the
/// places from which it has route pages.
struct IndexPage: PageModel {
  /// What stands around the content.
  var frame: PageFrame
  /// What the list holds and what is not in it; nil where the title says it.
  var note: String?
  /// Where a reader finds the rest; nil for nowhere.
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

  /// Whether there are many groups of few links, which then need no list of groups above them.
  private var isCompact: Bool {
    groups.count > 6 && groups.reduce(0) { $0 + $1.links.count } < 8 * groups.count
  }
}
