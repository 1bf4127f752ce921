import Input
import Testing

@Suite struct BrokenContentTests {
  @Test(arguments: BrokenCase.all)
  func everyFaultIsReportedAndNothingIsTouched(broken: BrokenCase) throws {
    let ownsTheme = broken.edits.contains { $0.file.hasPrefix("Templates/") }
    let place = try Workplace(ownsTheme: ownsTheme)
    // A part of the site is enough for this test, and takes less time to copy.
    let old = try GoodSite.files.get().filter { path, _ in
      !path.hasPrefix("site/") || path.hasPrefix("site/countries/")
    }
    try place.restore(old, to: "")
    let before = try place.snapshot("site")
    for edit in broken.edits { try edit.apply(to: place) }

    let outcome = try place.build()

    let lines = outcome.lines
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(lines.count == broken.errors.count, "\(outcome.errors)")
    for (line, start) in zip(lines, broken.errors) {
      #expect(line.hasPrefix(start), "\(line)")
    }
    #expect(try place.snapshot("site") == before)
    #expect(try Array(place.read(".site.build/files").utf8) == old[".site.build/files"])
    // No unfinished files are left next to the site.
    let entries = try FileSystem.directories(in: place.path(""))
    let expected = [".site.build", "Content"] + (ownsTheme ? ["Templates"] : []) + ["site"]
    #expect(entries == expected)
  }
}

struct BrokenCase: Sendable, CustomTestStringConvertible {
  let name: String
  let edits: [Edit]
  /// The beginnings of all lines on standard error.
  let errors: [String]

  init(_ name: String, _ edits: [Edit], _ errors: [String]) {
    self.name = name
    self.edits = edits
    self.errors = errors
  }

  init(_ name: String, _ file: String, _ change: Edit.Change, _ errors: String...) {
    self.init(name, [Edit(file, change)], errors)
  }

  var testDescription: String { name }

  static let all = files + tables + networks + settings + outlines + texts + templates + several
}
