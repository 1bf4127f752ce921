public import Input

/// The files that a style sheet refers to.
public enum StyleSheet {
  /// A reference to a file: `url(...)` or the text of an `@import`.
  public struct Reference: Sendable, Equatable {
    /// The address as it is written.
    public let address: String
    /// The bytes of the address in the style sheet.
    public let range: Range<Int>
    /// The place of the first character of the address.
    public let location: SourceLocation
  }

  /// The references of a style sheet, in order. What its syntax does not allow is passed over, as browsers
  /// do.
  public static func references(in bytes: [UInt8], path: String) -> [Reference] {
    var scanner = StyleScanner(bytes)
    scanner.scan()
    var references: [Reference] = []
    var (line, lineStart, next) = (1, 0, 0)
    for range in scanner.addresses {
      while next < range.lowerBound {
        if bytes[next] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, next + 1) }
        next += 1
      }
      references.append(
        Reference(
          address: String(decoding: bytes[range], as: UTF8.self), range: range,
          location: SourceLocation(
            path: path, line: line, column: range.lowerBound - lineStart + 1)))
    }
    return references
  }

  /// Reports the first brace that closes no rule, or else the first rule that is not closed.
  public static func checkBraces(
    in bytes: [UInt8], path: String, into diagnostics: inout Diagnostics
  ) {
    var scanner = StyleScanner(bytes)
    scanner.scan()
    guard let offset = scanner.surplusBrace ?? scanner.openBraces.first else { return }
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let location = SourceLocation(
      path: path, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: offset - lineStart + 1)
    if scanner.surplusBrace == nil {
      diagnostics.error(at: location, "the rule is not closed", hint: "write } at its end")
    } else {
      diagnostics.error(at: location, "the brace closes no rule", hint: "remove it")
    }
  }

  /// The bytes of the comments of a style sheet, in order; one that does not end is none.
  public static func comments(in bytes: [UInt8]) -> [Range<Int>] {
    var scanner = StyleScanner(bytes)
    scanner.scan()
    return scanner.comments
  }
}

/// Finds addresses and comments in CSS (CSS Syntax, level 3), past other texts.
private struct StyleScanner {
  private let bytes: [UInt8]
  private var offset = 0
  private(set) var addresses: [Range<Int>] = []
  private(set) var comments: [Range<Int>] = []
  /// The offsets of the braces that are open.
  private(set) var openBraces: [Int] = []
  /// The offset of the first brace that closes none.
  private(set) var surplusBrace: Int?

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

  /// Reads a rule's name: a text after `@import` is an address, what follows `@namespace` is none.
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

  /// Reads a name; the argument of the function `url` is an address.
  private mutating func name() {
    guard word() == "url", byte == UInt8(ascii: "(") else { return }
    offset += 1
    skipSpace()
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return add(text()) }
    let start = offset
    while let byte, byte != UInt8(ascii: ")"), !TemplateScanner.isSpace(byte) { offset += 1 }
    add(start..<offset)
  }

  private mutating func add(_ range: Range<Int>) {
    if !range.isEmpty { addresses.append(range) }
  }

  /// Reads a text in quotation marks, which a line break ends as well; returns the bytes between them.
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
    guard offset < bytes.count else { return }
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
