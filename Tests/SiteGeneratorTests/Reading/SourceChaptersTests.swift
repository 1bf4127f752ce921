import Testing

@testable import SiteGenerator

@Suite("Joining the chapters of several SOURCES.md files")
struct SourceChaptersTests {
  private func joined(_ files: String...) -> String {
    var chapters = SourceChapters()
    for file in files { chapters.add(Array(file.utf8)) }
    return String(decoding: chapters.bytes, as: UTF8.self)
  }

  @Test("A further file adds only chapters that are not there yet")
  func chapters() {
    #expect(
      joined("# S\n## A\nOne.", "Words.\n## A\nTwo.\n## B\nThree.")
        == "# S\n## A\nOne.\n\n## B\nThree.\n")
  }

  @Test("Lines of a fenced block are not headings", arguments: ["```", "  ~~~~", "````"])
  func fences(fence: String) {
    let block = "\(fence) text\n## B\n\(fence.dropLast(2))\n## A\n\(fence)\n"
    #expect(
      joined("## A\n" + block, "## A\nTwo.\n\(block)## B\nThree.")
        == "## A\n\(block)\n\n## B\nThree.\n")
  }

  @Test("Inline code does not start a fenced block")
  func code() {
    #expect(joined("## A", "```a```\n## B") == "## A\n\n## B\n")
  }
}
