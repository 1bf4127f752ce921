internal import CYAML

/// Builds the tree of values from libyaml's events, with an explicit stack instead of recursion.
struct YAMLBuilder {
  private let bytes: [UInt8]
  private let path: String
  private var cursor: YAMLCursor

  /// A sequence or mapping that is not closed yet.
  private struct Open {
    var location: SourceLocation
    var anchor: String?
    var isMapping: Bool
    var elements: [YAMLNode] = []
    var members: [YAMLMember] = []
    var keys: Set<String> = []
    /// The key whose value has not arrived yet.
    var key: (text: String, location: SourceLocation, isDuplicate: Bool)?
    /// The number of values, counting the sequence or mapping itself and all nested values.
    var size = 1
    /// The number of levels of sequences and mappings within this sequence or mapping.
    var height = 0
  }

  /// A value, and the size and height that each alias of the value adds to the document.
  private struct Measured {
    var node: YAMLNode
    var size = 1
    var height = 0
  }

  private var open: [Open] = []
  private var anchors: [String: Measured] = [:]
  private var root: YAMLNode?
  private var size = 0

  init(bytes: [UInt8], path: String, firstLine: Int) {
    self.bytes = bytes
    self.path = path
    cursor = YAMLCursor(path: path, firstLine: firstLine)
  }

