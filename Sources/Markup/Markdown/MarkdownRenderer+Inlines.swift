internal import CMarkGFM

/// The contents of a block: links, images, words.
extension MarkdownRenderer {
  mutating func link(_ node: Node, _ isEntering: Bool) {
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

  mutating func image(_ node: Node, _ isEntering: Bool) {
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

  mutating func writePlain(_ node: Node, _ type: cmark_node_type) {
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
  func plainText(of node: Node) -> String {
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

  mutating func text(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { Escape.append($0, for: .text, to: &output) }
  }
}
