import Input

/// Faults of pages, each with the location of its source. The same fault on many pages is a single
/// message.
struct PageFaults: Sendable {
  /// A fault without that in which its pages differ: numbers of lines, and the file to which an
  /// address leads from a page.
  private struct Kind: Hashable {
    private let fault: Diagnostic

    init(_ fault: Diagnostic) {
      var kind = fault
      if let target = kind.message.firstRange(of: "the site has no '") {
        kind.message.removeSubrange(target.lowerBound...)
      }
      kind.message.replace(/\bline [0-9]+/, with: "line")
      self.fault = kind
    }
  }

  private struct Pages {
    /// The fault as the first of them has it.
    var fault: Diagnostic
    /// The first of them, in the order of locations.
    var first: SourceLocation
    /// The one that was noted last.
    var last: String
    var count = 1
  }

  private var pages: [Kind: Pages] = [:]

  /// Records a fault of a page; its location is in a template or a text.
  mutating func add(_ fault: Diagnostic, on page: SourceLocation) {
    let kind = Kind(fault)
    guard let known = pages[kind] else {
      pages[kind] = Pages(fault: fault, first: page, last: page.path)
      return
    }
    var all = Self.joined(known, Pages(fault: fault, first: page, last: page.path))
    if known.last == page.path { all.count = known.count }
    pages[kind] = all
  }

  /// Merges the notes of another worker about other pages.
  mutating func merge(_ other: PageFaults) {
    pages.merge(other.pages, uniquingKeysWith: Self.joined)
  }

  private static func joined(_ pages: Pages, _ later: Pages) -> Pages {
    var all = later
    if pages.first < later.first { (all.fault, all.first) = (pages.fault, pages.first) }
    all.count = pages.count + later.count
    return all
  }

  /// Reports each fault, with a page that has it.
  func report(into diagnostics: inout Diagnostics) {
    for pages in pages.values.sorted(by: { $0.fault < $1.fault }) {
      var fault = pages.fault
      let others =
        pages.count == 1 ? "" : " and \(Words.count(pages.count - 1, "more page"))"
      let line = pages.first.line == 0 ? "" : ", line \(pages.first.line)"
      let page = "on \(pages.first.path)\(line)\(others)"
      fault.hint = [fault.hint, page].compactMap(\.self).joined(separator: "; ")
      diagnostics.append(fault)
    }
  }
}
