internal import CMarkGFM
internal import Input

struct Footnotes {
  var references: [Int: Int] = [:]
  /// For each footnote, the number of references that have been written so far.
  var written: [Int: Int] = [:]
  var current = 0
  /// The number of searches that are still allowed. A search looks in the source for the location
  /// of a text that looks like a footnote reference.
  var searches = 100

  /// The id of a footnote. The id contains a dot, so it differs from all ids of headings, which are
  /// slugs without dots.
  static func id(_ number: Int) -> String { "footnote.\(number)" }

  /// The id of a reference to a footnote. The references to each footnote are counted from 1.
  static func referenceID(_ number: Int, _ reference: Int) -> String {
    "\(id(number)).reference" + (reference == 1 ? "" : ".\(reference)")
  }
}

extension MarkdownRenderer {
  /// Counts the references to each footnote. Reports footnotes without references, because
  /// libcmark-gfm drops such footnotes.
  mutating func countFootnotes(in root: Node) {
    guard let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    /// The first lines of the footnote definitions that the parser kept, and all lines of code
    /// blocks and HTML blocks.
    var accounted: Set<Int> = []
    while cmark_iter_next(iterator) != CMARK_EVENT_DONE {
      guard cmark_iter_get_event_type(iterator) == CMARK_EVENT_ENTER,
        let node = cmark_iter_get_node(iterator)
      else { continue }
      let first = Int(cmark_node_get_start_line(node))
      switch cmark_node_get_type(node) {
      case CMARK_NODE_FOOTNOTE_REFERENCE:
        footnotes.references[number(ofReference: node), default: 0] += 1
      case CMARK_NODE_FOOTNOTE_DEFINITION: accounted.insert(first)
      case CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK:
        accounted.formUnion(first...max(first, Int(cmark_node_get_end_line(node))))
      default: break
      }
    }
    for (index, line) in lines.enumerated() where !accounted.contains(index + 1) {
      guard let (label, column) = Self.definedFootnote(line) else { continue }
      error(
        at: place(line: index + 1, column: column), "nothing refers to the footnote '[^\(label)]'",
        hint: "write '[^\(label)]' in the text, or remove the footnote; define each only once")
    }
  }

  /// The label and the column of the footnote definition at the start of a line; `nil` if there is
  /// none.
  private static func definedFootnote(_ line: ArraySlice<UInt8>) -> (String, Int)? {
    let indent = line.prefix { $0 == 0x20 }.count
    let rest = line.dropFirst(indent)
    guard indent < 4, rest.starts(with: "[^".utf8),
      let end = rest.firstIndex(of: UInt8(ascii: "]")),
      rest[end...].starts(with: "]:".utf8)
    else { return nil }
    let label = rest[(rest.startIndex + 2)..<end]
    guard !label.isEmpty, !label.contains(where: TemplateScanner.isSpace) else { return nil }
    return (String(decoding: label, as: UTF8.self), indent + 1)
  }

  private func number(ofReference node: Node) -> Int {
    Int(string(cmark_node_get_literal(node))) ?? 0
  }

  mutating func footnoteReference(_ node: Node) {
    let number = number(ofReference: node)
    let reference = footnotes.written[number, default: 0] + 1
    footnotes.written[number] = reference
    append(
      "<sup class=\"footnote-reference\"><a id=\"\(Footnotes.referenceID(number, reference))\" "
        + "href=\"#\(Footnotes.id(number))\" role=\"doc-noteref\">\(number)</a></sup>")
  }

  /// Writes a footnote. The footnotes are the last nodes of the tree, in order of number.
  mutating func footnote(_ node: Node, _ isEntering: Bool) {
    if isEntering {
      if footnotes.current == 0 {
        append("<section class=\"footnotes\" role=\"doc-endnotes\">\n<ol>\n")
      }
      footnotes.current += 1
      append("<li id=\"\(Footnotes.id(footnotes.current))\">")
      return
    }
    let endsWithWords = cmark_node_last_child(node).map {
      cmark_node_get_type($0) == CMARK_NODE_PARAGRAPH
    }
    if endsWithWords != true {
      append("<p>")
      returnLinks()
      append("</p>\n")
    }
    append("</li>\n")
  }

  mutating func endFootnotes() {
    if footnotes.current > 0 { append("</ol>\n</section>\n") }
  }

  /// Writes the links from a footnote back to the text, if `paragraph` is the last part of the
  /// footnote.
  mutating func returnLinks(after paragraph: Node) {
    guard cmark_node_next(paragraph) == nil, let parent = cmark_node_parent(paragraph),
      cmark_node_get_type(parent) == CMARK_NODE_FOOTNOTE_DEFINITION
    else { return }
    append(" ")
    returnLinks()
  }

  private mutating func returnLinks() {
    let number = footnotes.current
    for reference in 1...max(1, footnotes.references[number] ?? 1) {
      let which = reference == 1 ? "" : "<sup>\(reference)</sup>"
      append(
        "\(reference == 1 ? "" : " ")<a class=\"footnote-return\" "
          + "href=\"#\(Footnotes.referenceID(number, reference))\" role=\"doc-backlink\" "
          + "aria-labelledby=\"\(Footnotes.referenceID(number, reference))\">↩\(which)</a>")
    }
  }

  /// Reports references to footnotes that do not exist. The parser leaves these references as plain
  /// text.
  mutating func findLostFootnotes(in words: [UInt8], of node: Node) {
    var start = 0
    while footnotes.searches > 0, let open = Self.offset(of: [0x5B, 0x5E], in: words[start...]) {
      start = open + 2
      let label = words[start...].prefix(Self.longestLabel).prefix {
        $0 != UInt8(ascii: "]") && !TemplateScanner.isSpace($0)
      }
      guard !label.isEmpty, label.endIndex < words.endIndex,
        words[label.endIndex] == UInt8(ascii: "]")
      else { continue }
      footnotes.searches -= 1
      guard
        let place = place(ofReference: Array(words[open...label.endIndex]), in: node)
      else { continue }
      let name = String(decoding: label, as: UTF8.self)
      error(
        at: place, "there is no footnote '[^\(name)]'",
        hint: "define it on a line of its own, '[^\(name)]: ...', "
          + "or write '\\[^\(name)]' to show this")
    }
  }

  private static let longestLabel = 200

  private static func offset(of bytes: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    text.indices.first { text[$0] == bytes[0] && text[$0...].starts(with: bytes) }
  }

  /// The location of a footnote reference in the source of the block around a node; `nil` if the
  /// reference is escaped there.
  private func place(ofReference reference: [UInt8], in node: Node) -> SourceLocation? {
    var block = node
    while cmark_node_get_type(block).rawValue & 0xC000 != 0x8000,
      let parent = cmark_node_parent(block)
    {
      block = parent
    }
    let first = Int(cmark_node_get_start_line(block))
    let last = min(Int(cmark_node_get_end_line(block)), lines.count)
    guard first > 0, first <= last else { return location(of: node) }
    for line in first...last {
      let text = lines[line - 1]
      guard let found = Self.offset(of: reference, in: text) else { continue }
      let before = text[..<found].last
      if before == UInt8(ascii: "\\") { continue }
      return place(line: line, column: found - text.startIndex + 1)
    }
    return nil
  }
}
