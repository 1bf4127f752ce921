import Routing

/// The shortest routes that the pages and files of a network need. They are computed before these
/// pages and files are made.
///
/// In a network of at most ``dijkstraLimit`` places, Dijkstra's algorithm runs from every place.
/// Each shortest-path tree is stored with the trace of its search. For n places, trees and traces
/// take about 20 n² bytes of memory. Their files take the same amount on disk.
///
/// In a larger network, only the trees of places at the ends of routes with a page are stored. A
/// contraction hierarchy or, if there is none, Dijkstra's algorithm computes other trees on demand.
/// There is no hierarchy if the places have no clear order of importance, or if so few trees are
/// needed that building a hierarchy takes longer than it saves.
struct NetworkSearches: Sendable {
  /// The maximum number of places for which Dijkstra's algorithm runs from every place. The trees
  /// and traces of 4,000 places take a third of a gigabyte.
  static let dijkstraLimit = 4000
  /// The maximum number of places of a small network. Its searches are not published by default,
  /// because a browser can run a search faster than it can load the file of that search.
  static let smallLimit = 100
  /// The maximum number of places for a survey of all pairs. The time is quadratic in the number of
  /// places; at this limit, it is a few seconds of processor time.
  static let surveyLimit = 10_000

  /// Above this number of trees, building a hierarchy is faster than running Dijkstra's algorithm
  /// for each tree. The number was measured on a grid of streets.
  static let contractionLimit = 1000

  private enum Method: Sendable {
    case everywhere([TracedTree])
    case someplaces(ContractionHierarchy?, trees: [Int: ShortestPathTree])
  }

  private let network: Network
  private let method: Method
  /// Statistics of all pairs of places; `nil` if the network has more than ``surveyLimit`` places,
  /// or if it has more than ``dijkstraLimit`` places and no hierarchy.
  let survey: RouteSurvey?
  /// The places whose trees and traces are published, in ascending order.
  let published: [Int]

  /// - Parameters:
  ///   - named: the number of places with a name, which come before junctions. No search starts or
  ///     ends at a junction.
  ///   - ends: the ends of the routes with a page.
  ///   - advance: called from time to time with the progress, from 0 to the number of places.
  init(
    _ network: Network, named: Int? = nil, ends: [Int],
    choice: SiteConfiguration.SearchChoice = .default, jobs: Int,
    limit: Int = dijkstraLimit, surveyLimit: Int = surveyLimit,
    contractionLimit: Int = contractionLimit, advance: (Int) -> Void = { _ in }
  ) {
    self.network = network
    let named = named ?? network.placeCount
    published = Self.published(network, named: named, ends: ends, choice: choice, limit: limit)
    guard network.placeCount > limit else {
      let trees = Workers.map(named, jobs: jobs, state: { SearchWorkspace() }) {
        network.tracedShortestPathTree(from: Int32($0), workspace: &$1)
      }
      var survey = RouteSurvey(isUndirected: network.isUndirected)
      for traced in trees {
        survey.add(from: traced.tree.source, costs: traced.tree.cost.prefix(named))
      }
      self.survey = survey
      method = .everywhere(trees)
      return
    }
    let wantsSurvey = network.placeCount <= surveyLimit
    let contracts = wantsSurvey || published.count > contractionLimit
    let hierarchy =
      contracts ? ContractionHierarchy(worthwhile: network) { advance($0 / 2) } : nil
    // The contraction counts as the first half of the progress.
    let done = contracts ? network.placeCount / 2 : 0
    let trees = Self.trees(from: ends, network, hierarchy, jobs: jobs) {
      if !wantsSurvey { advance(done + $0 * (network.placeCount - done) / ends.count) }
    }
    method = .someplaces(hierarchy, trees: trees)
    survey =
      if wantsSurvey, let hierarchy {
        Self.survey(hierarchy, named: named, jobs: jobs) { advance(done + ($0 + 1) / 2) }
      } else { nil }
  }

  private static func trees(
    from places: [Int], _ network: Network, _ hierarchy: ContractionHierarchy?, jobs: Int,
    advance: (Int) -> Void
  ) -> [Int: ShortestPathTree] {
    var found: [Int: ShortestPathTree] = [:]
    for start in stride(from: 0, to: places.count, by: 64) {
      let part = places[start..<min(start + 64, places.count)]
      let sources = part.map { Int32($0) }
      let trees =
        if let hierarchy {
          eights(of: sources, jobs: jobs) { hierarchy.trees(fromEach: $0, workspace: &$1) }
            .flatMap(\.self)
        } else {
          Workers.map(sources.count, jobs: jobs, state: { SearchWorkspace() }) {
            network.shortestPathTree(from: sources[$0], workspace: &$1)
          }
        }
      for (place, tree) in zip(part, trees) { found[place] = tree }
      advance(part.endIndex)
    }
    return found
  }

