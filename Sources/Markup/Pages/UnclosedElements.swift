/// Tracks the unclosed elements of a page, so that each is reported only once.
struct UnclosedElements {
  /// The void elements, which never have content.
  private static let void: Set = ["br", "col", "hr", "img", "input", "link", "meta", "wbr"]

  /// For each definition of the schema, true if its element is void.
  let isVoid: [Bool]
  /// A Boolean value that is true after an element that is not closed or cannot be read. The
  /// elements that follow then seem to be nested in the wrong element.
  var areOthersShifted = false
  private var known: Set<String> = []

  init(_ schema: PageSchema) {
    isVoid = schema.definitions.map { Self.void.contains(schema.elementNames[$0.symbol]) }
  }

  mutating func begin() {
    areOthersShifted = false
    known.removeAll(keepingCapacity: true)
  }

  /// Records an unclosed element, identified by its name and the line of its start tag.
  ///
  /// - Returns: true if the element must be reported. Every void element is reported. Any other
  ///   element is reported only if no unclosed or unreadable element precedes it, because such an
  ///   element can make later elements seem unclosed.
  mutating func note(_ element: String, line: Int) -> Bool {
    let isNew = known.insert("\(element) \(line)").inserted
    guard isNew, !areOthersShifted || Self.void.contains(element) else { return false }
    areOthersShifted = true
    return true
  }

  /// - Parameter other: The element whose end tag was found instead, if it is known.
  static func hint(for element: String, before other: String?) -> String? {
    void.contains(element)
      ? "write <\(element) />" : other.map { "</\($0)> comes before </\(element)>" }
  }

  /// The column of the first start tag of `element` in a line; 0 if the line has none.
  static func column(of element: String, inLine line: Int, of bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: 0x0A, maxSplits: line, omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return 0 }
    let text = lines[line - 1]
    let tag = Array("<\(element)".utf8)
    let found = text.indices.first { start in
      guard text[start...].starts(with: tag) else { return false }
      let next = text[start...].dropFirst(tag.count).first
      return next.map { Array("\t\r />".utf8).contains($0) } ?? true
    }
    return found.map { $0 - text.startIndex + 1 } ?? 0
  }
}
