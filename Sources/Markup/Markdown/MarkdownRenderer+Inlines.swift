internal import CMarkGFM

extension MarkdownRenderer {
  mutating func link(_ node: Node, _ isEntering: Bool) {
    guard isEntering else {
      append("</a>")
      return
    }
    append("<a href=\"")
    _ = address(of: node, isImage: false)
    append("\"")
    titleAttribute(of: node)
    append(">")
  }

  mutating func image(_ node: Node, _ isEntering: Bool) {
    if isEntering {
      if plainDepth == 0 {
        append("<img src=\"")
        let file = address(of: node, isImage: true)
        append("\" alt=\"")
        image = (file, output.count)
      }
      plainDepth += 1
    } else {
      plainDepth -= 1
      guard plainDepth == 0, let image else { return }
      checkDescription(of: node, from: image.description)
      append("\"")
      titleAttribute(of: node)
      image.file?.picture.map { measures(of: $0) }
      append(" />")
    }
  }

  /// Requires a description for every image; `""` marks an image as decorative.
  private mutating func checkDescription(of node: Node, from start: Int) {
    let words = output[start...]
    if words.elementsEqual("&quot;&quot;".utf8) {
      output.removeSubrange(start...)
    } else if words.allSatisfy(TemplateScanner.isSpace) {
      error(
        node, "the image '\(string(cmark_node_get_url(node)))' has no description",
        hint: "describe it between the brackets, or write '![\"\"](...)' if it is only decoration")
    }
  }

  /// Writes a picture's size, so that browsers can reserve space for it. The first picture loads
  /// immediately. All other pictures load lazily.
  private mutating func measures(of picture: Picture) {
    append(" width=\"\(picture.width)\" height=\"\(picture.height)\"")
    if pictureCount > 0 { append(" loading=\"lazy\"") }
    pictureCount += 1
  }

  /// Writes the address of a link or an image. Returns the file that the address refers to, or
  /// `nil` if the file is unknown.
  private mutating func address(of node: Node, isImage: Bool) -> MarkdownFile? {
    // Browsers treat a backslash as a slash.
    let destination = string(cmark_node_get_url(node)).replacing("\\", with: "%5C")
    if destination.isEmpty || destination.utf8.contains(where: TemplateScanner.isSpace) {
      error(
        node,
        destination.isEmpty ? "the address is empty" : "the address '\(destination)' has a space",
        hint: destination.isEmpty ? nil : "write '%20' for it")
    }
    guard Address.isHarmless(destination) else {
      error(
        node, "the scheme of the address '\(destination)' is not allowed",
        hint: "the allowed schemes are 'http', 'https', 'mailto' and 'tel'")
      append("#")
      return nil
    }
    let link = MarkdownDocument.Link(
      destination: destination, isImage: isImage, location: location(of: node))
    let file = file(of: link)
    let address = file?.address ?? destination
    links.append(
      MarkdownDocument.Link(destination: address, isImage: isImage, location: link.location))
    Escape.append(address, for: .attribute, to: &output)
    return file
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
    } else {
      refuseInPlain(node, type)
    }
  }

  /// Reports raw markup and footnote references where only plain text is allowed.
  mutating func refuseInPlain(_ node: Node, _ type: cmark_node_type) {
    if type == CMARK_NODE_HTML_INLINE {
      rawMarkup(node)
    } else if type == CMARK_NODE_FOOTNOTE_REFERENCE {
      error(
        node, "a footnote reference is not allowed here", hint: "move it to the text below")
    }
  }

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