  private static func survey(
    _ hierarchy: ContractionHierarchy, named: Int, jobs: Int, advance: (Int) -> Void
  ) -> RouteSurvey {
    let isUndirected = hierarchy.network.isUndirected
    let all = Array(0..<Int32(named))
    var survey = RouteSurvey(isUndirected: isUndirected)
    for start in stride(from: 0, to: all.count, by: 1024) {
      let places = Array(all.dropFirst(start).prefix(1024))
      let parts = eights(of: places, jobs: jobs) { sources, workspace in
        var costs: [[Int64]] = []
        hierarchy.distances(fromEach: sources, into: &costs, workspace: &workspace)
        var found = RouteSurvey(isUndirected: isUndirected)
        for (source, costs) in zip(sources, costs) {
          found.add(from: source, costs: costs.prefix(named))
        }
        return found
      }
      for part in parts { survey.add(part) }
      advance(start + places.count)
    }
    return survey
  }

  /// Returns the results of `work` for groups of eight places, in the order of the places.
  private static func eights<Result: Sendable>(
    of places: [Int32], jobs: Int,
    _ work: @Sendable (ArraySlice<Int32>, inout HierarchyWorkspace) -> Result
  ) -> [Result] {
    Workers.map((places.count + 7) / 8, jobs: jobs, state: { HierarchyWorkspace() }) {
      work(places.dropFirst(8 * $0).prefix(8), &$1)
    }
  }

  static func published(
    _ network: NetworkContent, ends: [Int], choice: SiteConfiguration.SearchChoice
  ) -> [Int] {
    published(network.network, named: network.named.count, ends: ends, choice: choice)
  }

  private static func published(
    _ network: Network, named: Int, ends: [Int], choice: SiteConfiguration.SearchChoice,
    limit: Int = dijkstraLimit
  ) -> [Int] {
    let all = Array(0..<named)
    return switch choice {
    case .default where network.placeCount <= smallLimit: []
    // Junctions make traces large, so a network with junctions publishes only the traces of `ends`.
    case .default: network.placeCount > limit || named < network.placeCount ? ends : all
    case .all: all
    case .pages: ends
    }
  }

  func tree(from place: Int) -> ShortestPathTree {
    switch method {
    case .everywhere(let trees): return trees[place].tree
    case .someplaces(let hierarchy, let trees):
      if let tree = trees[place] { return tree }
      if let hierarchy {
        var workspace = HierarchyWorkspace()
        return hierarchy.tree(from: Int32(place), workspace: &workspace)
      }
      var workspace = SearchWorkspace()
      return network.shortestPathTree(from: Int32(place), workspace: &workspace)
    }
  }

  /// Returns the result of Dijkstra's algorithm for two places; `nil` if the steps of the search
  /// were not recorded.
  func dijkstra(from: Int, to: Int) -> SearchResult? {
    guard case .everywhere(let trees) = method else { return nil }
    return trees[from].result(for: Int32(to), on: network)
  }

  /// Returns the trace of the Dijkstra search from a place to all others.
  func trace(from place: Int) -> Trace {
    switch method {
    case .everywhere(let trees): return trees[place].trace
    case .someplaces:
      var workspace = SearchWorkspace()
      return network.tracedShortestPathTree(from: Int32(place), workspace: &workspace).trace
    }
  }

  /// Returns a sentence about how the routes were found; `nil` if no page shows routes.
  func sentence(_ words: PageWords, kind: NetworkSettings.Unit.Kind) -> String? {
    guard network.placeCount > 1 else { return nil }
    switch method {
    case .everywhere:
      return words("networkText.foundEverywhere", kind: kind)
    case .someplaces(let hierarchy?, _):
      return words(
        "networkText.foundHierarchy", kind: kind,
        [
          "shortcuts": words("networkText.shortcuts", count: hierarchy.shortcutCount),
          "levels": words("networkText.levels", count: hierarchy.levelCount),
        ])
    case .someplaces(nil, _):
      return published.isEmpty ? nil : words("networkText.found", kind: kind)
    }
  }
}
