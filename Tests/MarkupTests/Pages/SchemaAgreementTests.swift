import Input
import Testing

@testable import Markup

/// Compares the tables compiled from the schema with libxml2's validator for the same schema. Both
/// must accept a page, or both must report an error on the same line.
struct SchemaAgreementTests {
  static let validator = Result { try Schema.validator() }

  @Test(arguments: PageCorpus.good)
  func goodPages(_ main: String) throws {
    let page = Array(PageCorpus.page(main).utf8)
    let facts = try Schema.checker().check(page, path: "good.html")
    #expect(facts.diagnostics.map(\.description) == [])
    let errors = try Self.validator.get().validate(page, path: "good.html")
    #expect(errors.map(\.description) == [])
  }

  @Test func corpusIsLarge() {
    #expect(PageCorpus.broken.count >= 60)
  }

  @Test(arguments: PageCorpus.broken.indices)
  func brokenPages(_ index: Int) throws {
    let (name, main, line) = PageCorpus.broken[index]
    let page = Array(PageCorpus.page(main).utf8)
    let facts = try Schema.checker().check(page, path: name)
    #expect(facts.diagnostics.first?.location.line == line, "\(name): \(facts.diagnostics)")
    let errors = try Self.validator.get().validate(page, path: name)
    // libxml2 reports no line if one of several required attributes is missing.
    #expect(errors.contains { [0, line].contains($0.location.line) }, "\(name): \(errors)")
  }
}
