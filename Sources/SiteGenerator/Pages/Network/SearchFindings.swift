import Geography
import Routing

/// Sentences that explain the course and the result of one search for a route.
struct SearchFindings {
  let network: NetworkSite
  let from: Int
  let to: Int
  let search: TracedSearch
  let state: SearchState
  let dijkstra: SearchResult?

  private var words: RouteWords { RouteWords(network: network) }
  private var content: NetworkContent { network.content }
  private var places: [NetworkContent.Place] { content.places }
  private var start: String { places[from].name }
  private var goal: String { places[to].name }
  private var best: Route? { network.route(from: from, to: to) }
  private func length(_ metres: Double) -> String {
    Words.length(metres: Int64(metres.rounded()))
  }
  private var costWords: CostWords { network.unit.words }
  private var settled: Int { search.result.settled }

  var sentences: [String] {
    switch search.trace.algorithm {
    case .dijkstra: [dijkstraCount, remotest].compactMap(\.self)
    case .aStar: [share, promise, aside].compactMap(\.self)
    case .greedy: [share, outcome, parting].compactMap(\.self)
    case .bidirectional: [share, meeting].compactMap(\.self)
    case .bfs: [share, legs, outcome].compactMap(\.self)
    }
  }

  private var dijkstraCount: String? {
    best.map {
      "It settled \(Words.count(settled)) of the \(content.nodes(places.count)) of the "
        + "network: all that can be reached from \(start) within \(words.cost($0.cost))."
    }
  }

  private var share: String? {
    guard let dijkstra, dijkstra.settled > 0 else { return nil }
    return "It settled \(content.nodes(settled)), "
      + "\(Words.share(settled, of: dijkstra.settled)) % of Dijkstra’s "
      + "\(Words.count(dijkstra.settled))."
  }

  /// The settled places that have a name.
  private var settledPlaces: [Int] {
    state.forward.settled.map(Int.init).filter(content.named.contains)
  }

  /// The settled place that is farthest from the goal.
  private var remotest: String? {
    guard let goalPoint = places[to].coordinate, let startPoint = places[from].coordinate else {
      return nil
    }
    let distances = settledPlaces.compactMap { place in
      places[place].coordinate.map { (place, GreatCircle.distance($0, goalPoint)) }
    }
    guard let (place, metres) = distances.max(by: { $0.1 < $1.1 }),
      metres > GreatCircle.distance(startPoint, goalPoint)
    else { return nil }
    return "It looks in all directions: \(places[place].name) was settled too, though "
      + "\(goal) is \(length(metres)) from there as the bird flies, and only "
      + "\(length(GreatCircle.distance(startPoint, goalPoint))) from \(start)."
  }

  private var promise: String? {
    guard let best, places[to].coordinate != nil, network.unit.countsMetres else { return nil }
    return "Each of them could still have been on a shorter way: the way to it and the great "
      + "circle from it to \(goal) come to no more than \(words.cost(best.cost)) together."
  }

  /// The settled place that lies farthest off the route.
  private var aside: String? {
    guard let best else { return nil }
    let route = best.places.compactMap { places[Int($0)].coordinate }
    let distances = settledPlaces.compactMap { place -> (Int, Double)? in
      guard let point = places[place].coordinate else { return nil }
      return route.map { GreatCircle.distance($0, point) }.min().map { (place, $0) }
    }
    guard let (place, metres) = distances.max(by: { $0.1 < $1.1 }), metres > 0 else { return nil }
    let node = content.hasJunctions ? "place or junction" : "place"
    return "The place farthest off the route is \(places[place].name), "
      + "\(length(metres)) from its nearest \(node)."
  }

  private var outcome: String? {
    guard let best, let found = search.result.route else { return nil }
    let more = found.cost - best.cost
    return more == 0
      ? "What it found happens to be the \(costWords.least) here: \(words.cost(found.cost))."
      : "What it found \(costWords.predicate(words.cost(found.cost))), "
        + "\(words.cost(more)) more than the \(costWords.least) "
        + "(\(Words.share(more, of: best.cost)) %)."
  }

  /// A sentence about the place where a route that is too long leaves the shortest one, and why;
  /// `nil` at junctions, which have no names.
  private var parting: String? {
    guard let best, let found = search.result.route, found.cost > best.cost,
      let index = zip(best.places, found.places).enumerated().first(where: { $1.0 != $1.1 })?
        .offset,
      index > 0, let goalPoint = places[to].coordinate,
      [best.places[index - 1], best.places[index], found.places[index]]
        .map(Int.init).allSatisfy(content.named.contains)
    else { return nil }
    let (right, wrong) = (places[Int(best.places[index])], places[Int(found.places[index])])
    guard let a = right.coordinate, let b = wrong.coordinate else { return nil }
    let sentence =
      "It left the \(costWords.least) route in \(places[Int(best.places[index - 1])].name): "
    let (near, far) = (GreatCircle.distance(b, goalPoint), GreatCircle.distance(a, goalPoint))
    guard near < far else { return sentence + "there it went on to \(wrong.name)." }
    return sentence + "\(wrong.name) is nearer to \(goal) as the bird flies "
      + "(\(length(near))) than \(right.name) is (\(length(far))), "
      + "and that is all it asks."
  }

  private var legs: String? {
    guard let best, let found = search.result.route else { return nil }
    let kind = content.hasJunctions ? "link" : "leg"
    return "Its way has \(Words.count(found.links.count, kind)), the fewest possible; the "
      + "\(costWords.least) way has \(Words.count(best.links.count))."
  }

  private var meeting: String? {
    search.result.meeting.map { place in
      let start =
        content.named.contains(Int(place))
        ? "The two sides met in \(places[Int(place)].name): " : "When the two sides met, "
      return start
        + "\(content.nodes(state.forward.settled.count)) were settled from \(self.start), "
        + "\(Words.count(state.backward.settled.count)) from \(goal)."
    }
  }
}
