/// The colours of the labels of a network's links.
struct LabelColors {
  /// The colours in the form `#rrggbb`, without duplicates, in the order of the settings.
  let values: [String]
  private let indices: [String: Int]

  init(_ settings: NetworkSettings) {
    var values: [String] = []
    var indices: [String: Int] = [:]
    for entry in settings.labels?.colors ?? [] {
      let color = entry.color.lowercased()
      let index = values.firstIndex(of: color) ?? values.count
      if index == values.count { values.append(color) }
      indices[entry.label] = index
    }
    (self.values, self.indices) = (values, indices)
  }

  /// Finds the first label that has a colour, and returns the index of that colour in ``values``.
  /// Returns `nil` if no label has a colour.
  func index(of labels: [String]) -> Int? { labels.lazy.compactMap { indices[$0] }.first }
}
