public import Input

/// A style sheet: the files that it refers to, its comments, and its errors.
public struct StyleSheet {
  /// A reference to a file: `url(...)`, the string of an `@import`, or a string in
  /// `image-set(...)`.
  public struct Reference: Sendable, Equatable {
    /// The address as it is written.
    public let address: String
    /// The byte range of the address in the style sheet.
    public let range: Range<Int>
    /// The location of the first character of the address.
    public let location: SourceLocation
  }

  /// The references, in order. Invalid syntax is skipped, as in browsers.
  public private(set) var references: [Reference] = []
  /// The byte ranges of the comments, in order.
  public let comments: [Range<Int>]
  /// The errors: the first surplus closing brace, and an unclosed comment or rule. Each of these
  /// errors changes the meaning of the rest of the file.
  public private(set) var faults = Diagnostics()

  /// Parses a style sheet. `path` is used only in messages.
  public init(_ bytes: [UInt8], path: String) {
    var scanner = StyleScanner(bytes)
    scanner.scan()
    comments = scanner.comments
    let lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    var line = 0
    func location(_ offset: Int) -> SourceLocation {
      if lineStarts[line] > offset { line = 0 }
      while line + 1 < lineStarts.count, lineStarts[line + 1] <= offset { line += 1 }
      return SourceLocation(path: path, line: line + 1, column: offset - lineStarts[line] + 1)
    }
    references = scanner.addresses.map { range in
      Reference(
        address: String(decoding: bytes[range], as: UTF8.self), range: range,
        location: location(range.lowerBound))
    }
    if let brace = scanner.surplusBrace {
      faults.error(at: location(brace), "this '}' has no matching '{'", hint: "remove it")
    }
    if let comment = scanner.openComment {
      faults.error(at: location(comment), "the comment is not closed", hint: "write */ at its end")
    } else if scanner.surplusBrace == nil, let brace = scanner.openBraces.first {
      faults.error(at: location(brace), "the rule is not closed", hint: "write } at its end")
    }
  }
}

/// Finds addresses, comments and unmatched braces in CSS (CSS Syntax, level 3).
private struct StyleScanner {
  private let bytes: [UInt8]
  private var offset = 0
  private(set) var addresses: [Range<Int>] = []
  private(set) var comments: [Range<Int>] = []
  private(set) var openBraces: [Int] = []
  /// The offset of the first closing brace without an opening brace.
  private(set) var surplusBrace: Int?
  private(set) var openComment: Int?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func scan() {
    while let byte {
      if starts("/*") {
        skipComment()
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        _ = text()
      } else if byte == UInt8(ascii: "@") {
        rule()
      } else if isNamePart(byte) {
        name()
      } else {
        brace(byte)
        offset += byte == UInt8(ascii: "\\") ? 2 : 1
      }
    }
  }

  private mutating func brace(_ byte: UInt8) {
    if byte == UInt8(ascii: "{") {
      openBraces.append(offset)
    } else if byte == UInt8(ascii: "}"), openBraces.popLast() == nil {
      surplusBrace = surplusBrace ?? offset
    }
  }

  /// Reads the name of an at-rule. Records a string after `@import`; skips `@namespace`.
  private mutating func rule() {
    offset += 1
    let word = word()
    if word == "namespace" {
      while let byte, byte != UInt8(ascii: ";") { offset += 1 }
    } else if word == "import" {
      skipSpace()
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { add(text()) }
    }
  }

  /// Reads a name. Records the argument of `url`, and the strings in `image-set`.
  private mutating func name() {
    let word = word()
    guard byte == UInt8(ascii: "("), word == "url" || word.hasSuffix("image-set") else { return }
    offset += 1
    if word != "url" { return imageSet() }
    skipSpace()
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return add(text()) }
    let start = offset
    while let byte, byte != UInt8(ascii: ")"), !TemplateScanner.isSpace(byte) { offset += 1 }
    add(start..<offset)
  }

  /// Reads the arguments of `image-set`. The string in `type(...)` is not an address.
  private mutating func imageSet() {
    while let byte, ![UInt8(ascii: ")"), UInt8(ascii: ";"), UInt8(ascii: "}")].contains(byte) {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        add(text())
      } else if isNamePart(byte) {
        let start = offset
        if starts("type(") {
          while let byte = self.byte, byte != UInt8(ascii: ")") { offset += 1 }
        } else {
          name()
          skipSpace()
        }
        if bytes[start..<offset].contains(UInt8(ascii: "(")), self.byte == UInt8(ascii: ")") {
          offset += 1
        }
      } else if starts("/*") {
        skipComment()
      } else {
        offset += 1
      }
    }
  }

  private mutating func add(_ range: Range<Int>) {
    if !range.isEmpty { addresses.append(range) }
  }

  /// Returns the range of a string without its quotation marks. A line break also ends a string.
  private mutating func text() -> Range<Int> {
    let quote = byte
    offset += 1
    let start = offset
    while let byte, byte != quote, byte != UInt8(ascii: "\n") {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(offset, bytes.count)
    offset = min(end + 1, bytes.count)
    return start..<end
  }

  private mutating func word() -> String {
    let start = offset
    while let byte, isNamePart(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self).lowercased()
  }

  private mutating func skipSpace() {
    while let byte {
      if starts("/*") {
        skipComment()
      } else if TemplateScanner.isSpace(byte) {
        offset += 1
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    let start = offset
    offset += 2
    while offset < bytes.count, !starts("*/") { offset += 1 }
    guard offset < bytes.count else {
      openComment = start
      return
    }
    offset += 2
    comments.append(start..<offset)
  }

  private func starts(_ text: String) -> Bool {
    bytes[offset...].starts(with: text.utf8)
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
