/// The stages of a route, as directions for a driver. Consecutive links with the same label form
/// one stage.
struct RouteStages {
  /// Consecutive links with the same label, or without labels.
  struct Stage {
    /// The label; `nil` for links without labels.
    let label: String?
    /// The indices of the stage's links in the route.
    let links: Range<Int>
  }

  let stages: [Stage]

  /// Divides a route into the fewest stages (greedy interval covering). Each stage follows the
  /// label that continues for the most links. In a tie, the stage follows the label that comes
  /// first among the labels of its first link.
  init(_ links: [Int32], labels: (Int32) -> [String]) {
    var stages: [Stage] = []
    var index = 0
    while index < links.count {
      var common = labels(links[index])
      var end = index + 1
      if common.isEmpty {
        while end < links.count, labels(links[end]).isEmpty { end += 1 }
      } else {
        while end < links.count {
          let next = Set(labels(links[end]))
          let both = common.filter(next.contains)
          if both.isEmpty { break }
          common = both
          end += 1
        }
      }
      stages.append(Stage(label: common.first, links: index..<end))
      index = end
    }
    self.stages = stages
  }
}
