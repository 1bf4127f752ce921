internal import Input

struct TemplateSource: Sendable {
  let path: String
  /// The bytes, with texts in place of `{{words.…}}` tags.
  let bytes: [UInt8]
  private let words: TemplateWords
  private let lineStarts: [Int]

  init(path: String, words: TemplateWords) {
    self.path = path
    self.words = words
    bytes = words.bytes
    let file = words.file
    lineStarts = [0] + file.indices.filter { file[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The location of a byte. A byte of an inserted text has the location of the replaced tag.
  func location(at position: Int) -> SourceLocation {
    location(atOffset: words.offsetInFile(of: position))
  }

  /// The location of the byte at `offset` in the original file.
  func location(atOffset offset: Int) -> SourceLocation {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(path: path, line: low + 1, column: offset - lineStarts[low] + 1)
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
