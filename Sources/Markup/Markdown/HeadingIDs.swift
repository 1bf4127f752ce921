internal import Input

/// Makes ids from the words of a text's headings: `## Shortest paths` becomes `shortest-paths`.
struct HeadingIDs {
  private let reserved: ReservedIDs
  private var used: Set<String> = []
  /// For each slug, the number to try next, so that equal headings get ids in linear time.
  private var next: [String: Int] = [:]

  init(reserved: ReservedIDs) {
    self.reserved = reserved
  }

  /// Returns an id that no other heading has. A repeated slug gets a number. A slug that begins
  /// with a digit, or that the page around the text uses as an id, gets the prefix `section-`,
  /// which is reserved for headings.
  mutating func id(for words: String) -> String {
    let slug = ASCII.slug(words)
    var number = next[slug] ?? 1
    var id = candidate(slug, number)
    while !used.insert(id).inserted {
      number += 1
      id = candidate(slug, number)
    }
    next[slug] = number + 1
    return id
  }

  private func candidate(_ slug: String, _ number: Int) -> String {
    let id = number == 1 ? slug : "\(slug)-\(number)"
    let startsWithDigit = id.utf8.first.map { (0x30...0x39).contains($0) } ?? true
    return startsWithDigit || reserved.contains(id) ? ReservedIDs.headings + id : id
  }
}
