internal import Input

/// The bytes of a template file and where they come from.
struct TemplateSource: Sendable {
  let path: String
  let bytes: [UInt8]

  /// The place of a byte. Counted anew each time: only messages ask.
  func location(at offset: Int) -> SourceLocation {
    var line = 1
    var lineStart = 0
    for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    return SourceLocation(path: path, line: line, column: offset - lineStart + 1)
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
