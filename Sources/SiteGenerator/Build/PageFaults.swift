import Input

/// The faults of pages, each with the location of its source. A fault that occurs on many pages is
/// reported once.
struct PageFaults: Sendable {
  /// A fault without the details that differ between pages: line numbers, and the file that a
  /// reference resolves to.
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
    /// The fault as it occurs at ``first``.
    var fault: Diagnostic
    /// The first location of the fault, in the order of page paths and lines.
    var first: SourceLocation
    /// The path of the page that was recorded last.
    var last: String
    var count = 1
  }

  private var pages: [Kind: Pages] = [:]

  /// Records a fault of a page. `fault` has the location of its source, such as a template; `page`
  /// is the location of the fault on the page.
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

  /// Adds the faults that another worker recorded on other pages.
  mutating func merge(_ other: PageFaults) {
    pages.merge(other.pages, uniquingKeysWith: Self.joined)
  }

  private static func joined(_ pages: Pages, _ later: Pages) -> Pages {
    var all = later
    if pages.first < later.first { (all.fault, all.first) = (pages.fault, pages.first) }
    all.count = pages.count + later.count
    return all
  }

  /// Reports each fault once, with the first page that has it and the number of further pages.
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
