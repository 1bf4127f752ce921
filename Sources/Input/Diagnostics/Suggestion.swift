/// Finds the known name that is most similar to an unknown and probably misspelt name.
///
/// The measure is the optimal string alignment distance. This is the smallest number of insertions,
/// deletions, replacements and swaps of adjacent characters that turn one name into the other, if
/// no part is edited twice.
public enum Suggestion {
  /// The maximum length, in code points, of the names that are compared. Longer names are rarely
  /// typed by hand.
  static let longest = 100

  /// Abbreviations that are common in tables from other sources.
  private static let synonyms = [
    "lat": "latitude", "lon": "longitude", "lng": "longitude", "long": "longitude",
  ]

  /// The candidate closest to a name; `nil` if none is close enough. A candidate is close enough if
  /// the name is a known abbreviation of it, or if at most about a third of the name's characters
  /// differ. Case is ignored, and the first of several equally close candidates is the result.
  public static func closest(to name: String, among candidates: some Sequence<String>) -> String? {
    closest(to: name, among: candidates, limit: 1).first
  }

  /// The candidate closest to a name, at most `distance` edits away; `nil` if there is none. Use
  /// this method for correct names that are similar to each other. ``closest(to:among:)`` would
  /// take one of them for a misspelling of another.
  public static func closest(
    to name: String, among candidates: some Sequence<String>, within distance: Int
  ) -> String? {
    closest(to: name, among: candidates, limit: 1, tolerance: distance).first
  }

  /// At most `limit` candidates that are close enough to a name, closest first.
  ///
  /// - Parameter tolerance: the maximum number of edits; if `nil`, about a third of the name's
  ///   length.
  public static func closest(
    to name: String, among candidates: some Sequence<String>, limit: Int, tolerance: Int? = nil
  ) -> [String] {
    guard name.utf8.count <= 4 * longest else { return [] }
    let wanted = Array(name.lowercased().unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= longest, limit > 0 else { return [] }
    let tolerance = tolerance ?? max(1, (wanted.count + 1) / 3)
    let synonym = synonyms[name.lowercased()]
    var found: [(distance: Int, order: Int, name: String)] = []
    for (order, candidate) in candidates.enumerated() {
      if candidate == synonym {
        found.append((0, order, candidate))
        continue
      }
      // Each differing character changes the length by at most four bytes.
      guard abs(candidate.utf8.count - name.utf8.count) <= 4 * tolerance else { continue }
      let scalars = Array(candidate.lowercased().unicodeScalars)
      guard !scalars.isEmpty, abs(scalars.count - wanted.count) <= tolerance else { continue }
      let distance = distance(wanted, scalars)
      // If all letters of a short name differ, the candidate is another name.
      guard distance <= tolerance, distance < max(wanted.count, scalars.count) else { continue }
      found.append((distance, order, candidate))
    }
    found.sort { ($0.distance, $0.order) < ($1.distance, $1.order) }
    return found.prefix(limit).map(\.name)
  }

  /// The text of a hint, such as `did you mean 'lviv'?`; `nil` if no candidate is close enough.
  public static func hint(for name: String, among candidates: some Sequence<String>) -> String? {
    closest(to: name, among: candidates).map(hint(meaning:))
  }

  static func hint(meaning name: String) -> String { "did you mean '\(name)'?" }

  /// The optimal string alignment distance, computed in time proportional to the product of the
  /// lengths.
  public static func distance(_ first: String, _ second: String) -> Int {
    distance(Array(first.unicodeScalars), Array(second.unicodeScalars))
  }

  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
    // Three rows of the table of distances between prefixes.
    var twoBack = [Int](repeating: 0, count: second.count + 1)
    var previous = Array(0...second.count)
    var current = previous
    for i in 1...first.count {
      current[0] = i
      for j in 1...second.count {
        let replacement = previous[j - 1] + (first[i - 1] == second[j - 1] ? 0 : 1)
        var best = min(replacement, previous[j] + 1, current[j - 1] + 1)
        if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] {
          best = min(best, twoBack[j - 2] + 1)
        }
        current[j] = best
      }
      (twoBack, previous, current) = (previous, current, twoBack)
    }
    return previous[second.count]
  }
}
