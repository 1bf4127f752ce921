import Input
import Testing

@Suite("Language tags")
struct LanguageTagTests {
  @Test(
    "Tags that follow the standard are well formed",
    arguments: ["en", "gsw", "en-GB", "uk-Latn-UA", "de-1901"])
  func good(tag: String) { #expect(LanguageTag.isWellFormed(tag)) }

  @Test(
    "Other texts are not well formed",
    arguments: [
      "", "u", "u1", "uk_UA", "official", "en-", "-en", "en--GB", "en-verylongpart", "uk ", "ук",
    ])
  func bad(tag: String) { #expect(!LanguageTag.isWellFormed(tag)) }
}
