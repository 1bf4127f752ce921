/// Rejects the texts for which libcmark-gfm would need time or memory that grows at least with the
/// square of the text's size. No text that a person writes comes near the limits below.
struct MarkdownLimits {
  struct Excess: Error {
    let line: Int
    let message: String
    let hint: String
  }

  /// The counts for the lines since the last empty line. No paragraph or table extends across an
  /// empty line.
  private struct Stretch {
    var lines = 0
    /// The number of images (`![`) and openings of markup (`<?`, `<!`). The parser may scan each of
    /// these repeatedly.
    var openings = 0
    /// The largest number of columns in any line of dashes so far. A line of dashes can follow a
    /// table header.
    var columns = 0
  }

  /// The maximum number of quotes and lists that can begin on a line.
  private static let deepest = 100
  private static let mostColumns = 1000
  private static let mostOpenings = 500
  /// The maximum total number of missing cells in the rows of tables.
  private static let mostMissingCells = 200_000
  /// The maximum total cost of lines of dashes. The cost of each line is the square of the number
  /// of lines since the last empty line.
  private static let mostHeaderWork = 500_000_000
  /// The maximum total size of all links in bytes, on the assumption that each `]` ends a link that
  /// uses the longest definition.
  private static let mostReferenceBytes = 20_000_000

  private var line = 0
  private var stretch = Stretch()
  private var missingCells = 0
  private var headerWork = 0
  private var closings = 0
  /// The number of bytes since the last `]:`; `nil` if there is none since the last empty line. A
  /// `]:` may begin a link definition, which ends before the next `]:` or an empty line.
  private var definition: Int?
  private var longestDefinition = (bytes: 0, line: 1)

  static func check(_ bytes: [UInt8]) throws(Excess) {
    var limits = MarkdownLimits()
    let text = bytes.span
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != UInt8(ascii: "\n"), text[end] != UInt8(ascii: "\r") {
        end += 1
      }
      limits.line += 1
      try limits.check(text.extracting(start..<end))
      let isPair =
        end + 1 < text.count && text[end] == UInt8(ascii: "\r")
        && text[end + 1] == UInt8(ascii: "\n")
      start = end + (isPair ? 2 : 1)
    }
    if limits.longestDefinition.bytes * limits.closings > mostReferenceBytes {
      throw Excess(
        line: limits.longestDefinition.line,
        message: "this link definition is too long for a text with so many links",
        hint: "shorten it, or split the text")
    }
  }

  private mutating func check(_ text: Span<UInt8>) throws(Excess) {
    guard let first = (0..<text.count).first(where: { text[$0] != 0x20 && text[$0] != 0x09 }) else {
      stretch = Stretch()
      definition = nil
      return
    }
    stretch.lines += 1
    if Self.markers(of: text, from: first) > Self.deepest {
      throw excess(
        "the text is nested more than \(Self.deepest) levels deep here",
        hint: "use fewer levels of quotes and lists")
    }
    let columns = count(text)
    if stretch.openings > Self.mostOpenings {
      throw excess(
        "there are more than \(Self.mostOpenings) pictures ('![') or openings of markup ('<?', '<!') "
          + "without an empty line between them", hint: "write empty lines between paragraphs")
    }
    if columns > Self.mostColumns {
      throw excess("a table can have at most \(Self.mostColumns) columns")
    }
    if stretch.columns > columns { missingCells += stretch.columns - columns }
    if missingCells > Self.mostMissingCells {
      throw excess(
        "the table rows up to here lack more than \(Self.mostMissingCells) cells",
        hint: "give each row as many cells as the header")
    }
    guard Self.isDashes(text) else { return }
    stretch.columns = max(stretch.columns, columns)
    headerWork += stretch.lines * stretch.lines
    if headerWork > Self.mostHeaderWork {
      throw excess(
        "this line of dashes follows too many lines without an empty line",
        hint: "write an empty line before a table or a heading")
    }
  }

  /// Counts the openings and other costs of a line. Returns the number of columns that the line
  /// would have as a table row.
  private mutating func count(_ text: Span<UInt8>) -> Int {
    var columns = 1
    var previous: UInt8 = 0
    for index in 0..<text.count {
      let byte = text[index]
      switch (previous, byte) {
      case (_, UInt8(ascii: "|")): columns += 1
      case (_, UInt8(ascii: "]")): closings += 1
      case (UInt8(ascii: "]"), UInt8(ascii: ":")): definition = 0
      case (UInt8(ascii: "<"), UInt8(ascii: "?")), (UInt8(ascii: "<"), UInt8(ascii: "!")),
        (UInt8(ascii: "!"), UInt8(ascii: "[")):
        stretch.openings += 1
      default: break
      }
      if let bytes = definition {
        definition = bytes + 1
        if bytes >= longestDefinition.bytes { longestDefinition = (bytes + 1, line) }
      }
      previous = byte
    }
    return columns
  }

  private static func markers(of text: Span<UInt8>, from first: Int) -> Int {
    var count = 0
    var index = first
    while index < text.count {
      switch text[index] {
      case 0x20, 0x09, UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: ">"): count += 1
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "."),
        UInt8(ascii: ")"):
        // A list marker ends with a space or a tab.
        guard index + 1 == text.count || text[index + 1] == 0x20 || text[index + 1] == 0x09 else {
          return count
        }
        count += 1
      default: return count
      }
      index += 1
    }
    return count
  }

  /// Returns true for a line that can follow a table header.
  private static func isDashes(_ text: Span<UInt8>) -> Bool {
    var hasDash = false
    for index in 0..<text.count {
      switch text[index] {
      case UInt8(ascii: "-"): hasDash = true
      case 0x20, 0x09, UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: ">"): break
      default: return false
      }
    }
    return hasDash
  }

  private func excess(
    _ message: String, hint: String = "split it into several tables"
  ) -> Excess {
    Excess(line: line, message: message, hint: hint)
  }
}
