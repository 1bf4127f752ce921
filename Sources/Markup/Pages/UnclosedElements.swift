/// The elements of a page that are not closed, each of which is reported once.
struct UnclosedElements {
  /// The elements that never have content.
  private static let void: Set = ["br", "col", "hr", "img", "input", "link", "meta", "wbr"]

  /// For each definition of the schema, a Boolean value that is true if its element never has content.
  let isVoid: [Bool]
  /// A Boolean value that is true if an element was not closed or not read. All that follows then seems
  /// to stand in another element.
  var areOthersShifted = false
  private var known: Set<String> = []

  init(_ schema: PageSchema) {
    isVoid = schema.definitions.map { Self.void.contains(schema.elementNames[$0.symbol]) }
  }

  /// Begins a page.
  mutating func begin() {
    areOthersShifted = false
    known.removeAll(keepingCapacity: true)
  }

  /// Notes an element that begins in a line.
  ///
  /// - Returns: true if it is to be reported. Of all but void elements that is only the first: the others
  ///   may be closed too early because of it.
  mutating func note(_ element: String, line: Int) -> Bool {
    let isNew = known.insert("\(element) \(line)").inserted
    guard isNew, !areOthersShifted || Self.void.contains(element) else { return false }
    areOthersShifted = true
    return true
  }

  /// The hint for an element.
  ///
  /// - Parameter other: the element that is closed before it, if that is known.
  static func hint(for element: String, before other: String?) -> String? {
    void.contains(element)
      ? "write <\(element) />" : other.map { "</\($0)> comes before </\(element)>" }
  }

  /// The column at which the first such element of a line begins; 0 if the line has none.
  static func column(of element: String, inLine line: Int, of bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: 0x0A, maxSplits: line, omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return 0 }
    let text = lines[line - 1]
    let tag = Array("<\(element)".utf8)
    let found = text.indices.first { text[$0...].starts(with: tag) }
    return found.map { $0 - text.startIndex + 1 } ?? 0
  }
}
