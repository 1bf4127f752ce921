import Testing

@testable import SiteGenerator

@Suite struct EmbeddingTests {
  @Test(arguments: ["\"><script>", "a & b", "</iframe>", "&lt;"])
  func aNameThatWouldBeEscapedIsLeftOut(name: String) {
    let snippet = Embedding.snippet(address: "https://example.org/embed/a/", title: name)
    #expect(snippet.contains("title=\"Map\""))
    #expect(!snippet.contains("script") && !snippet.contains("&"))
  }

  @Test func otherNamesAreTheTitle() {
    let snippet = Embedding.snippet(
      address: "https://example.org/embed/a/", title: "L’Aquila to Łódź")
    #expect(snippet.contains("title=\"L’Aquila to Łódź\""))
  }
}
