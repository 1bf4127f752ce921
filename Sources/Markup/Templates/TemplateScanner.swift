internal import Input

/// Splits a template file into text and tags.
struct TemplateScanner {
  let source: TemplateSource
  private(set) var tokens: [TemplateToken] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// The maximum number of bytes in a name. Messages that quote a name should stay short.
  private static let longestName = 200

  /// The kinds of tags that begin with a special character after the opening delimiter.
  private static let kinds: [Unicode.Scalar: TemplateToken.Kind] = [
    "!": .comment, "=": .delimiters, "#": .section, "^": .inverted, "/": .close, ">": .partial,
    "<": .parent, "$": .block, "&": .unescaped, "{": .unescaped,
  ]

  private var open = Array("{{".utf8)
  private var close = Array("}}".utf8)

  init(source: TemplateSource) {
    self.source = source
  }

  mutating func scan() {
    let bytes = source.bytes
    var position = 0
    var textStart = 0
    while position < bytes.count {
      if matches(open, at: position) {
        addText(textStart..<position)
        guard let end = scanTag(at: position) else { return }
        position = end
        textStart = end
      } else {
        let isNewline = bytes[position] == UInt8(ascii: "\n")
        position += 1
        if isNewline {
          addText(textStart..<position)
          textStart = position
        }
      }
    }
    addText(textStart..<bytes.count)
  }

  private mutating func addText(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    tokens.append(TemplateToken(kind: .text, range: range, name: "", nameOffset: range.lowerBound))
  }

  /// Scans the tag at `start`. Returns the offset at which scanning continues; `nil` if the tag is
  /// a comment or a set-delimiter tag that is not closed.
  private mutating func scanTag(at start: Int) -> Int? {
    let bytes = source.bytes
    var position = start + open.count
    skipSpace(&position)
    let sigil = position < bytes.count ? bytes[position] : 0
    let kind = Self.kinds[Unicode.Scalar(sigil)] ?? .variable
    var closing = close
    if sigil == UInt8(ascii: "=") { closing.insert(sigil, at: 0) }
    if sigil == UInt8(ascii: "{") { closing.insert(UInt8(ascii: "}"), at: 0) }
    if kind != .variable { position += 1 }
    if kind == .comment || kind == .delimiters {
      guard let end = find(closing, from: position) else {
        unclosed(at: start, closing)
        return nil
      }
      if kind == .delimiters { setDelimiters(position..<end, tag: start) }
      return add(kind, start..<end + closing.count, name: "", at: position)
    }
    return scanName(kind, from: position, closing: closing, tag: start)
  }

  /// Scans the name and the end of a tag. The name ends at a line break, another tag or the closing
  /// delimiter. Between the name and the closing delimiter, only white space is allowed; otherwise
  /// the tag counts as not closed.
  ///
  /// - Returns: the offset after the tag; the offset after the name if the tag is not closed.
  private mutating func scanName(
    _ kind: TemplateToken.Kind, from first: Int, closing: [UInt8], tag start: Int
  ) -> Int {
    let bytes = source.bytes
    var position = first
    skipSpace(&position)
    var isDynamic = false
    if [.partial, .parent, .close].contains(kind), position < bytes.count,
      bytes[position] == UInt8(ascii: "*")
    {
      isDynamic = true
      position += 1
      skipSpace(&position)
    }
    var last = position
    while last < bytes.count, bytes[last] != UInt8(ascii: "\n"), !matches(closing, at: last),
      !matches(open, at: last)
    {
      last += 1
    }
    var end = last
    skipSpace(&end)
    guard matches(closing, at: end) else {
      unclosed(at: start, closing)
      return last
    }
    end += closing.count
    while last > position, Self.isSpace(bytes[last - 1]) { last -= 1 }
    guard last - position <= Self.longestName else {
      error("this name is longer than \(Self.longestName) bytes", at: position, hint: nil)
      return end
    }
    let name = source.string(position..<last)
    check(name: name, of: kind, isDynamic: isDynamic, at: position, tag: start)
    return add(kind, start..<end, name: isDynamic ? "*\(name)" : name, at: position)
  }

  private mutating func add(
    _ kind: TemplateToken.Kind, _ range: Range<Int>, name: String, at offset: Int
  ) -> Int {
    tokens.append(TemplateToken(kind: kind, range: range, name: name, nameOffset: offset))
    return range.upperBound
  }

  private mutating func unclosed(at start: Int, _ closing: [UInt8]) {
    error(
      "this tag is never closed", at: start,
      hint: "write '\(String(decoding: closing, as: UTF8.self))' at its end")
  }

  private mutating func check(
    name: String, of kind: TemplateToken.Kind, isDynamic: Bool, at offset: Int, tag: Int
  ) {
    if name.isEmpty {
      error("this tag has no name", at: tag, hint: nil)
    } else if name.utf8.contains(where: Self.isSpace) {
      error("'\(name)' is not a name: it contains white space", at: offset, hint: nil)
    } else if isDynamic || [.variable, .unescaped, .section, .inverted].contains(kind),
      !TemplateName(text: name, offset: offset).isWellFormed
    {
      error(
        "'\(name)' is not a name: a part before or after a dot is empty", at: offset, hint: nil)
    }
  }

  private mutating func setDelimiters(_ range: Range<Int>, tag: Int) {
    let parts = source.bytes[range].split(whereSeparator: Self.isSpace)
    guard parts.count == 2, parts.allSatisfy({ !$0.contains(UInt8(ascii: "=")) }) else {
      error(
        "a set-delimiter tag needs two delimiters without '='", at: tag,
        hint: "for instance '{{=<% %>=}}'")
      return
    }
    open = Array(parts[0])
    close = Array(parts[1])
  }

  private func matches(_ pattern: [UInt8], at position: Int) -> Bool {
    let bytes = source.bytes
    guard position + pattern.count <= bytes.count else { return false }
    for index in pattern.indices where bytes[position + index] != pattern[index] { return false }
    return true
  }

  private func find(_ pattern: [UInt8], from start: Int) -> Int? {
    var position = start
    while position + pattern.count <= source.bytes.count {
      if matches(pattern, at: position) { return position }
      position += 1
    }
    return nil
  }

  private func skipSpace(_ position: inout Int) {
    while position < source.bytes.count, Self.isSpace(source.bytes[position]) { position += 1 }
  }

  private mutating func error(_ message: String, at offset: Int, hint: String?) {
    diagnostics.append(
      Diagnostic(.error, at: source.location(at: offset), message, hint: hint))
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  }
}
