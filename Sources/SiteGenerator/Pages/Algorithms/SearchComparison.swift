import Routing

/// The rows of a table that compares searches between the same two places.
struct SearchComparison {
  let network: NetworkSite

  /// The order of the rows.
  static let order: [Algorithm] = [.dijkstra, .aStar, .greedy, .bidirectional, .bfs]

  /// - Parameter best: the route of the lowest cost; `nil` if no route joins the places.
  func rows(
    _ results: RouteBuilder.Results, best: Route?, of algorithms: [Algorithm] = order
  ) -> [AlgorithmRow] {
    let largest = results.values.map(\.settled).max() ?? 0
    return algorithms.compactMap { algorithm in
      guard let result = results[algorithm] else { return nil }
      return AlgorithmRow(
        title: Words.algorithm(algorithm.rawValue), settled: Words.count(result.settled),
        settledShare: Words.share(result.settled, of: largest),
        relaxed: Words.count(result.relaxed),
        length: result.route.map { Words.cost($0.cost, network.unit) } ?? "none",
        above: above(result.route, best))
    }
  }

  private func above(_ found: Route?, _ best: Route?) -> String {
    guard let found, let best else { return "" }
    let difference = found.cost - best.cost
    if difference == 0 { return network.unit.words.least }
    let share = best.cost > 0 ? " (\(Words.share(difference, of: best.cost)) %)" : ""
    return "+\(Words.cost(difference, network.unit))\(share)"
  }
}
