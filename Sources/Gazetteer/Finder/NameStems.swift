/// Reduces names to stems, so that a name in any grammatical case can be compared with its basic
/// form. For example, `києва` and `київ` have the same stem.
struct NameStems: Sendable {
  /// The folded endings, in the order in which they are tried.
  private let endings: [[UInt8]]
  private let vowels: Set<[UInt8]>

  /// - Parameters:
  ///   - endings: the endings of names, separated by spaces. If one ending ends with another, the
  ///     longer one comes first.
  ///   - vowels: the vowels that may change before an ending, separated by spaces.
  init(endings: String, vowels: String) {
    self.endings = endings.split(separator: " ").map { Array($0.utf8) }
    self.vowels = Set(vowels.split(separator: " ").map { Array($0.utf8) })
  }

  /// Returns the stems of the words in a folded name. A stem is a word without its ending and
  /// without the vowels that may change.
  func stem(_ name: [UInt8]) -> [UInt8] {
    let words = EntryWords.words(name).map { word -> [UInt8] in
      let ending = endings.first { word.count > $0.count && word.suffix($0.count) == $0[...] }
      let letters = String(decoding: word.dropLast(ending?.count ?? 0), as: UTF8.self)
      return letters.unicodeScalars.map { Array(String($0).utf8) }.filter { !vowels.contains($0) }
        .flatMap(\.self)
    }
    return Array(words.joined(separator: [0x20]))
  }
}
