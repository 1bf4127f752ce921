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

  /// Returns the index in ``values`` of the colour of the first of these labels that has a colour;
  /// `nil` if no label has one.
  func index(of labels: [String]) -> Int? { labels.lazy.compactMap { indices[$0] }.first }
}
