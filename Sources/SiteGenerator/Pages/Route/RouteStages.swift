import Routing

/// A route as directions for a driver: consecutive links with the same label are one stage.
struct RouteStages {
  /// A stretch along one label, or along links without one.
  struct Stage {
    /// The label; nil for links without one.
    let label: String?
    /// Its links, by their positions in the route.
    let links: Range<Int>
  }

  let stages: [Stage]

  /// Cuts a route into stages. If a link has several labels, the one that continues longest is
  /// taken, and the first among equals. This minimises the number of changes, because a stretch
  /// that ends later leaves at most as much to cover (greedy interval covering).
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
