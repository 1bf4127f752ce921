import Input

/// Ids of elements, made from their subjects.
enum PageIDs {
  /// "Côte d'Ivoire" becomes "cote-d-ivoire".
  static func of(_ title: String) -> String { ASCII.slug(title) }

  /// One id for each of the titles of a page. Titles that would get the same id are distinguished
  /// by a number after an underscore, which no slug contains: "poland", "poland_2".
  static func of(_ titles: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return titles.map { title in
      let id = of(title)
      counts[id, default: 0] += 1
      return counts[id] == 1 ? id : "\(id)_\(counts[id] ?? 0)"
    }
  }
}
