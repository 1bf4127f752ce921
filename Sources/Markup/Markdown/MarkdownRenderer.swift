internal import CMarkGFM
internal import Input

/// Walks the tree of a text and writes it as XHTML.
struct MarkdownRenderer {
  typealias Node = OpaquePointer

  let path: String
  let lineOffset: Int
  private(set) var diagnostics = Diagnostics()

  var output: [UInt8] = []
  private var title: String?
  private var headings: [MarkdownDocument.Heading] = []
  private var links: [MarkdownDocument.Link] = []
  private var ids: HeadingIDs
  private var sources: [HTML.Source] = []
  /// The depth of the walk in quotes, lists, emphasis and the like.
  private var depth = 0
  /// Text is collected here while inside an image, whose description is plain.
  private var plainDepth = 0
  /// The column of the table row being written.
  private var column = 0

  /// The limit of nesting in a text: a page that is much deeper is refused by XML parsers.
  private static let deepest = 100

  init(path: String, lineOffset: Int, ids: HeadingIDs) {
    self.path = path
    self.lineOffset = lineOffset
    self.ids = ids
  }

  var document: MarkdownDocument {
    var html = HTML(bytes: output)
    html.sources = sources
    return MarkdownDocument(title: title, html: html, headings: headings, links: links)
  }

  mutating func render(_ root: Node) {
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
        if isEntering, cmark_node_get_type(node) == CMARK_NODE_HTML_INLINE { rawMarkup(node) }
        continue
      }
      if isEntering, isTitle(node) {
        title = plainText(of: node)
        skipped = node
        continue
      }
      if isEntering, cmark_node_first_child(node) != nil, depth >= Self.deepest {
        error(
          node, "the text is nested more than \(Self.deepest) deep here",
          hint: "quotes, lists and emphasis within one another count")
        skipped = node
        continue
      }
      count(node, isEntering: isEntering)
      write(node, isEntering: isEntering)
    }
  }

  /// Keeps the depth, and notes where the blocks of the text begin in the output.
  private mutating func count(_ node: Node, isEntering: Bool) {
    if cmark_node_first_child(node) != nil { depth += isEntering ? 1 : -1 }
    guard isEntering, cmark_node_get_start_line(node) > 0, sources.last?.offset != output.count
    else { return }
    sources.append(HTML.Source(offset: output.count, location: location(of: node)))
  }

  /// Whether a node is the level 1 heading that begins the text.
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
    case CMARK_NODE_DOCUMENT: break
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
    case CMARK_NODE_STRONG: append(isEntering ? "<strong>" : "</strong>")
    case CMARK_NODE_LINK: link(node, isEntering)
    case CMARK_NODE_IMAGE: image(node, isEntering)
    default:
      if string(cmark_node_get_type_string(node)) == "strikethrough" {
        append(isEntering ? "<s>" : "</s>")
      } else {
        table(node, isEntering)
      }
    }
  }
}

// MARK: - Blocks

extension MarkdownRenderer {
  private mutating func block(_ name: String, _ isEntering: Bool) {
    append(isEntering ? "<\(name)>\n" : "</\(name)>\n")
  }

  private mutating func list(_ node: Node, _ isEntering: Bool) {
    let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    // A list within an item begins on a new line.
    if isEntering, isInTightItem(node), output.last != UInt8(ascii: "\n") { append("\n") }
    let start = cmark_node_get_list_start(node)
    if isEntering, isOrdered, start != 1 {
      append("<ol start=\"\(start)\">\n")
    } else {
      block(isOrdered ? "ol" : "ul", isEntering)
    }
  }

  private func isInTightItem(_ node: Node) -> Bool {
    cmark_node_parent(node).map { cmark_node_get_type($0) == CMARK_NODE_ITEM } ?? false
  }

  private func isInTightList(_ node: Node) -> Bool {
    guard let item = cmark_node_parent(node), cmark_node_get_type(item) == CMARK_NODE_ITEM,
      let list = cmark_node_parent(item)
    else { return false }
    return cmark_node_get_list_tight(list) != 0
  }

  /// The first words of an item of a task list, `[ ] ...` or `[x] ...`; `nil` for other items.
  private func taskText(ofItem item: Node) -> Node? {
    guard let paragraph = cmark_node_first_child(item),
      cmark_node_get_type(paragraph) == CMARK_NODE_PARAGRAPH,
      let text = cmark_node_first_child(paragraph),
      cmark_node_get_type(text) == CMARK_NODE_TEXT
    else { return nil }
    return ["[ ] ", "[x] ", "[X] "].contains { literal(of: text).starts(with: $0.utf8) }
      ? text : nil
  }

