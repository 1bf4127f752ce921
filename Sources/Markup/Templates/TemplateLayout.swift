/// The layout of a template file: the tags that stand alone on their lines, and the text that is
/// kept.
///
/// The Mustache specification: a section, close, partial, comment or set-delimiter tag with only
/// white space around it on its line takes the whole line with it. Parent and block tags may share
/// such a line: for the opening tag, only the text before it matters, and for the closing tag only
/// the text after it.
struct TemplateLayout {
  /// For each text token, the part that is output.
  private(set) var kept: [Range<Int>] = []
  /// For the first token of each line that is kept, the white space the line begins with.
  private(set) var lineStart: [Range<Int>?] = []
  private(set) var isStandalone: [Bool] = []
  /// White space that is the only text before a tag on its line.
  private var indentations: [Range<Int>] = []

  private var tokens: [TemplateToken] = []
  private var bytes: [UInt8] = []
  /// For each token, the opening tag that directly contains it (-1 if there is none); for a closing
  /// tag, the one that it closes.
  private var opener: [Int] = []
  private var closer: [Int: Int] = [:]

  init() {}

  init(tokens: [TemplateToken], bytes: [UInt8]) {
    self.tokens = tokens
    self.bytes = bytes
    kept = tokens.map { $0.kind == .text ? $0.range : $0.range.lowerBound..<$0.range.lowerBound }
    lineStart = Array(repeating: nil, count: tokens.count)
    isStandalone = Array(repeating: false, count: tokens.count)
    indentations = tokens.map { $0.range.lowerBound..<$0.range.lowerBound }
    pair()
    var first = 0
    var lines: [Range<Int>] = []
    for index in tokens.indices
    where tokens[index].kind == .text && bytes[tokens[index].range.upperBound - 1] == 0x0A {
      lines.append(first..<index + 1)
      first = index + 1
    }
    if first < tokens.count { lines.append(first..<tokens.count) }
    for line in lines { layOut(line) }
    for line in lines { layOutParents(line) }
  }

  func indentation(of token: Int) -> Range<Int> {
    indentations[token]
  }

  /// Finds what each closing tag closes, as the parser will.
  private mutating func pair() {
    var stack: [Int] = []
    opener = Array(repeating: -1, count: tokens.count)
    for index in tokens.indices {
      opener[index] = stack.last ?? -1
      switch tokens[index].kind {
      case .section, .inverted, .parent, .block: stack.append(index)
      case .close:
        if let open = stack.last, tokens[open].name == tokens[index].name {
          closer[open] = index
          stack.removeLast()
        }
      default: break
      }
    }
  }

  private func isBlank(_ index: Int) -> Bool {
    tokens[index].kind == .text
      && tokens[index].range.allSatisfy { TemplateScanner.isSpace(bytes[$0]) }
  }

  /// Returns true if a token is text directly in a parent tag, which is never output.
  private func isIgnored(_ index: Int) -> Bool {
    tokens[index].kind == .text && opener[index] >= 0 && tokens[opener[index]].kind == .parent
  }

  private func isInheritance(close index: Int) -> TemplateToken.Kind? {
    guard tokens[index].kind == .close, opener[index] >= 0 else { return nil }
    let kind = tokens[opener[index]].kind
    return kind == .parent || kind == .block ? kind : nil
  }

  private mutating func layOut(_ line: Range<Int>) {
    let tags = line.filter { tokens[$0].kind != .text }
    let isBlankAround = line.allSatisfy { tokens[$0].kind != .text || isBlank($0) }
    if tags.count == 1, let tag = tags.first, isBlankAround, tokens[tag].kind.canStandAlone,
      isInheritance(close: tag) == nil
    {
      isStandalone[tag] = true
      drop(line.lowerBound..<tag, as: tag)
      drop(tag + 1..<line.upperBound)
      return
    }
    // An ordinary line: its leading white space is kept apart.
    let first = line.lowerBound
    if let tag = tags.first, tokens[tag].kind == .block, (first..<tag).allSatisfy(isBlank) {
      indentations[tag] = tokens[first].range.lowerBound..<tokens[tag].range.lowerBound
    }
    guard !isIgnored(first) else { return }
    var end = kept[first].lowerBound
    if tokens[first].kind == .text {
      while end < kept[first].upperBound, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    }
    lineStart[first] = kept[first].lowerBound..<end
    kept[first] = end..<kept[first].upperBound
  }

  /// The lines of parent and block tags.
  private mutating func layOutParents(_ line: Range<Int>) {
    for tag in line {
      switch tokens[tag].kind {
      case .block:
        guard isClearBefore(tag, in: line), (tag + 1..<line.upperBound).allSatisfy(isBlank),
          tag + 1 < line.upperBound
        else { continue }
        isStandalone[tag] = true
        lineStart[tag] = nil
        drop(line.lowerBound..<tag)
        drop(tag + 1..<line.upperBound)
      case .close:
        switch isInheritance(close: tag) {
        case .block:
          guard isClearBefore(tag, in: line), isClearAfter(tag, in: line) else { continue }
          lineStart[tag] = nil
          drop(line.lowerBound..<tag)
          drop(tag + 1..<line.upperBound)
        case .parent:
          guard (tag + 1..<line.upperBound).allSatisfy(isBlank),
            let start = lineBegin(before: opener[tag]),
            (start..<opener[tag]).allSatisfy(isBlank)
          else { continue }
          isStandalone[opener[tag]] = true
          drop(start..<opener[tag], as: opener[tag])
          lineStart[start] = nil
          drop(tag + 1..<line.upperBound)
        default: continue
        }
      default: continue
      }
    }
  }

  /// Returns true if only white space, ignored text and tags of a parent stand before a tag.
  private func isClearBefore(_ tag: Int, in line: Range<Int>) -> Bool {
    (line.lowerBound..<tag).allSatisfy { index in
      isBlank(index) || isIgnored(index)
        || (tokens[index].kind == .parent && opener[tag] == index)
        || (isInheritance(close: index) == .block && opener[opener[index]] == opener[tag]
          && opener[tag] >= 0 && tokens[opener[tag]].kind == .parent)
    }
  }

  private func isClearAfter(_ tag: Int, in line: Range<Int>) -> Bool {
    (tag + 1..<line.upperBound).allSatisfy { index in
      isBlank(index) || isIgnored(index) || isInheritance(close: index) == .parent
    }
  }

  /// The first token of the line on which a token stands.
  private func lineBegin(before token: Int) -> Int? {
    guard token >= 0 else { return nil }
    var index = token
    while index > 0 {
      let previous = tokens[index - 1]
      if previous.kind == .text, bytes[previous.range.upperBound - 1] == 0x0A { break }
      index -= 1
    }
    return index
  }

  private mutating func drop(_ range: Range<Int>, as tag: Int? = nil) {
    if let tag, let first = range.first {
      indentations[tag] = tokens[first].range.lowerBound..<tokens[tag].range.lowerBound
    }
    for index in range where tokens[index].kind == .text {
      kept[index] = tokens[index].range.lowerBound..<tokens[index].range.lowerBound
      lineStart[index] = nil
    }
  }
}
