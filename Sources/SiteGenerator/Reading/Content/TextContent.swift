public import Input
import Markup

/// A hand-written page: front matter and a text in Markdown.
public struct TextContent: Sendable {
  /// The path of the page in the site.
  public let path: SitePath
  /// The title of the page.
  public let title: String
  /// A sentence that describes the page.
  public let summary: String
  /// The position in the reading order, lowest first.
  public let order: Int
  /// The day of the last change, as in `2026-11-20` (RFC 3339); `nil` if none is given.
  public let updated: String?
  /// Further search terms for the page, from the key `search` of the front matter.
  let searchWords: [String]
  /// Names of the page's subject in other languages.
  let foreignNames: [String]
  let body: String
  let hasContents: Bool
  let document: MarkdownDocument
  /// The figures of the text, in order. They replace some of the fenced blocks in
  /// `document.blocks`.
  let figures: [any TextFigure]
  /// For each block in `document.blocks`, its table of keys or its question; `nil` for a block with
  /// a figure.
  let tables: [TextTable?]
  /// The links and images of the text, including those in the answers to its questions.
  let links: [MarkdownDocument.Link]
  /// The location of the file.
  public let location: SourceLocation
  /// A Boolean value that is true if the front matter could be read. Otherwise, the address of the
  /// page is unknown.
  let isSound: Bool
}

extension TextContent {
  /// The kinds of fenced blocks that are not code blocks.
  private static let blockKinds = TextFigures.names.union([
    KeyReference.blockKind, QuestionBlock.name,
  ])

  /// Reads `SOURCES.md`. It needs no front matter, because its title is its first heading. Without
  /// a heading, the given title is used.
  init(
    sources bytes: [UInt8], title fallback: String, summary: String, search: String,
    foreign: [String], path: String, reservedIDs: ReservedIDs, files: TextFiles,
    into diagnostics: inout Diagnostics
  ) {
    let file: MarkdownFile.Search = {
      files.find($0, name: nil, page: SiteMap.sources, into: &$1)
    }
    document = Markdown.render(
      bytes, path: path, reserved: reservedIDs, blocks: Self.blockKinds, file: file,
      into: &diagnostics)
    figures = TextFigures.read(document.blocks, into: &diagnostics)
    (tables, links) = Self.tables(of: document, file: file, into: &diagnostics)
    hasContents = false
    location = SourceLocation(path: path)
    self.path = SiteMap.sources
    body = String(decoding: bytes, as: UTF8.self)
    title = document.title ?? fallback
    self.summary = summary
    order = 0
    updated = nil
    searchWords = [search]
    foreignNames = foreign
    isSound = true
  }

