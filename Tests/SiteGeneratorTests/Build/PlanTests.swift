import Input
import Testing

@testable import SiteGenerator

@Suite("The plan of all files")
struct PlanTests {
  private func plan(_ steps: [(path: String, origin: String)]) -> Plan {
    var plan = Plan()
    for (index, step) in steps.enumerated() {
      plan.add(
        .siteFile, SitePath(step.path), making: BytesStep([]), origin: step.origin,
        at: SourceLocation(path: "f\(index)", line: 1, column: 1))
    }
    return plan
  }

  private func messages(_ plan: Plan) -> [String] {
    var diagnostics = Diagnostics()
    plan.check(jobs: 2, into: &diagnostics)
    return diagnostics.all.map(\.description)
  }

  @Test("Two steps that claim the same URL cause one error that describes both")
  func collision() {
    let faults = messages(plan([("a/", "page A"), ("b/", "page B"), ("a/", "page C")]))
    #expect(faults.count == 1)
    #expect(faults.first?.contains("page C and page A both claim the URL '/a/'") == true)
    #expect(faults.first?.hasPrefix("f2:1:1: error:") == true)
    #expect(faults.first?.contains("f0:1:1") == true)
  }

  @Test("A file cannot also be a folder")
  func folder() {
    let faults = messages(plan([("a", "file A"), ("a/b/", "page B")]))
    #expect(faults.count == 1)
    #expect(
      faults.first?.contains("page B needs the folder '/a', but file A has that path") == true)
  }

  @Test("A file cannot also be a folder at any level")
  func outerFolder() {
    let pages = ["a/b/c/d/", "a/b/", "a/b/c/e/", "x/y"]
    #expect(messages(plan(pages.map { ($0, "page \($0)") })).isEmpty)
    for file in ["a", "a/b", "a/b/c", "a/b/c/e", "x"] {
      let faults = messages(plan(pages.map { ($0, "page \($0)") } + [(file, "file")]))
      #expect(!faults.isEmpty)
      #expect(
        faults.allSatisfy { $0.contains("needs the folder '/\(file)', but file has that path") })
    }
  }

  @Test("Each step is compared with all others, even in a large plan")
  func largePlan() {
    let pages = (0..<2000).map { ("p\($0)/", "page \($0)") }
    #expect(messages(plan(pages)).isEmpty)
    for (path, message) in [
      ("p3/", "late and page 3 both claim the URL '/p3/'"),
      ("p4", "page 4 needs the folder '/p4', but late has that path"),
    ] {
      let faults = messages(plan(pages + [(path, "late")]))
      #expect(faults.count == 1 && faults[0].contains(message), "\(faults)")
    }
  }

  @Test("The plan lists the files of all steps, even if there are errors")
  func files() {
    var ignored = Diagnostics()
    #expect(
      plan([("a/", "A"), ("", "home"), ("a.json", "data"), ("a/", "B")]).check(
        jobs: 2, into: &ignored
      )
      .sorted == ["a.json", "a/index.html", "index.html"])
  }

  @Test("A file name that is too long is reported at its origin")
  func lengths() {
    let long = String(repeating: "a", count: 256)
    let faults = messages(
      plan([
        ("x/\(long).json", "data"), ("\(String(repeating: "b/", count: 500))", "page"),
        ("x/\(long.dropLast())", "fine"),
      ]))
    #expect(
      faults == [
        "f0:1:1: error: data needs a file name of 261 bytes; file systems allow at most 255",
        "f1:1:1: error: page needs a path of 1010 bytes; use at most 900",
      ])
  }

  @Test("Steps with different URLs are not an error")
  func distinct() {
    #expect(messages(plan([("a/", "A"), ("a/b/", "B"), ("", "home"), ("a.json", "data")])).isEmpty)
  }
}
