import Routing

/// The rows of a table that compares searches between the same two places.
struct SearchComparison {
  let network: NetworkSite

  private var words: PageWords { network.words }

  /// The order of the rows.
  static let order: [Algorithm] = [.dijkstra, .aStar, .greedy, .bidirectional, .bfs]

  /// - Parameter best: the route with the lowest cost; `nil` if no route connects the places.
  func rows(
    _ results: RouteBuilder.Results, best: Route?, of algorithms: [Algorithm] = order
  ) -> [AlgorithmRow] {
    let largest = results.values.map(\.settled).max() ?? 0
    return algorithms.compactMap { algorithm in
      guard let result = results[algorithm] else { return nil }
      return AlgorithmRow(
        title: words.algorithm(algorithm.rawValue), settled: words.count(result.settled),
        settledShare: Words.share(result.settled, of: largest),
        relaxed: words.count(result.relaxed),
        length: result.route.map { words.cost($0.cost, network.unit) }
          ?? words("searches.noLength"),
        above: above(result.route, best))
    }
  }

  private func above(_ found: Route?, _ best: Route?) -> String {
    guard let found, let best else { return "" }
    let difference = found.cost - best.cost
    if difference == 0 { return words("costs.least", kind: network.unit.kind) }
    let cost = words.cost(difference, network.unit)
    guard best.cost > 0 else { return words("searches.above", ["cost": cost]) }
    return words(
      "searches.aboveShare",
      ["cost": cost, "share": String(Words.share(difference, of: best.cost))])
  }
}
