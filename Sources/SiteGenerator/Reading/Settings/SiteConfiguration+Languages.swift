import Input

extension SiteConfiguration {
  /// Reads the language of the pages. Reports a text that is not a BCP 47 language tag.
  static func language(_ file: YAMLNode, into diagnostics: inout Diagnostics) -> String {
    guard let tag = file.text("language", into: &diagnostics) else { return "en" }
    let location = file.location("language")
    return isLanguage(tag, at: location, into: &diagnostics) ? tag : "en"
  }

  private static func isLanguage(
    _ tag: String, at location: SourceLocation, into diagnostics: inout Diagnostics
  ) -> Bool {
    let isTag = LanguageTag.isWellFormed(tag)
    if !isTag {
      diagnostics.error(
        at: location, "'\(tag)' is not a language tag", hint: "write a tag such as en or en-GB")
    }
    return isTag
  }

  /// Reads the addresses of the same atlas in other languages, and reports all errors in the list.
  static func translations(
    _ node: YAMLNode?, into diagnostics: inout Diagnostics
  ) -> [(language: String, address: String)] {
    guard let node else { return [] }
    guard let members = node.members else {
      diagnostics.error(
        at: node.location, "\(node.kindInWords) where languages with addresses are expected",
        hint: "write them as in translations: {uk: https://example.org/uk/}")
      return []
    }
    return members.compactMap { member in
      guard isLanguage(member.key, at: member.location, into: &diagnostics) else { return nil }
      guard let address = member.value.string.flatMap(normalized(baseURL:)) else {
        diagnostics.error(
          at: member.value.location, "this is not the address of an atlas",
          hint: "write it in full, as in https://example.org/uk/")
        return nil
      }
      return (member.key, address)
    }
  }
}
