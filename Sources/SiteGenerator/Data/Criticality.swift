import Routing

/// The parts of a network that most of its routes with a page run over, and the length that these
/// routes gain without them.
struct Criticality: Sendable {
  /// A part of a network that may be closed.
  enum Part: Hashable, Comparable, Sendable {
    case link(Int), place(Int)
    /// All links of a label, of a network whose lines meet at junctions: there a single link says little.
    case label(String)
  }

  /// A part with what its closure would do.
  struct Row: Sendable, Equatable {
    let part: Part
    /// The number of routes with a page that run over it.
    let routes: Int
    /// The number of those without another way.
    let cut: Int
    /// The average that the others cost more, rounded down.
    let extra: Int64
  }

  /// The number of links, and of places, that are kept.
  static let limit = 10

  /// The links, or labels, most routes first.
  private(set) var links: [Row] = []
  /// The places that are no end of the routes counted, most routes first.
  private(set) var places: [Row] = []

  /// Ranks the parts of a network.
  ///
  /// - Parameters:
  ///   - pairs: the ends of the routes with a page.
  ///   - tree: the shortest routes from a place.
  init(
    _ content: NetworkContent, pairs: [(from: Int, to: Int)], tree: (Int) -> ShortestPathTree
  ) {
    let goals = Dictionary(grouping: pairs, by: \.from)
    let starts = goals.keys.sorted()
    func routes(_ start: Int) -> [Route] {
      let tree = tree(start)
      return (goals[start] ?? []).compactMap { tree.route(to: Int32($0.to), on: content.network) }
    }
    var counts: [Part: Int] = [:]
    for start in starts {
      for route in routes(start) {
        for part in Self.parts(of: route, content) { counts[part, default: 0] += 1 }
      }
    }
    let ranked = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    func isPlace(_ part: Part) -> Bool { if case .place = part { true } else { false } }
    let top = [
      ranked.filter { !isPlace($0.key) }.prefix(Self.limit),
      ranked.filter { isPlace($0.key) }.prefix(Self.limit),
    ]
    // The routes from one place at a time: those of all are many.
    var sums = Dictionary(uniqueKeysWithValues: top.joined().map { ($0.key, (cut: 0, extra: 0.0)) })
    let reduced = top.joined().map { ($0.key, Self.network(content, without: $0.key)) }
    var workspace = SearchWorkspace()
    for start in starts {
      var goals: [Part: [(goal: Int, cost: Int64)]] = [:]
      for route in routes(start) {
        for part in Self.parts(of: route, content) where sums[part] != nil {
          goals[part, default: []].append((Int(route.places[route.places.count - 1]), route.cost))
        }
      }
      for (part, rest) in reduced {
        guard let goals = goals[part], let rest else { continue }
        let tree = rest.shortestPathTree(from: Int32(start), workspace: &workspace)
        for (goal, cost) in goals {
          if tree.cost[goal] < 0 {
            sums[part]?.cut += 1
          } else {
            sums[part]?.extra += Double(tree.cost[goal] - cost)
          }
        }
      }
    }
    let rows = top.map { list in
      list.map { part, count -> Row in
        let (cut, extra) = sums[part] ?? (0, 0)
        let average = count > cut ? extra / Double(count - cut) : 0
        return Row(part: part, routes: count, cut: cut, extra: Int64(average))
      }
    }
    (links, places) = (rows[0], rows[1])
  }

  /// The parts that a route runs over, each once; its ends are none of them.
  private static func parts(of route: Route, _ content: NetworkContent) -> Set<Part> {
    var parts = Set(
      route.places.dropFirst().dropLast().map(Int.init).filter(content.named.contains)
        .map(Part.place))
    for link in route.links.map(Int.init) {
      if content.hasJunctions {
        parts.formUnion(content.links[link].labels.map(Part.label))
      } else {
        parts.insert(.link(link))
      }
    }
    return parts
  }

  /// The graph without a part.
  private static func network(_ content: NetworkContent, without part: Part) -> Network? {
    let links = content.network.links.enumerated().filter { index, link in
      switch part {
      case .link(let closed): index != closed
      case .place(let closed): Int(link.from) != closed && Int(link.to) != closed
      case .label(let closed): !content.links[index].labels.contains(closed)
      }
    }.map(\.element)
    return try? Network(placeCount: content.network.placeCount, links: links)
  }
}
