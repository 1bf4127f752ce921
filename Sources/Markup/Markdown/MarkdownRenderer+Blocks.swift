internal import CMarkGFM
internal import Input

extension MarkdownRenderer {
  mutating func block(_ name: String, _ isEntering: Bool) {
    append(isEntering ? "<\(name)>\n" : "</\(name)>\n")
  }

  mutating func list(_ node: Node, _ isEntering: Bool) {
    let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
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

  func isInTightList(_ node: Node) -> Bool {
    guard let item = cmark_node_parent(node), cmark_node_get_type(item) == CMARK_NODE_ITEM,
      let list = cmark_node_parent(item)
    else { return false }
    return cmark_node_get_list_tight(list) != 0
  }

  /// The text node at the start of a task list item, `[ ] ...` or `[x] ...`; `nil` for other items.
  func taskText(ofItem item: Node) -> Node? {
    guard let paragraph = cmark_node_first_child(item),
      cmark_node_get_type(paragraph) == CMARK_NODE_PARAGRAPH,
      let text = cmark_node_first_child(paragraph),
      cmark_node_get_type(text) == CMARK_NODE_TEXT
    else { return nil }
    return ["[ ] ", "[x] ", "[X] "].contains { literal(of: text).starts(with: $0.utf8) }
      ? text : nil
  }

  /// Writes text. At the start of a task list item, writes a ticked or an empty box in place of
  /// `[x]` or `[ ]`.
  mutating func text(_ node: Node) {
    let words = literal(of: node)
    findLostFootnotes(in: words, of: node)
    guard let paragraph = cmark_node_parent(node), let item = cmark_node_parent(paragraph),
      cmark_node_get_type(item) == CMARK_NODE_ITEM, cmark_node_first_child(paragraph) == node,
      taskText(ofItem: item) == node
    else { return text(words) }
    let isDone = words[1] != UInt8(ascii: " ")
    append(
      "<span class=\"task-mark\" role=\"img\" aria-label=\"\(isDone ? "done" : "to do")\">"
        + "\(isDone ? "☑" : "☐")</span> ")
    text(Array(words.dropFirst(4)))
  }

  mutating func codeBlock(_ node: Node) {
    let info = string(cmark_node_get_fence_info(node)).split(separator: " ")
    if let kind = info.first.map(String.init), blockKinds.contains(kind) {
      if info.count > 1 {
        error(
          node, "unexpected '\(info[1])' after '\(kind)'",
          hint: "write it on a line inside the block")
      }
      var bytes = literal(of: node)
      // The parser adds a line break to the last line, even if the file ends without a line break.
      if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
      blocks.append(
        MarkdownDocument.Block(
          kind: kind, bytes: bytes, location: location(of: node),
          offset: output.count))
      return
    }
    let language = info.first ?? ""
    if let meant = misspeltKind(String(language)) {
      warning(
        node, "the block '\(language)' is shown as code",
        hint: "did you mean '\(meant)'?")
    }
    let code = literal(of: node)
    let isWide = code.split(separator: UInt8(ascii: "\n")).contains { line in
      line.count { $0 & 0xC0 != 0x80 } > Self.narrowCode
    }
    append(isWide ? "<pre tabindex=\"0\"><code" : "<pre><code")
    if !language.isEmpty {
      append(" class=\"language-")
      Escape.append(String(language), for: .attribute, to: &output)
      append("\"")
    }
    append(">")
    text(code)
    append("</code></pre>\n")
  }

  /// The maximum number of code points in a line of code that fits on a phone. A block with a
  /// longer line scrolls, so it must be reachable with the keyboard.
  private static let narrowCode = 40

  /// The kind of block that a fence's language, such as `serach` or `Map`, probably misspells;
  /// `nil` if there is no such kind.
  private func misspeltKind(_ language: String) -> String? {
    // No edit is allowed in a word of up to three letters, because such a short word is one edit
    // away from many other words.
    Suggestion.closest(
      to: language, among: blockKinds.sorted(), within: language.count > 3 ? 1 : 0)
  }

  mutating func heading(_ node: Node, _ isEntering: Bool) {
    let level = Int(cmark_node_get_heading_level(node))
    guard isEntering else {
      append("</h\(level)>\n")
      return
    }
    if level == 1 {
      error(
        node, "a heading of level 1 is allowed only at the beginning of a text",
        hint: "write '##' for a chapter")
    } else if level > 4 {
      error(node, "this heading has level \(level)", hint: "the deepest level is 4")
    }
    let words = plainText(of: node)
    let id = ids.id(for: words)
    headings.append(
      MarkdownDocument.Heading(level: level, text: words, id: id, location: location(of: node)))
    append("<h\(level) id=\"\(id)\">")
  }

  /// Drops comments; any other raw markup is an error.
  mutating func rawMarkup(_ node: Node) {
    let bytes = literal(of: node)
    let comments = CommentMarkup(bytes)
    if let start = comments.unclosed {
      error(
        at: place(of: start, in: bytes, of: node), "the comment is not closed",
        hint: "write '-->' at its end")
    }
    guard let start = comments.rest else { return }
    let rest = bytes[start...].prefix { $0 != 0x0A }
    let place = place(of: start, in: bytes, of: node)
    if rest.first == UInt8(ascii: "<") {
      let shown = rest.prefix { $0 != UInt8(ascii: " ") }.prefix(40)
      error(
        at: place,
        "HTML is not allowed in a text: '\(String(decoding: shown, as: UTF8.self))'",
        hint: "write '\\<' or '`...`' to show it")
    } else {
      error(
        at: place,
        "the text '\(String(decoding: rest.prefix(40), as: UTF8.self))' follows a comment on the "
          + "same line, so Markdown would drop it",
        hint: "put the comment on a line of its own, with an empty line after it")
    }
  }

  private func place(of offset: Int, in bytes: [UInt8], of node: Node) -> SourceLocation {
    let place = location(of: node)
    let before = bytes[..<offset]
    let lines = before.count { $0 == UInt8(ascii: "\n") }
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return self.place(
      line: place.line - lineOffset + lines,
      column: (lines == 0 ? place.column : 1) + offset - lineStart)
  }
}
