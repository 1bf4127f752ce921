import Input

/// Collects the properties that can become columns of facts. ``GeoJSONReader`` has one instance for
/// lines and another for points.
struct GeoJSONFacts {
  private var counts: [String: Int] = [:]
  private var order: [String] = []
  private var total = 0

  /// Returns and counts the properties of a feature, except the properties in `read`.
  mutating func read(_ values: GeoJSONProperties, except read: Set<String>) -> [String: String] {
    total += 1
    var facts: [String: String] = [:]
    for (name, text) in values.texts where !read.contains(name) && facts[name] == nil {
      guard counts[name] != nil || order.count < OtherColumn.limit else { continue }
      if counts[name] == nil { order.append(name) }
      counts[name, default: 0] += 1
      facts[name] = text
    }
    return facts
  }

  /// The properties that at least half of the features have, in the order of the file. The
  /// properties in `names` are left out.
  func kept(except names: Set<String>) -> [String] {
    order.filter { 2 * counts[$0, default: 0] >= total && !names.contains($0) }
  }
}
