/// What pages say of the hand-written texts: where each is, its title and its summary, in reading order.
struct TextIndex: Slice {
  /// A text without its words.
  struct Entry: Sendable {
    let path: SitePath
    let title: String
    let summary: String
  }

  let digest: Digest
  private let entries: [Entry]

  init(_ texts: [TextContent]) {
    entries = texts.map { Entry(path: $0.path, title: $0.title, summary: $0.summary) }
    var digester = Digester()
    for entry in entries {
      for text in [entry.path.string, entry.title, entry.summary] { digester.mix(text) }
    }
    digest = digester.digest
  }

  /// The chapters of the learning part, its index not among them.
  var chapters: [Entry] { entries.filter(isChapter) }

  /// The texts that belong to no part, such as the one about the site.
  var others: [Entry] {
    let apart = [SiteMap.learn, SiteMap.data, .home]
    return entries.filter {
      !isChapter($0) && !apart.contains($0.path) && part(of: $0.path) == nil
    }
  }

  /// The text that another is a chapter of: that of the folder above its own.
  func part(of path: SitePath) -> Entry? {
    entries.filter { $0.path != .home && $0.path != path && path.string.hasPrefix($0.path.string) }
      .max { $0.path.string.utf8.count < $1.path.string.utf8.count }
  }

  /// The chapters of a part.
  func chapters(of part: Entry) -> [Entry] {
    entries.filter { self.part(of: $0.path)?.path == part.path }
  }

  /// The text that the index of the learning part begins with, if there is one.
  var learnText: Entry? { entries.first { $0.path == SiteMap.learn } }

  /// Returns true if a text has this path.
  func has(_ path: SitePath) -> Bool { entries.contains { $0.path == path } }

  private func isChapter(_ text: Entry) -> Bool {
    text.path.string.hasPrefix(SiteMap.learn.string) && text.path != SiteMap.learn
  }
}