  /// Reads a file in `pages/`. If its front matter has errors, the text is read only to find
  /// further errors.
  ///
  /// - Parameter name: the path relative to `pages/`.
  init(
    bytes: [UInt8], path: String, name: String, reservedIDs: ReservedIDs, files: TextFiles,
    into diagnostics: inout Diagnostics
  ) {
    var faults = Diagnostics()
    let file = FrontMatter.split(bytes, path: path, into: &faults)
    diagnostics.append(contentsOf: faults)
    location = SourceLocation(path: path, line: 1, column: 1)
    let page = Self.page(of: file.settings, name: name, at: location, into: &diagnostics)
    self.path = page
    let search: MarkdownFile.Search = { files.find($0, name: name, page: page, into: &$1) }
    let document = Markdown.render(
      file.body, path: path, firstLine: file.bodyLine, reserved: reservedIDs,
      blocks: Self.blockKinds, file: search, into: &diagnostics)
    self.document = document
    body = String(decoding: file.body, as: UTF8.self)
    figures = TextFigures.read(document.blocks, into: &diagnostics)
    (tables, links) = Self.tables(of: document, file: search, into: &diagnostics)
    if file.settings == nil, !faults.hasErrors {
      diagnostics.error(
        at: location, "the page has no front matter",
        hint: "begin with --- and lines such as title: …, then --- again")
    }
    isSound = file.settings?.checkKeys(.page, into: &diagnostics) ?? false
    let settings = isSound ? file.settings : nil
    hasContents = settings?.bool("toc", into: &diagnostics) ?? false
    title = settings?.requiredText("title", into: &diagnostics) ?? document.title ?? name
    if isSound, let heading = document.title, heading != title {
      diagnostics.error(
        at: SourceLocation(path: path, line: file.bodyLine),
        "the heading '\(heading.prefix(60))' is not shown: the page's title is '\(title.prefix(60))'",
        hint: "write '##' for a chapter, or leave the heading out")
    }
    summary = settings?.requiredText("description", into: &diagnostics) ?? ""
    order = settings?.integer("order", into: &diagnostics) ?? 1000
    updated = settings?.text("updated", into: &diagnostics)
    searchWords = settings?.texts("search", into: &diagnostics).map(\.text) ?? []
    foreignNames = settings?.texts("foreign_names", into: &diagnostics).map(\.text) ?? []
    if let updated, !Self.isDay(updated) {
      diagnostics.error(
        at: settings?["updated"]?.location ?? location, "'\(updated)' is not a date",
        hint: "write it as year, month and day, as in 2026-11-20")
    }
  }

  /// Returns the tables and questions of a text, and all its links, including those in answers.
  private static func tables(
    of document: MarkdownDocument, file: @escaping MarkdownFile.Search,
    into diagnostics: inout Diagnostics
  ) -> ([TextTable?], [MarkdownDocument.Link]) {
    var links = document.links
    let tables = document.blocks.map { block -> TextTable? in
      switch block.kind {
      case KeyReference.blockKind:
        return KeyReference.table(of: block, into: &diagnostics).map(TextTable.keys)
      case QuestionBlock.name:
        let question = QuestionBlock.read(block, file: file, into: &diagnostics)
        links += question?.links ?? []
        return question.map { .question($0.html) }
      default: return nil
      }
    }
    return (tables, links)
  }

  /// The parts of the text that the finder matches besides the title and ``searchWords``.
  var outline: [String] { [summary] + document.headings.map(\.text) + document.strongTerms }

  /// Returns the path of a file's page. The front matter can set the whole path, or its last part
  /// as a slug. Otherwise, the path is made from the name of the file.
  private static func page(
    of settings: YAMLNode?, name: String, at location: SourceLocation,
    into diagnostics: inout Diagnostics
  ) -> SitePath {
    var target = name
    if target.hasSuffix(".md") { target.removeLast(3) }
    if target == "index" || target.hasSuffix("/index") { target.removeLast("index".count) }
    let folder = target.split(separator: "/").dropLast().joined(separator: "/")
    // Missing front matter, and front matter that is not a mapping, are reported elsewhere.
    let isReadable = settings?.members != nil
    if isReadable, let settings {
      target = settings.text("path", into: &diagnostics) ?? target
      if let slug = settings.text("slug", into: &diagnostics) {
        target = folder.isEmpty ? slug : "\(folder)/\(slug)"
      }
    }
    let parts = target.split(separator: "/").map(String.init)
    let place = settings?["path"]?.location ?? settings?["slug"]?.location ?? location
    if isReadable { for part in parts { URLPart.check(part, at: place, into: &diagnostics) } }
    return SitePath(parts.isEmpty ? "" : parts.joined(separator: "/") + "/")
  }
}

extension TextContent {
  static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month)
    else { return false }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[month - 1]).contains(day)
  }
}

/// A table of keys or a question, which replaces a fenced block of a text.
enum TextTable: Sendable {
  case keys(FileKeys)
  case question(HTML)

  func markup(in words: PageWords) -> HTML {
    switch self {
    case .keys(let table): KeyReference.html(table, in: words)
    case .question(let markup): markup
    }
  }
}
