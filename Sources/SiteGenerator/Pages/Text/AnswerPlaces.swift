import Input
import Markup

/// The locations in a file of the characters of an answer, which YAML has read from it.
///
/// YAML removes indentation and may fold lines, but keeps the order of all other characters, so that these
/// are counted. After an escape in quotes, locations are off by its length.
struct AnswerPlaces {
  /// The answer as it is rendered.
  let text: [UInt8]
  /// The lines of the block from the answer on.
  private let source: ArraySlice<UInt8>
  /// The place of the first byte of these.
  private let start: SourceLocation

  private static let lineFeed = UInt8(ascii: "\n")
  private static let blank = UInt8(ascii: " ")

  /// - Parameter location: the place of the value in the file, at the mark of a block of lines.
  init(_ text: [UInt8], at location: SourceLocation, of block: MarkdownDocument.Block) {
    self.text = text
    let lines = block.bytes.split(separator: Self.lineFeed, omittingEmptySubsequences: false)
    let above = lines.prefix(max(location.line - block.location.line - 1, 0))
    let offset = above.reduce(0) { $0 + $1.count + 1 } + location.column - 1
    var (source, start) = (block.bytes.dropFirst(offset), location)
    if let mark = source.first, "|>".utf8.contains(mark) {
      source = source.drop { $0 != Self.lineFeed }.dropFirst()
      (start.line, start.column) = (location.line + 1, 1)
    } else if let mark = source.first, "'\"".utf8.contains(mark) {
      source = source.dropFirst()
      start.column += 1
    }
    (self.source, self.start) = (source, start)
  }

  /// The place in the file of a place in the answer.
  func location(_ place: SourceLocation) -> SourceLocation {
    let lines = text.split(separator: Self.lineFeed, omittingEmptySubsequences: false)
    let (row, column) = (max(place.line - 1, 0), max(place.column - 1, 0))
    let line = lines.dropFirst(row).first ?? []
    var left = (lines.prefix(row) + [line.prefix(column)]).joined()
      .count { $0 > Self.blank }
    var found = start
    for byte in source {
      if byte > Self.blank {
        if left == 0 { return found }
        left -= 1
      }
      if byte == Self.lineFeed {
        (found.line, found.column) = (found.line + 1, 1)
      } else {
        found.column += 1
      }
    }
    return start
  }
}
