import Routing

/// The routes that change if all links with a certain label are closed. Routes without a page are
/// ignored.
struct Closure: Sendable {
  struct Row: Sendable, Equatable {
    let from: Int
    let to: Int
    /// The cost on the whole network.
    let before: Int64
    /// The cost without the closed links; `nil` if no route remains.
    let after: Int64?

    /// The additional cost; `Int64.max` if no route remains.
    var extra: Int64 { after.map { $0 - before } ?? .max }
  }

  let label: String
  /// Routes without an alternative come first. The other routes follow, the largest increase in
  /// cost first.
  let rows: [Row]
  /// For each link, the number of changed routes that use it before the closure.
  let former: [Int]
  /// For each link, the number of changed routes that use it after the closure.
  let detours: [Int]

  /// - Parameter goals: the goals of the routes with a page, keyed by start.
  init(
    _ label: String, _ content: NetworkContent, goals: [Int: [Int]],
    tree: (Int) -> ShortestPathTree
  ) {
    let network = content.network
    let isClosed = content.links.map { $0.labels.contains(label) }
    let reduced = network.without(
      links: Set(isClosed.indices.filter { isClosed[$0] }.map { Int32($0) }), places: [])
    var workspace = SearchWorkspace()
    var rows: [Row] = []
    var former = [Int](repeating: 0, count: isClosed.count)
    var detours = former
    for (start, goals) in goals.sorted(by: { $0.key < $1.key }) {
      let whole = tree(start)
      let tree = BrokenTree(whole, closing: isClosed, on: network)
      let broken = goals.filter { tree.isBroken[$0] }
      guard !broken.isEmpty else { continue }
      let rest = reduced.shortestPathTree(from: Int32(start), workspace: &workspace)
      for goal in broken {
        let after = rest.cost[goal]
        rows.append(
          Row(
            from: start, to: goal, before: whole.cost[goal], after: after < 0 ? nil : after))
        for link in whole.route(to: Int32(goal), on: network)?.links ?? [] {
          former[Int(link)] += 1
        }
        for link in rest.route(to: Int32(goal), on: reduced)?.links ?? [] {
          detours[Int(link)] += 1
        }
      }
    }
    self.label = label
    self.rows = rows.sorted { ($1.extra, $0.from, $0.to) < ($0.extra, $1.from, $1.to) }
    self.former = former
    self.detours = detours
  }
}
