import Input

/// Search by the words of pages, for typed texts that match no name.
extension FinderEntries {
  struct TextMatches {
    /// The pages with at least half of the typed words, best first.
    var found: [FoundEntry] = []
    /// The pages with fewer than half of the typed words, best first; empty if `found` is not
    /// empty.
    var others: [FoundEntry] = []
    /// The number of typed words that the best page has; 0 if `found` is empty.
    var matched = 0
    /// A Boolean value that is true if the best page has every typed word as typed, ignoring a
    /// final s, and no typed word has fewer than three letters. Fillers do not count.
    var isWhole = false
  }

  private static let minimumLetters = 3

  /// Returns the pages that have words of a folded text. A word adds more to the score of a page if
  /// fewer pages have the word. A word in the page's names or further words adds twice as much as
  /// one of the page's rare words. The sum is multiplied by the number of matching words.
  func textMatches(_ text: [UInt8]) -> TextMatches {
    var typed: [[Unicode.Scalar]] = []
    var hasShort = false
    for word in EntryWords.words(text) where !fillers.contains(word) {
      let letters = RareWords.letters(EntryWords.bare(word))
      if letters.count < Self.minimumLetters { hasShort = true }
      if letters.count >= Self.minimumLetters, !typed.contains(letters) { typed.append(letters) }
    }
    guard !typed.isEmpty else { return TextMatches() }
    let pages = keys.filter { !groups[$0.group].entries[$0.position].isNameOnly }
    let words = pages.map { page in
      (
        own: page.words.own.map(RareWords.letters),
        rare: groups[page.group].entries[page.position].rareWords.map {
          RareWords.letters(EntryWords.bare(Array($0.utf8)))
        }
      )
    }
    let strengths = words.map { own, rare in
      typed.map { word in
        own.contains { RareWords.alike(word, $0) }
          ? 2 : rare.contains { RareWords.alike(word, $0) } ? 1 : 0
      }
    }
    let rarity = typed.indices.map { word in
      100 * pages.count / max(strengths.count { $0[word] > 0 }, 1)
    }
    var all: [(score: Int, matched: Int, page: Int)] = []
    for (page, strengths) in strengths.enumerated() {
      let matched = strengths.count { $0 > 0 }
      guard matched > 0 else { continue }
      let sum = zip(strengths, rarity).reduce(0) { $0 + $1.0 * $1.1 }
      all.append((matched * sum, matched, page))
    }
    all.sort { ($1.score, $0.page) < ($0.score, $1.page) }
    let ranked = all.filter { 2 * $0.matched >= typed.count }
    return TextMatches(
      found: ranked.map { entry(pages[$0.page], bonus: 0) },
      others: ranked.isEmpty ? all.map { entry(pages[$0.page], bonus: 0) } : [],
      matched: ranked.first?.matched ?? 0,
      isWhole: !hasShort
        && ranked.first.map { best in
          let (own, rare) = words[best.page]
          return typed.allSatisfy { own.contains($0) || rare.contains($0) }
        } ?? false)
  }

  /// Returns the rare words of pages as uncompressed JSON, with the paths of these pages.
  public func textsJSON() -> [UInt8] {
    let pages = groups.flatMap(\.entries).filter { !$0.rareWords.isEmpty }
    return JSONWriter.object { json in
      json.member("version", 1)
      json.member("path", pages.map(\.path))
      json.member("words", pages.map { $0.rareWords.joined(separator: " ") })
    }
  }
}
