internal import Input

struct DIMACSCursor {
  let path: String
  private var offset = 0
  private var line = 0
  private var lineStart = 0
  private var wordStart = 0

  init(path: String) { self.path = path }

  /// Begins the line at the current offset; returns false at the end of the file.
  mutating func startLine(_ bytes: Span<UInt8>) -> Bool {
    guard offset < bytes.count else { return false }
    line += 1
    lineStart = offset
    wordStart = offset
    return true
  }

  mutating func skipLine(_ bytes: Span<UInt8>) {
    while offset < bytes.count {
      offset += 1
      if bytes[offset - 1] == UInt8(ascii: "\n") { return }
    }
  }

  /// Returns the first word of the line if it is a single letter; 0 for a longer word, and `nil`
  /// for a blank line.
  @inline(__always)
  mutating func letter(_ bytes: Span<UInt8>) -> UInt8? {
    skipBlanks(bytes)
    guard isInWord(bytes) else { return nil }
    let letter = bytes[offset]
    offset += 1
    // Comments need no blank after the letter.
    if letter == UInt8(ascii: "c") || !isInWord(bytes) { return letter }
    return 0
  }

  /// Reads the next word, and returns true if it equals `word`.
  mutating func takes(_ word: StaticString, _ bytes: Span<UInt8>) -> Bool {
    skipBlanks(bytes)
    let start = offset
    while isInWord(bytes) { offset += 1 }
    let length = offset - start
    return length == word.utf8CodeUnitCount
      && word.withUTF8Buffer { expected in
        expected.indices.allSatisfy { bytes[start + $0] == expected[$0] }
      }
  }

  @inline(__always)
  mutating func number(
    _ bytes: Span<UInt8>, _ name: StaticString, in range: ClosedRange<Int64>
  ) throws(Diagnostic) -> Int64 {
    skipBlanks(bytes)
    let isNegative = offset < bytes.count && bytes[offset] == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    let start = offset
    var value: UInt64 = 0
    while offset < bytes.count {
      let digit = bytes[offset] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      value = value &* 10 &+ UInt64(digit)
      offset += 1
    }
    // Numbers with more than 18 digits are rejected, because they could overflow.
    let length = offset - start
    let magnitude = Int64(truncatingIfNeeded: value)
    let result = isNegative ? 0 &- magnitude : magnitude
    if length > 0, length <= 18, !isInWord(bytes), range.contains(result) { return result }
    throw numberError(bytes, name, in: range)
  }

  private func numberError(
    _ bytes: Span<UInt8>, _ name: StaticString, in range: ClosedRange<Int64>
  ) -> Diagnostic {
    var end = wordStart
    var isNumber = true
    while end < bytes.count, !Self.isBlank(bytes[end]), bytes[end] != UInt8(ascii: "\n") {
      let isDigit = (bytes[end] &- UInt8(ascii: "0")) < 10
      if !isDigit, end > wordStart || bytes[end] != UInt8(ascii: "-") { isNumber = false }
      end += 1
    }
    if end == wordStart { return error("\(name) is missing", hint: nil) }
    if !isNumber || end == wordStart + 1 && bytes[wordStart] == UInt8(ascii: "-") {
      return error("\(name) is not a whole number", hint: nil)
    }
    return error(
      "\(name) is out of range", hint: "from \(range.lowerBound) to \(range.upperBound)")
  }

  @inline(__always)
  mutating func end(_ bytes: Span<UInt8>) throws(Diagnostic) {
    skipBlanks(bytes)
    guard !isInWord(bytes) else {
      throw error("unexpected text at the end of the line", hint: "remove it")
    }
  }

  /// Makes an error at the location of the last word that was read.
  func error(_ message: String, hint: String?) -> Diagnostic {
    Diagnostic(
      .error,
      at: SourceLocation(path: path, line: line, column: wordStart - lineStart + 1), message,
      hint: hint)
  }

  @inline(__always)
  private mutating func skipBlanks(_ bytes: Span<UInt8>) {
    while offset < bytes.count, Self.isBlank(bytes[offset]) { offset += 1 }
    wordStart = offset
  }

  @inline(__always)
  private func isInWord(_ bytes: Span<UInt8>) -> Bool {
    offset < bytes.count && !Self.isBlank(bytes[offset]) && bytes[offset] != UInt8(ascii: "\n")
  }

  @inline(__always)
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
