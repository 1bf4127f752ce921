import Foundation
import Input
import Testing

@testable import Gazetteer
@testable import SiteGenerator

@Suite("Content in the finder")
struct FinderEntriesTests {
  private static func entries(_ change: (SmallContent) throws -> Void) throws -> [FinderEntry] {
    let small = try SmallContent()
    defer { small.remove() }
    try change(small)
    let (content, messages) = small.read()
    let read = try #require(content, "\(messages)")
    #expect(messages == [])
    var diagnostics = Diagnostics()
    let slugs = read.countrySlugs(facts: "facts.tsv", into: &diagnostics)
    return FinderEntries(read, sections: Sections(read), countrySlugs: slugs, pages: .none)
      .groups.flatMap(\.entries)
  }

  @Test("A page is found by its description, headings, bold terms, and words in `search`")
  func pages() throws {
    let entries = try Self.entries {
      try $0.write(
        "pages/huts.md",
        """
        ---
        title: Huts
        description: Where to sleep.
        search: [blanket, key of the door]
        foreign_names: [Hütten]
        ---
        Ask the **warden** for `tea`.

        ## Winter rooms

        """)
    }
    let page = try #require(entries.first { $0.name == "Huts" })
    #expect(
      page.words == [
        "sleep", "winter rooms", "warden", "blanket", "key of the door",
      ])
    #expect(page.foreign == ["Hütten"])
  }

  @Test(
    "A country's entry has its other and local names, each once, and its names in other languages")
  func countries() throws {
    let entries = try Self.entries { small in
      let path = "countries/facts.tsv"
      let lines = try String(contentsOf: small.folder.appending(path: path), encoding: .utf8)
        .split(separator: "\n")
      let fields =
        ["other_names\tlocal_names\tforeign_names"]
        + lines.dropFirst().map {
          $0.hasPrefix("UA") ? "Côte d'Or;ukraine\tУкраїна;УКРАЇНА\tUcraina;Ucrania" : "\t\t"
        }
      try small.write(
        path, zip(lines, fields).map { "\($0)\t\($1)\n" }.joined())
    }
    let ukraine = try #require(entries.first { $0.path == "countries/ukraine/" })
    #expect(ukraine.others == ["Côte d'Or", "Côte d Or", "Україна"])
    #expect(ukraine.foreign == ["Ucraina", "Ucrania"])
  }
}
