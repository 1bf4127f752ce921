import Input

/// Ids of elements, made of what they are about.
enum PageIDs {
  /// "Côte d'Ivoire" becomes "cote-d-ivoire".
  static func of(_ title: String) -> String { ASCII.slug(title) }

  /// One id for each of the titles of a page. Titles that would get the same id are distinguished
  /// by a number, which begins with the one letter that no slug has: "poland", "poland_2".
  static func of(_ titles: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return titles.map { title in
      let id = of(title)
      counts[id, default: 0] += 1
      return counts[id] == 1 ? id : "\(id)_\(counts[id] ?? 0)"
    }
  }
}
