import Input
import Testing

@testable import SiteGenerator

@Suite("Errors on pages")
struct PageFaultsTests {
  private func told(_ faults: [(message: String, page: String, line: Int)]) -> [String] {
    let template = SourceLocation(path: "theme/footer.mustache", line: 9, column: 1)
    // The faults are split between two workers, and then merged.
    var halves = [PageFaults(), PageFaults()]
    for (index, fault) in faults.enumerated() {
      halves[index % 2].add(
        Diagnostic(.error, at: template, fault.message),
        on: SourceLocation(path: fault.page, line: fault.line))
    }
    var diagnostics = Diagnostics()
    halves[1].merge(halves[0])
    halves[1].report(into: &diagnostics)
    return diagnostics.all.map(\.description)
  }

  @Test("A wrong relative address on many pages is one error, with the target on the first page")
  func addresses() {
    let pages = ["c/b/", "a/", "c/a/"]
    #expect(
      told(pages.map { ("img src 'x.png': the site has no '\($0)x.png'", "\($0)index.html", 3) })
        == [
          "theme/footer.mustache:9:1: error: img src 'x.png': the site has no 'a/x.png'; "
            + "on a/index.html, line 3 and 2 more pages"
        ])
  }

  @Test(
    "An unclosed element on many pages is one error; each duplicate id is an error of its own")
  func lines() {
    #expect(
      told([
        ("'img' of line 12 is not closed", "b/index.html", 12),
        ("'img' of line 7 is not closed", "a/index.html", 7),
        ("id 'p1' is there twice", "a/index.html", 8),
        ("id 'p2' is there twice", "a/index.html", 9),
      ]) == [
        "theme/footer.mustache:9:1: error: 'img' of line 7 is not closed; "
          + "on a/index.html, line 7 and 1 more page",
        "theme/footer.mustache:9:1: error: id 'p1' is there twice; on a/index.html, line 8",
        "theme/footer.mustache:9:1: error: id 'p2' is there twice; on a/index.html, line 9",
      ])
  }
}