  /// Writes words; those of a task begin with a box that is ticked or empty.
  private mutating func text(_ node: Node) {
    let words = literal(of: node)
    guard let paragraph = cmark_node_parent(node), let item = cmark_node_parent(paragraph),
      cmark_node_get_type(item) == CMARK_NODE_ITEM, taskText(ofItem: item) == node
    else { return text(words) }
    let isDone = words[1] != UInt8(ascii: " ")
    append(
      "<span class=\"task-mark\" role=\"img\" aria-label=\"\(isDone ? "done" : "to do")\">"
        + "\(isDone ? "☑" : "☐")</span> ")
    text(Array(words.dropFirst(4)))
  }

  private mutating func codeBlock(_ node: Node) {
    append("<pre><code")
    let language = string(cmark_node_get_fence_info(node)).split(separator: " ").first ?? ""
    if !language.isEmpty {
      append(" class=\"language-")
      Escape.append(String(language), for: .attribute, to: &output)
      append("\"")
    }
    append(">")
    text(literal(of: node))
    append("</code></pre>\n")
  }

  private mutating func heading(_ node: Node, _ isEntering: Bool) {
    let level = Int(cmark_node_get_heading_level(node))
    guard isEntering else {
      append("</h\(level)>\n")
      return
    }
    if level == 1 {
      error(
        node, "a text has one heading of level 1, at its beginning",
        hint: "write '##' for a chapter")
    } else if level > 4 {
      error(node, "headings go down to level 4", hint: "this one has level \(level)")
    }
    let words = plainText(of: node)
    let id = ids.id(for: words)
    headings.append(
      MarkdownDocument.Heading(level: level, text: words, id: id, location: location(of: node)))
    append("<h\(level) id=\"\(id)\">")
  }

  /// Drops comments; everything else in raw markup is an error.
  private mutating func rawMarkup(_ node: Node) {
    let bytes = literal(of: node)
    let comments = CommentMarkup(bytes)
    if let start = comments.unclosed {
      error(
        at: place(of: start, in: bytes, of: node), "this comment never ends",
        hint: "write '-->' at its end")
    }
    guard let start = comments.rest else { return }
    let rest = bytes[start...].prefix { $0 != 0x0A }
    let place = place(of: start, in: bytes, of: node)
    if rest.first == UInt8(ascii: "<") {
      let shown = rest.prefix { $0 != UInt8(ascii: " ") }.prefix(40)
      error(
        at: place,
        "markup ('\(String(decoding: shown, as: UTF8.self))') is not passed on from a text",
        hint: "write '\\<' or '`...`' to show it")
    } else {
      error(
        at: place,
        "words ('\(String(decoding: rest.prefix(40), as: UTF8.self))') stand on a line of markup, and "
          + "would be lost",
        hint: "put the comment on a line of its own, with an empty line after it")
    }
  }

  /// The place of a byte of a node's text.
  private func place(of offset: Int, in bytes: [UInt8], of node: Node) -> SourceLocation {
    var place = location(of: node)
    let before = bytes[..<offset]
    let lines = before.count { $0 == UInt8(ascii: "\n") }
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    place.line += lines
    place.column = (lines == 0 ? place.column : 1) + offset - lineStart
    return place
  }
}

// MARK: - Links, images and text

extension MarkdownRenderer {
  private mutating func link(_ node: Node, _ isEntering: Bool) {
    guard isEntering else {
      append("</a>")
      return
    }
    append("<a href=\"")
    address(of: node, isImage: false)
    append("\"")
    titleAttribute(of: node)
    append(">")
  }

  private mutating func image(_ node: Node, _ isEntering: Bool) {
    if isEntering {
      if plainDepth == 0 {
        append("<img src=\"")
        address(of: node, isImage: true)
        append("\" alt=\"")
      }
      plainDepth += 1
    } else {
      plainDepth -= 1
      guard plainDepth == 0 else { return }
      append("\"")
      titleAttribute(of: node)
      append(" />")
    }
  }

  private mutating func address(of node: Node, isImage: Bool) {
    let destination = string(cmark_node_get_url(node))
    if destination.isEmpty || destination.utf8.contains(where: TemplateScanner.isSpace) {
      error(
        node,
        destination.isEmpty ? "the address is empty" : "the address '\(destination)' has a space",
        hint: destination.isEmpty ? nil : "write '%20' for it")
    }
    links.append(
      MarkdownDocument.Link(
        destination: destination, isImage: isImage, location: location(of: node)))
    guard Address.isHarmless(destination) else {
      error(
        node, "the address '\(destination)' has a scheme that is not passed on",
        hint: "'http', 'https' and 'mailto' are")
      append("#")
      return
    }
    Escape.append(destination, for: .attribute, to: &output)
  }