  mutating func build(into diagnostics: inout Diagnostics) -> YAMLNode? {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else {
      diagnostics.error(at: SourceLocation(path: path), "libyaml cannot start: out of memory")
      return nil
    }
    defer { yaml_parser_delete(&parser) }
    let start = ByteOrderMark.length(in: bytes.span)
    cursor.offset = start
    cursor.start = start
    let bytes = bytes
    return bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      let input = UnsafeBufferPointer(rebasing: buffer[start...])
      // An empty buffer may have no address, which libyaml does not accept.
      guard let address = input.baseAddress, !input.isEmpty else { return nil }
      yaml_parser_set_input_string(&parser, address, input.count)
      return events(&parser, into: &diagnostics) ? root : nil
    }
  }

  private mutating func events(
    _ parser: inout yaml_parser_t, into diagnostics: inout Diagnostics
  ) -> Bool {
    var documents = 0
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) == 1 else {
        report(parser, into: &diagnostics)
        return false
      }
      defer { yaml_event_delete(&event) }
      let location = place(of: event.start_mark.index)
      switch event.type {
      case YAML_STREAM_END_EVENT: return true
      case YAML_DOCUMENT_START_EVENT:
        documents += 1
        if documents > 1 {
          diagnostics.error(
            at: location, "a second YAML document is not allowed",
            hint: "remove the line '---' that begins it")
          return false
        }
      case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT:
        guard fits(height: 1, at: location, into: &diagnostics) else { return false }
        let isMapping = event.type == YAML_MAPPING_START_EVENT
        let anchor =
          isMapping ? event.data.mapping_start.anchor : event.data.sequence_start.anchor
        open.append(Open(location: location, anchor: name(anchor), isMapping: isMapping))
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
        guard end(into: &diagnostics) else { return false }
      case YAML_SCALAR_EVENT:
        let scalar = event.data.scalar
        var text = String(
          decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
        // libyaml rejects raw control characters, but not escapes such as "\0". In C, a null
        // character ends a string, so the path "networks/\0" would refer to the folder "networks/"
        // itself.
        if !PageText.check(text, at: location, into: &diagnostics) {
          text = text.replacing("\0", with: "\u{FFFD}")
        }
        let value = Measured(
          node: YAMLNode(
            .scalar(text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE), at: location))
        if let name = name(scalar.anchor) { anchors[name] = value }
        guard add(value, into: &diagnostics) else { return false }
      case YAML_ALIAS_EVENT:
        let alias = name(event.data.alias.anchor) ?? ""
        guard let target = anchors[alias] else {
          diagnostics.error(
            at: location, "unknown alias '*\(alias)'",
            hint: Suggestion.hint(for: alias, among: anchors.keys.sorted())
              ?? "an anchor '&\(alias)' must come before it")
          return false
        }
        guard add(target, at: location, into: &diagnostics) else { return false }
      default: break
      }
    }
  }

  private mutating func end(into diagnostics: inout Diagnostics) -> Bool {
    guard let closed = open.popLast() else { return true }
    let content: YAMLNode.Content =
      closed.isMapping ? .mapping(closed.members) : .sequence(closed.elements)
    let value = Measured(
      node: YAMLNode(content, at: closed.location), size: closed.size, height: closed.height + 1)
    if let anchor = closed.anchor { anchors[anchor] = value }
    // The nested values were counted when they arrived. Subtract them, because `add` counts them
    // again.
    size -= closed.size - 1
    return add(value, into: &diagnostics)
  }

  /// Returns true if `height` more levels fit within the nesting limit; otherwise reports an error
  /// and returns false.
  private func fits(
    height: Int, at location: SourceLocation, into diagnostics: inout Diagnostics
  ) -> Bool {
    if open.count + height <= YAML.depthLimit { return true }
    diagnostics.error(at: location, "nested more than \(YAML.depthLimit) levels deep")
    return false
  }

  /// Adds a value to the document: as the root, in a sequence, as a key, or as the value of a key.
  ///
  /// - Parameter place: the location of the alias that stands for the value, for messages; `nil` if
  ///   the value is not written as an alias.
  /// - Returns: false if the document is too large or too deep.
  private mutating func add(
    _ value: Measured, at place: SourceLocation? = nil, into diagnostics: inout Diagnostics
  ) -> Bool {
    let node = value.node
    let location = place ?? node.location
    guard fits(height: value.height, at: location, into: &diagnostics) else { return false }
    size += value.size
    guard size <= YAML.sizeLimit else {
      diagnostics.error(
        at: location, "the document has more than \(YAML.sizeLimit) values",
        hint: "use fewer aliases")
      return false
    }
    guard !open.isEmpty else {
      root = node
      return true
    }
    let last = open.count - 1
    open[last].size += value.size
    open[last].height = max(open[last].height, value.height)
    guard open[last].isMapping else {
      open[last].elements.append(node)
      return true
    }
    if let key = open[last].key {
      open[last].key = nil
      if !key.isDuplicate {
        open[last].members.append(
          YAMLMember(key: key.text, location: key.location, value: node))
      }
      return true
    }
    guard case .scalar(let text, _) = node.content else {
      diagnostics.error(
        at: location, "\(node.kindInWords) cannot be a key", hint: "use a text")
      open[last].key = ("", location, true)
      return true
    }
    let isNew = open[last].keys.insert(text).inserted
    if !isNew {
      diagnostics.error(
        at: location, "duplicate key '\(text)' in this mapping",
        hint: "remove one of the two")
    }
    open[last].key = (text, location, !isNew)
    return true
  }

  private func name(_ anchor: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    anchor.map { String(decodingCString: $0, as: UTF8.self) }
  }

  private mutating func place(of character: Int) -> SourceLocation {
    let bytes = bytes
    return cursor.location(of: character, in: bytes.span)
  }

  private mutating func place(ofByte index: Int) -> SourceLocation {
    let bytes = bytes
    return cursor.location(ofByte: index, in: bytes.span)
  }

  private mutating func report(_ parser: yaml_parser_t, into diagnostics: inout Diagnostics) {
    let problem = parser.problem.map { String(cString: $0) } ?? "it cannot be read"
    let context = parser.context.map { String(cString: $0) }
    let location: SourceLocation
    var isTab = false
    if parser.error == YAML_READER_ERROR {
      location = place(ofByte: parser.problem_offset)
    } else {
      location = place(of: parser.problem_mark.index)
      isTab = cursor.offset < bytes.count && bytes[cursor.offset] == UInt8(ascii: "\t")
    }
    // libyaml's messages use terms of its grammar, which do not help with common mistakes.
    if isTab {
      diagnostics.error(
        at: location, "malformed YAML: a tab cannot indent a line or begin a value",
        hint: "use spaces")
      return
    }
    if problem == "mapping values are not allowed in this context" {
      diagnostics.error(
        at: location, "malformed YAML: a key and a colon are not allowed here",
        hint: "quote a text that contains ': ', as in title: \"Huts: a guide\"; "
          + "indent all keys of a mapping equally, and put a space after each colon")
      return
    }
    diagnostics.error(
      at: location, "malformed YAML: \(problem)",
      hint: context.map { text in
        let line = place(of: parser.context_mark.index).line
        return switch problem {
        case "did not find expected key":
          "indent all keys of the mapping that begins at line \(line) equally, and put nothing after a "
            + "text in quotes"
        case "did not find expected '-' indicator":
          "indent all items of the list that begins at line \(line) equally, and put nothing after a "
            + "text in quotes"
        case "could not find expected ':'":
          "each line of a mapping needs a key, a colon and a space, as in title: Huts; see line \(line)"
        default:
          parser.context_mark.index < parser.problem_mark.index
            ? "\(text) that begins at line \(line)" : text
        }
      })
  }
}
