/// Language tags of BCP 47, such as `en` and `uk-Latn-UA`.
public enum LanguageTag {
  /// Returns true if a string has the form of a language tag: a language of two or three letters,
  /// and then parts of up to eight letters or digits, with hyphens between them.
  public static func isWellFormed(_ text: some StringProtocol) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.enumerated().allSatisfy { index, part in
      (index == 0 ? 2...3 : 1...8).contains(part.count)
        && part.allSatisfy {
          (0x61...0x7a).contains($0 | 0x20) || index > 0 && (0x30...0x39).contains($0)
        }
    }
  }
}