  private mutating func titleAttribute(of node: Node) {
    let title = string(cmark_node_get_title(node))
    guard !title.isEmpty else { return }
    append(" title=\"")
    Escape.append(title, for: .attribute, to: &output)
    append("\"")
  }

  private mutating func writePlain(_ node: Node, _ type: cmark_node_type) {
    if type == CMARK_NODE_TEXT || type == CMARK_NODE_CODE {
      literal(of: node).withUnsafeBufferPointer {
        Escape.append($0, for: .attribute, to: &output)
      }
    } else if type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK {
      append(" ")
    } else if type == CMARK_NODE_HTML_INLINE {
      rawMarkup(node)
    }
  }

  /// The words in a node, without markup.
  private func plainText(of node: Node) -> String {
    guard let iterator = cmark_iter_new(node) else { return "" }
    defer { cmark_iter_free(iterator) }
    var words: [UInt8] = []
    while cmark_iter_next(iterator) != CMARK_EVENT_DONE {
      guard cmark_iter_get_event_type(iterator) == CMARK_EVENT_ENTER,
        let inner = cmark_iter_get_node(iterator)
      else { continue }
      switch cmark_node_get_type(inner) {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE: words += literal(of: inner)
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: words.append(UInt8(ascii: " "))
      default: break
      }
    }
    return String(decoding: words, as: UTF8.self)
  }

  private mutating func text(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { Escape.append($0, for: .text, to: &output) }
  }
}

// MARK: - Tables

extension MarkdownRenderer {
  /// Tables, whose node types have no constants in the installed headers.
  private mutating func table(_ node: Node, _ isEntering: Bool) {
    switch string(cmark_node_get_type_string(node)) {
    case "table":
      if isEntering {
        append("<table>\n")
      } else {
        // The body is open if there is a row after the header.
        let rows = cmark_node_first_child(node).flatMap { cmark_node_next($0) }
        append(rows == nil ? "</table>\n" : "</tbody>\n</table>\n")
      }
    case "table_header", "table_row":
      row(node, isEntering)
    case "table_cell":
      cell(node, isEntering)
    default:
      break
    }
  }

  private mutating func row(_ node: Node, _ isEntering: Bool) {
    let isHeader = cmark_gfm_extensions_get_table_row_is_header(node) != 0
    if isEntering {
      column = 0
      let isFirst = cmark_node_previous(node).map {
        cmark_gfm_extensions_get_table_row_is_header($0) != 0
      }
      if isHeader { append("<thead>\n") } else if isFirst == true { append("<tbody>\n") }
      append("<tr>")
    } else {
      append(isHeader ? "</tr>\n</thead>\n" : "</tr>\n")
    }
  }

  private mutating func cell(_ node: Node, _ isEntering: Bool) {
    guard let row = cmark_node_parent(node), let table = cmark_node_parent(row) else { return }
    let isHeader = cmark_gfm_extensions_get_table_row_is_header(row) != 0
    guard isEntering else {
      append(isHeader ? "</th>" : "</td>")
      column += 1
      return
    }
    append(isHeader ? "<th scope=\"col\"" : "<td")
    append(classAttribute(ofColumn: column, in: table))
    append(">")
  }

  /// HTML has no attribute for a cell's alignment; the style sheet knows these classes.
  private func classAttribute(ofColumn column: Int, in table: Node) -> String {
    let columns = Int(cmark_gfm_extensions_get_table_columns(table))
    guard column < columns, let alignments = cmark_gfm_extensions_get_table_alignments(table)
    else { return "" }
    switch alignments[column] {
    case UInt8(ascii: "r"): return " class=\"number\""
    case UInt8(ascii: "c"): return " class=\"center\""
    default: return ""
    }
  }
}

// MARK: - Access to nodes

extension MarkdownRenderer {
  private mutating func append(_ text: String) {
    output.append(contentsOf: text.utf8)
  }

  private func string(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }

  private func literal(of node: Node) -> [UInt8] {
    Array(string(cmark_node_get_literal(node)).utf8)
  }

  /// The place of a node; of one within a line, at least the place of the block around it.
  private func location(of node: Node) -> SourceLocation {
    var line = Int(cmark_node_get_start_line(node))
    var column = Int(cmark_node_get_start_column(node))
    var outer = cmark_node_parent(node)
    while line == 0, let parent = outer {
      line = Int(cmark_node_get_start_line(parent))
      column = Int(cmark_node_get_start_column(parent))
      outer = cmark_node_parent(parent)
    }
    return SourceLocation(path: path, line: line + lineOffset, column: column)
  }

  private mutating func error(_ node: Node, _ message: String, hint: String? = nil) {
    error(at: location(of: node), message, hint: hint)
  }

  private mutating func error(at place: SourceLocation, _ message: String, hint: String?) {
    diagnostics.error(at: place, message, hint: hint)
  }
}
