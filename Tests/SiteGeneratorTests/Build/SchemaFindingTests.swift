import Foundation
import Input
import Testing

@testable import SiteGenerator

@Suite("Compiling the page schema with libxml2")
struct SchemaFindingTests {
  private let path = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Templates/schema/page.rng").path

  @Test("The same schema is compiled only once")
  func isRemembered() throws {
    let first = Findings()
    var diagnostics = Diagnostics()
    let source = try #require(SiteInput.schema(path, findings: first, into: &diagnostics)).source
    #expect(first.all.count == 1)
    let second = Findings(first.all)
    #expect(second.has("schema", .of(source)))
    _ = SiteInput.schema(path, findings: second, into: &diagnostics)
    #expect(second.all == first.all)
    #expect(diagnostics.isEmpty)
  }

  @Test("An edited schema is compiled again, and its error is reported")
  func editsAreShown() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).rng")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    // Relax NG does not allow content in `text`. Only libxml2 checks this rule; `SchemaCompiler`
    // does not.
    let start = try #require(text.range(of: "<text/>"))
    let edited = text.replacingCharacters(in: start, with: "<text><text/></text>")
    try Data(edited.utf8).write(to: file)
    let findings = Findings()
    var diagnostics = Diagnostics()
    #expect(SiteInput.schema(file.path, findings: findings, into: &diagnostics) == nil)
    #expect(diagnostics.hasErrors)
    #expect(findings.all.isEmpty)
  }
}
