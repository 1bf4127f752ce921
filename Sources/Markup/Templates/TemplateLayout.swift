/// The layout of a template file: the standalone tags, and the text that is output.
///
/// According to the Mustache specification, a section, close, partial, comment or set-delimiter tag
/// is standalone if its line has only white space besides the tag. The line of a standalone tag is
/// not output. Parent and block tags can be standalone even if they share a line. For a parent,
/// only the text before its opening tag and the text after its closing tag must be white space. The
/// line of a block tag may also contain tags of the enclosing parent.
struct TemplateLayout {
  /// For each token, the range of the text that is output; empty for tags.
  private(set) var kept: [Range<Int>] = []
  /// The indentation of each line that is output, stored for the line's first token; `nil` for
  /// other tokens.
  private(set) var lineStart: [Range<Int>?] = []
  private(set) var isStandalone: [Bool] = []
  /// For each standalone tag and each block tag, the white space before it; empty if anything else
  /// precedes the tag on its line. For all other tokens, an empty range.
  private(set) var indentations: [Range<Int>] = []

  private var tokens: [TemplateToken] = []
  private var bytes: [UInt8] = []
  /// For each token, the index of the opening tag that directly contains it (-1 if there is none).
  /// For a closing tag, this is the index of the tag that it closes.
  private var opener: [Int] = []

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

  /// Matches closing tags with opening tags. For a file with unmatched tags, the result does not
  /// matter, because the parser reports an error.
  private mutating func pair() {
    var stack: [Int] = []
    opener = Array(repeating: -1, count: tokens.count)
    for index in tokens.indices {
      opener[index] = stack.last ?? -1
      switch tokens[index].kind {
      case .section, .inverted, .parent, .block: stack.append(index)
      case .close:
        if let open = stack.last, tokens[open].name == tokens[index].name {
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

  /// Returns true if a token is text directly inside a parent tag. Such text is never output.
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
    // The line is output unless `layOutParents` removes it. Its indentation is stored separately
    // from its text.
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

  /// Removes the white space from lines on which parent or block tags are standalone.
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

  /// Returns true if nothing precedes a tag on its line except white space, ignored text, the
  /// enclosing parent tag, and closing tags of other blocks in that parent.
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
