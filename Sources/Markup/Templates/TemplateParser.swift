internal import Input

/// Parses a template file into a tree of nodes, and omits the lines of standalone tags.
struct TemplateParser {
  let source: TemplateSource
  private(set) var diagnostics: [Diagnostic] = []

  private var tokens: [TemplateToken] = []
  private var layout = TemplateLayout(tokens: [], bytes: [])
  /// The maximum nesting depth of tags. It protects the stack, because nodes are compiled and freed
  /// recursively.
  static let deepest = 32

  /// The open tags, each with its nodes so far.
  private var stack: [Open] = []

  private struct Open {
    /// The index of the opening tag; -1 for the file itself.
    let token: Int
    var nodes: [TemplateNode] = []
    /// The blocks directly in a parent tag.
    var arguments: [TemplateBlock] = []
  }

  init(source: TemplateSource) {
    self.source = source
  }

  mutating func parse() -> [TemplateNode] {
    var scanner = TemplateScanner(source: source)
    scanner.scan()
    tokens = scanner.tokens
    diagnostics = scanner.diagnostics
    layout = TemplateLayout(tokens: tokens, bytes: source.bytes)
    stack = [Open(token: -1)]
    let isWhole = tokens.indices.allSatisfy { add($0) }
    while stack.count > 1 {
      let open = tokens[stack[stack.count - 1].token]
      // An error that was already reported may hide the closing tag.
      if scanner.diagnostics.isEmpty, isWhole {
        error(
          "'\(open.name)' is opened here and never closed", at: open.range.lowerBound,
          hint: "close it with '{{/\(open.name)}}'")
      }
      closeTop()
    }
    return stack[0].nodes
  }

  private mutating func append(_ node: TemplateNode) {
    // Text directly in a parent tag is not part of the output.
    guard !topIsParent else { return }
    stack[stack.count - 1].nodes.append(node)
  }

  private var topIsParent: Bool {
    let token = stack[stack.count - 1].token
    return token >= 0 && tokens[token].kind == .parent
  }

  /// Adds a token. Returns false if tags are nested too deeply to parse the rest of the file.
  private mutating func add(_ index: Int) -> Bool {
    let token = tokens[index]
    if let space = layout.lineStart[index], !topIsParent { append(.lineStart(space)) }
    switch token.kind {
    case .text:
      let range = layout.kept[index]
      if !range.isEmpty { append(.text(range)) }
    case .comment, .delimiters:
      break
    case .variable, .unescaped:
      append(.variable(name(of: token), escaped: token.kind == .variable))
    case .partial:
      append(partial(index, arguments: []))
    case .section, .inverted, .parent, .block:
      guard stack.count <= Self.deepest else {
        error(
          "tags are nested more than \(Self.deepest) levels deep here", at: token.range.lowerBound,
          hint: "move the inner tags into a partial, or close the tags around them")
        return false
      }
      stack.append(Open(token: index))
    case .close:
      close(token)
    }
    return true
  }

  private func partial(_ index: Int, arguments: [TemplateBlock]) -> TemplateNode {
    let token = tokens[index]
    let name: PartialName =
      token.name.hasPrefix("*")
      ? .dynamic(TemplateName(text: String(token.name.dropFirst()), offset: token.nameOffset))
      : .fixed(token.name)
    return .partial(
      name, offset: token.range.lowerBound, indentation: layout.indentations[index],
      arguments: arguments)
  }

  private func name(of token: TemplateToken) -> TemplateName {
    TemplateName(text: token.name, offset: token.nameOffset)
  }

  private mutating func close(_ token: TemplateToken) {
    guard stack.count > 1 else {
      error(
        "'\(token.name)' is closed here but was not opened", at: token.range.lowerBound, hint: nil)
      return
    }
    let open = tokens[stack[stack.count - 1].token]
    if open.name != token.name {
      let place = source.location(at: open.range.lowerBound)
      error(
        "'\(token.name)' is closed here, but '\(open.name)' from line \(place.line) is still open",
        at: token.range.lowerBound, hint: "close '\(open.name)' first")
      // If a tag with this name is open further out, the tags in between were not closed.
      guard stack.dropFirst().contains(where: { tokens[$0.token].name == token.name }) else {
        return
      }
      while tokens[stack[stack.count - 1].token].name != token.name { closeTop() }
    }
    closeTop()
  }

  private mutating func closeTop() {
    let open = stack.removeLast()
    let token = tokens[open.token]
    switch token.kind {
    case .parent:
      append(partial(open.token, arguments: open.arguments))
    case .block:
      let block = TemplateBlock(
        name: token.name, offset: token.range.lowerBound,
        isStandalone: layout.isStandalone[open.token],
        indentation: layout.indentations[open.token], body: open.nodes)
      if topIsParent {
        stack[stack.count - 1].arguments.append(block)
      } else {
        append(.block(block))
      }
    default:
      append(
        .section(name(of: token), inverted: token.kind == .inverted, body: open.nodes))
    }
  }

  private mutating func error(_ message: String, at offset: Int, hint: String?) {
    diagnostics.append(
      Diagnostic(.error, at: source.location(at: offset), message, hint: hint))
  }
}
