import Routing

/// The shortest routes of a network, found before its pages are made.
///
/// Of most networks every place's tree is kept, with the record of the Dijkstra search that grew it.
/// Trees and records of n places have some 20 n² bytes, and their files as many; so a network of more
/// than ``dijkstraLimit`` places is contracted instead. Then the trees of the ends of routes with a
/// page are kept, and any other is grown when it is asked for, by one sweep.
struct NetworkSearches: Sendable {
  /// How many places a network may have to be searched by Dijkstra's algorithm from each: with
  /// 4,000 its trees and records take a third of a gigabyte.
  static let dijkstraLimit = 4000
  /// How many places a network may have for all its pairs to be gone through, which takes time that
  /// grows with their square: ten to twenty seconds of a processor at this size.
  static let surveyLimit = 100_000

  private enum Method: Sendable {
    case dijkstra([TracedTree])
    case hierarchy(ContractionHierarchy, trees: [Int: ShortestPathTree])
  }

  private let network: Network
  private let method: Method
  /// What all pairs of places together show; nil of a network that has too many.
  let survey: RouteSurvey?
  /// The places whose trees and traces are published, ascending.
  let published: [Int]

  /// Searches a network.
  ///
  /// - Parameters:
  ///   - ends: the ends of the routes with a page.
  ///   - choice: whose trees and traces are published.
  ///   - limit: how many places are searched by Dijkstra's algorithm.
  init(
    _ network: Network, ends: [Int], choice: SiteConfiguration.SearchChoice = .usual, jobs: Int,
    limit: Int = dijkstraLimit
  ) async {
    self.network = network
    published = Self.published(network, ends: ends, choice: choice, limit: limit)
    guard network.placeCount > limit else {
      let trees = await network.tracedShortestPathTrees(jobs: jobs)
      var survey = RouteSurvey(isUndirected: network.isUndirected)
      for traced in trees { survey.add(from: traced.tree.source, costs: traced.tree.cost) }
      self.survey = survey
      method = .dijkstra(trees)
      return
    }
    let hierarchy = ContractionHierarchy(network)
    let trees = await hierarchy.trees(from: ends.map { Int32($0) }, jobs: jobs)
    method = .hierarchy(
      hierarchy, trees: Dictionary(zip(ends, trees), uniquingKeysWith: { first, _ in first }))
    guard network.placeCount <= Self.surveyLimit else {
      survey = nil
      return
    }
    let all = (0..<network.placeCount).map { Int32($0) }
    let parts = await hierarchy.mapSources(all, jobs: jobs) { sources, costs in
      var part = RouteSurvey(isUndirected: network.isUndirected)
      for (source, costs) in zip(sources, costs) { part.add(from: source, costs: costs) }
      return part
    }
    survey = parts.reduce(into: RouteSurvey(isUndirected: network.isUndirected)) { $0.add($1) }
  }

  /// The places whose trees and traces are published, ascending.
  static func published(
    _ network: Network, ends: [Int], choice: SiteConfiguration.SearchChoice,
    limit: Int = dijkstraLimit
  ) -> [Int] {
    let all = Array(0..<network.placeCount)
    return switch choice {
    case .usual: network.placeCount > limit ? ends : all
    case .all: all
    case .pages: ends
    }
  }

  /// The shortest-path tree of a place.
  func tree(from place: Int) -> ShortestPathTree {
    switch method {
    case .dijkstra(let trees): return trees[place].tree
    case .hierarchy(let hierarchy, let trees):
      if let tree = trees[place] { return tree }
      var workspace = HierarchyWorkspace()
      return hierarchy.tree(from: Int32(place), workspace: &workspace)
    }
  }

  /// The trace of the Dijkstra search from a place to all others.
  func trace(from place: Int) -> Trace {
    switch method {
    case .dijkstra(let trees): return trees[place].trace
    case .hierarchy:
      var workspace = SearchWorkspace()
      return network.tracedShortestPathTree(from: Int32(place), workspace: &workspace).trace
    }
  }

  /// How the routes were found, in a sentence; nil of a network without any.
  var sentence: String? {
    guard network.placeCount > 1 else { return nil }
    switch method {
    case .dijkstra:
      return
        "Its shortest routes were found by Dijkstra’s algorithm, from every place to all others."
    case .hierarchy(let hierarchy, _):
      return "Its shortest routes were found with a contraction hierarchy of "
        + "\(Words.count(hierarchy.shortcutCount, "shortcut")) on "
        + "\(Words.count(hierarchy.levelCount, "level")), which gives the same routes as "
        + "Dijkstra’s algorithm, link by link."
    }
  }
}
