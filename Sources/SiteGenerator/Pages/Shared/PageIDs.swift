import Input

/// Makes values of `id` attributes from titles.
enum PageIDs {
  /// Returns the id for a title, such as "cote-d-ivoire" for "Côte d'Ivoire".
  static func of(_ title: String) -> String { ASCII.slug(title) }

  /// Returns a unique id for each title. A repeated id gets a number after an underscore: the
  /// second "poland" becomes "poland_2". The result is unique, because no slug contains an
  /// underscore.
  static func of(_ titles: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return titles.map { title in
      let id = of(title)
      counts[id, default: 0] += 1
      return counts[id] == 1 ? id : "\(id)_\(counts[id] ?? 0)"
    }
  }
}
