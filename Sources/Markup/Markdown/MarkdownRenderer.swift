internal import CMarkGFM
internal import Input

/// Walks the tree of a text and writes it as XHTML.
struct MarkdownRenderer {
  typealias Node = OpaquePointer

  let path: String
  let lineOffset: Int
  /// The lines of the text, without their line breaks.
  let lines: [ArraySlice<UInt8>]
  private(set) var diagnostics = Diagnostics()

  var output: [UInt8] = []
  private var title: String?
  var headings: [MarkdownDocument.Heading] = []
  private var strongTerms: [String] = []
  /// The number of bold parts around the current node. Only the outermost bold part is a term.
  private var strongDepth = 0
  var links: [MarkdownDocument.Link] = []
  var blocks: [MarkdownDocument.Block] = []
  /// The kinds of fenced blocks that are not code.
  let blockKinds: Set<String>
  private let file: MarkdownFile.Search
  /// The image that is being written, and the offset of its description.
  var image: (file: MarkdownFile?, description: Int)?
  /// The number of pictures with a known size that have been written.
  var pictureCount = 0
  var footnotes = Footnotes()
  var ids: HeadingIDs
  private var sources: [HTML.Source] = []
  /// The depth of the current node in quotes, lists, emphasis and similar constructs.
  private var depth = 0
  /// The number of images around the current node. An image's description is written as plain text.
  var plainDepth = 0
  var column = 0

  /// The maximum depth of nesting in a text; XML parsers reject pages that are nested much deeper.
  private static let deepest = 100

  init(
    _ text: [UInt8], path: String, lineOffset: Int, ids: HeadingIDs,
    blockKinds: Set<String>, file: @escaping MarkdownFile.Search
  ) {
    self.path = path
    self.lineOffset = lineOffset
    lines = text.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\n") }
    self.ids = ids
    self.blockKinds = blockKinds
    self.file = file
  }

  var document: MarkdownDocument {
    var html = HTML(bytes: output)
    html.sources = sources
    return MarkdownDocument(
      title: title, html: html, headings: headings, strongTerms: strongTerms, links: links,
      blocks: blocks)
  }

