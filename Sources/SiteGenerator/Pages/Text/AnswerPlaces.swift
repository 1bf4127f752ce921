import Input
import Markup

/// Converts locations in the answer of a question block to locations in the block's YAML source.
///
/// YAML removes indentation and may fold lines, but keeps all non-blank characters in order. A
/// location can therefore be found by counting these characters. Escape sequences in a quoted
/// answer shift later locations by one or more characters.
struct AnswerPlaces {
  /// The answer as parsed from YAML.
  let text: [UInt8]
  private let lines: LineIndex
  /// The number of non-blank bytes before each byte of the answer, and before the answer's end.
  private let counts: [Int]
  /// The locations of the non-blank bytes from the start of the answer to the end of the block.
  private let places: [SourceLocation]
  /// The location of the answer's first character in the file.
  private let start: SourceLocation

  private static let lineFeed = UInt8(ascii: "\n")
  private static let blank = UInt8(ascii: " ")

  /// - Parameter location: the location of the answer in the file; for a block scalar, the location
  ///   of its `|` or `>`.
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
    self.lines = LineIndex(text)
    counts = text.reduce(into: [0]) { $0.append($0[$0.count - 1] + ($1 > Self.blank ? 1 : 0)) }
    var (places, next) = ([SourceLocation](), start)
    for byte in source {
      if byte > Self.blank { places.append(next) }
      next.column += 1
      if byte == Self.lineFeed { (next.line, next.column) = (next.line + 1, 1) }
    }
    (self.places, self.start) = (places, start)
  }

  func location(_ place: SourceLocation) -> SourceLocation {
    var place = place
    place.line = max(place.line, 1)
    let count = counts[lines.offset(of: place)]
    return count < places.count ? places[count] : start
  }
}
