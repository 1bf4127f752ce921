import Input

/// Makes unique slugs: a slug that is already taken gets a number.
struct SlugTable {
  private var taken: Set<String> = []
  /// For each slug that occurs several times, the last number that was appended to it.
  private var numbers: [String: Int] = [:]

  mutating func slug(of text: String) -> String {
    let slug = ASCII.slug(text)
    if taken.insert(slug).inserted { return slug }
    var number = numbers[slug, default: 1]
    while true {
      number += 1
      let suffix = "-\(number)"
      let candidate =
        ASCII.slug(slug, limit: ASCII.longest - suffix.utf8.count) + suffix
      if taken.insert(candidate).inserted {
        numbers[slug] = number
        return candidate
      }
    }
  }
}

/// Cleans text from a source for use on a page. The result has no control characters, only single
/// spaces, and no spaces at the ends.
func cleaned(_ text: String) -> String {
  var result = ""
  var pendingSpace = false
  for scalar in text.unicodeScalars {
    let isControl =
      scalar.properties.generalCategory == .control || scalar.value == 0xFFFE
      || scalar.value == 0xFFFF || scalar.value == 0xFEFF
    if isControl || scalar.properties.isWhitespace && scalar != "\u{A0}" {
      pendingSpace = true
      continue
    }
    if pendingSpace, !result.isEmpty { result.unicodeScalars.append(" ") }
    pendingSpace = false
    result.unicodeScalars.append(scalar)
  }
  return result
}