  mutating func render(_ root: Node) {
    countFootnotes(in: root)
    guard let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    var skipped: Node?
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return }
      guard let node = cmark_iter_get_node(iterator) else { return }
      let isEntering = event == CMARK_EVENT_ENTER
      if let open = skipped {
        if node == open, !isEntering { skipped = nil }
        if isEntering { refuseInPlain(node, cmark_node_get_type(node)) }
        continue
      }
      if isEntering, isTitle(node) {
        title = plainText(of: node)
        skipped = node
        continue
      }
      if isEntering, cmark_node_first_child(node) != nil, depth >= Self.deepest {
        error(
          node, "the text is nested more than \(Self.deepest) levels deep here",
          hint: "use fewer levels of quotes, lists and emphasis")
        skipped = node
        continue
      }
      count(node, isEntering: isEntering)
      write(node, isEntering: isEntering)
    }
  }

  /// Updates the depth, and records the output offset at which each node with a location begins.
  private mutating func count(_ node: Node, isEntering: Bool) {
    if cmark_node_first_child(node) != nil { depth += isEntering ? 1 : -1 }
    guard isEntering, cmark_node_get_start_line(node) > 0, sources.last?.offset != output.count
    else { return }
    sources.append(HTML.Source(offset: output.count, location: location(of: node)))
  }

  private func isTitle(_ node: Node) -> Bool {
    cmark_node_get_type(node) == CMARK_NODE_HEADING && cmark_node_get_heading_level(node) == 1
      && cmark_node_previous(node) == nil
      && cmark_node_parent(node).map { cmark_node_get_type($0) == CMARK_NODE_DOCUMENT } ?? false
  }

  private mutating func write(_ node: Node, isEntering: Bool) {
    let type = cmark_node_get_type(node)
    if plainDepth > 0, type != CMARK_NODE_IMAGE {
      if isEntering { writePlain(node, type) }
      return
    }
    switch type {
    case CMARK_NODE_DOCUMENT: if !isEntering { endFootnotes() }
    case CMARK_NODE_BLOCK_QUOTE: block("blockquote", isEntering)
    case CMARK_NODE_LIST: list(node, isEntering)
    case CMARK_NODE_ITEM:
      let isTask = isEntering && taskText(ofItem: node) != nil
      append(isTask ? "<li class=\"task\">" : isEntering ? "<li>" : "</li>\n")
    case CMARK_NODE_CODE_BLOCK: codeBlock(node)
    case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE: rawMarkup(node)
    case CMARK_NODE_PARAGRAPH:
      if isInTightList(node) {
        if !isEntering, cmark_node_next(node) != nil { append("\n") }
      } else {
        if !isEntering { returnLinks(after: node) }
        append(isEntering ? "<p>" : "</p>\n")
      }
    case CMARK_NODE_HEADING: heading(node, isEntering)
    case CMARK_NODE_THEMATIC_BREAK: append("<hr />\n")
    case CMARK_NODE_TEXT: text(node)
    case CMARK_NODE_SOFTBREAK: append("\n")
    case CMARK_NODE_LINEBREAK: append("<br />\n")
    case CMARK_NODE_CODE:
      append("<code>")
      text(literal(of: node))
      append("</code>")
    case CMARK_NODE_EMPH: append(isEntering ? "<em>" : "</em>")
    case CMARK_NODE_STRONG:
      if isEntering, strongDepth == 0 { strongTerms.append(plainText(of: node)) }
      strongDepth += isEntering ? 1 : -1
      append(isEntering ? "<strong>" : "</strong>")
    case CMARK_NODE_LINK: link(node, isEntering)
    case CMARK_NODE_IMAGE: image(node, isEntering)
    case CMARK_NODE_FOOTNOTE_REFERENCE: if isEntering { footnoteReference(node) }
    case CMARK_NODE_FOOTNOTE_DEFINITION: footnote(node, isEntering)
    default:
      if string(cmark_node_get_type_string(node)) == "strikethrough" {
        append(isEntering ? "<s>" : "</s>")
      } else {
        table(node, isEntering)
      }
    }
  }
}

// MARK: - Access to nodes

extension MarkdownRenderer {
  mutating func append(_ text: String) {
    output.append(contentsOf: text.utf8)
  }

  func string(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }

  func literal(of node: Node) -> [UInt8] {
    Array(string(cmark_node_get_literal(node)).utf8)
  }

  /// The location of a node, or of the block around the node if the node has no location.
  func location(of node: Node) -> SourceLocation {
    var line = Int(cmark_node_get_start_line(node))
    var column = Int(cmark_node_get_start_column(node))
    var outer = cmark_node_parent(node)
    while line == 0, let parent = outer {
      line = Int(cmark_node_get_start_line(parent))
      column = Int(cmark_node_get_start_column(parent))
      outer = cmark_node_parent(parent)
    }
    return place(line: line, column: column)
  }

  /// A location in the file, corrected for libcmark-gfm's errors. The parser does not count some
  /// line breaks, such as a line break after a backslash, and then adds the lengths of the
  /// preceding lines to the column.
  func place(line: Int, column: Int) -> SourceLocation {
    var line = line
    var column = column
    while line > 0, line < lines.count, column > lines[line - 1].count + 1 {
      column -= lines[line - 1].count + 1
      line += 1
    }
    if line > 0, line <= lines.count { column = min(column, lines[line - 1].count + 1) }
    return SourceLocation(path: path, line: line + lineOffset, column: max(column, 1))
  }

  mutating func error(_ node: Node, _ message: String, hint: String? = nil) {
    error(at: location(of: node), message, hint: hint)
  }

  mutating func error(at place: SourceLocation, _ message: String, hint: String?) {
    diagnostics.error(at: place, message, hint: hint)
  }

  mutating func warning(_ node: Node, _ message: String, hint: String?) {
    diagnostics.warning(at: location(of: node), message, hint: hint)
  }

  mutating func file(of link: MarkdownDocument.Link) -> MarkdownFile? {
    file(link, &diagnostics)
  }
}
