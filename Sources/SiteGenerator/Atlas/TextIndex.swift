/// The path, title and summary of each hand-written text, in reading order.
struct TextIndex: Slice {
  struct Entry: Sendable {
    let path: SitePath
    let title: String
    let summary: String
  }

  let digest: Digest
  let lessons: [Entry]
  private let entries: [Entry]
  /// The part that each chapter belongs to, keyed by the path of the chapter; see ``part(of:)``.
  private let parts: [SitePath: Entry]
  /// The chapters of each part, keyed by the path of the part.
  private let chaptersByPart: [SitePath: [Entry]]

  init(_ texts: [TextContent]) {
    let entries = texts.map { Entry(path: $0.path, title: $0.title, summary: $0.summary) }
    self.entries = entries
    lessons = entries.filter { Self.isLesson($0.path) }
    let byPath = Dictionary(keepingFirst: entries.map { ($0.path, $0) })
    var parts: [SitePath: Entry] = [:]
    for entry in entries {
      var folder = entry.path.string.dropLast()
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if let part = byPath[SitePath(folder + "/")] {
          if part.path != SiteMap.learn { parts[entry.path] = part }
          break
        }
      }
    }
    self.parts = parts
    chaptersByPart = Dictionary(grouping: entries.filter { parts[$0.path] != nil }) {
      parts[$0.path]?.path ?? .home
    }
    var digester = Digester()
    for entry in entries {
      for text in [entry.path.string, entry.title, entry.summary] { digester.mix(text) }
    }
    digest = digester.digest
  }

  /// The texts that are neither lessons nor chapters, such as the text about the site. The texts of
  /// the home page, the index of lessons and the page about data are excluded.
  var others: [Entry] {
    let apart = [SiteMap.learn, SiteMap.data, .home]
    return entries.filter {
      !Self.isLesson($0.path) && !apart.contains($0.path) && part(of: $0.path) == nil
    }
  }

  /// Returns the part that a chapter belongs to: the text of the nearest parent folder that has a
  /// text. The text of the index of lessons is not a part. Returns `nil` if the text at `path` is
  /// not a chapter.
  func part(of path: SitePath) -> Entry? { parts[path] }

  func chapters(of part: Entry) -> [Entry] { chaptersByPart[part.path] ?? [] }

  /// The text at the beginning of the index of lessons; `nil` if there is none.
  var learnText: Entry? { entries.first { $0.path == SiteMap.learn } }

  func has(_ path: SitePath) -> Bool { entries.contains { $0.path == path } }

  /// Returns true for the path of a lesson. The text about borders is below `learn/`, but it
  /// explains the maps and is not a lesson.
  static func isLesson(_ path: SitePath) -> Bool {
    path.isInLearn && ![SiteMap.learn, SiteMap.worldview].contains(path)
  }
}

extension SitePath {
  var isInLearn: Bool { string.hasPrefix(SiteMap.learn.string) }
}
