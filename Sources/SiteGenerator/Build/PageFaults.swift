import Input

/// Faults of pages, each with the location of its source. The same fault on many pages is a single
/// message.
struct PageFaults: Sendable {
  private struct Pages {
    /// The first of them, in the order of locations.
    var first: SourceLocation
    /// The one that was noted last.
    var last: String
    var count = 1
  }

  private var pages: [Diagnostic: Pages] = [:]

  /// Records a fault of a page; its location is in a template or a text.
  mutating func add(_ fault: Diagnostic, on page: SourceLocation) {
    guard var known = pages[fault] else {
      pages[fault] = Pages(first: page, last: page.path)
      return
    }
    known.first = min(known.first, page)
    if known.last != page.path { known.count += 1 }
    known.last = page.path
    pages[fault] = known
  }

  /// Merges the notes of another worker about other pages.
  mutating func merge(_ other: PageFaults) {
    pages.merge(other.pages) {
      Pages(first: min($0.first, $1.first), last: $0.last, count: $0.count + $1.count)
    }
  }

  /// Reports each fault, with a page that has it.
  func report(into diagnostics: inout Diagnostics) {
    for (fault, pages) in pages.sorted(by: { $0.key < $1.key }) {
      var fault = fault
      let others =
        pages.count == 1 ? "" : " and \(Words.count(pages.count - 1, "more page"))"
      let line = pages.first.line == 0 ? "" : ", line \(pages.first.line)"
      let page = "on \(pages.first.path)\(line)\(others)"
      fault.hint = [fault.hint, page].compactMap(\.self).joined(separator: "; ")
      diagnostics.append(fault)
    }
  }
}
