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

  private var words: PageWords { network.words }
  private var kind: NetworkSettings.Unit.Kind { network.unit.kind }
  private var content: NetworkContent { network.content }
  private var places: [NetworkContent.Place] { content.places }
  private var start: String { places[from].name }
  private var goal: String { places[to].name }
  private var best: Route? { network.route(from: from, to: to) }
  private func length(_ metres: Double) -> String {
    words.length(metres: Int64(metres.rounded()))
  }
  private func cost(_ cost: Int64) -> String { words.cost(cost, network.unit) }
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
      words(
        "searches.settledWithin",
        [
          "count": words.count(settled), "places": words.nodes(places.count, of: content),
          "from": start, "cost": cost($0.cost),
        ])
    }
  }

  private var share: String? {
    guard let dijkstra, dijkstra.settled > 0 else { return nil }
    return words(
      "searches.settledShare",
      [
        "places": words.nodes(settled, of: content),
        "share": String(Words.share(settled, of: dijkstra.settled)),
        "count": words.count(dijkstra.settled),
      ])
  }

  /// The settled places except junctions, which have no names.
  private var settledPlaces: [Int] {
    state.forward.settled.map(Int.init).filter(content.named.contains)
  }

  /// Names the settled place that is farthest from the goal; `nil` if no settled place is farther
  /// from the goal than the start is.
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
    return words(
      "searches.remotest",
      [
        "place": places[place].name, "goal": goal, "length": length(metres),
        "direct": length(GreatCircle.distance(startPoint, goalPoint)), "start": start,
      ])
  }

  private var promise: String? {
    guard let best, places[to].coordinate != nil, network.unit.countsMetres else { return nil }
    return words("searches.promise", ["goal": goal, "cost": cost(best.cost)])
  }

  /// Names the settled place that is farthest from the route; `nil` if all settled places are on
  /// the route.
  private var aside: String? {
    guard let best else { return nil }
    let route = best.places.compactMap { places[Int($0)].coordinate }
    let distances = settledPlaces.compactMap { place -> (Int, Double)? in
      guard let point = places[place].coordinate else { return nil }
      return route.map { GreatCircle.distance($0, point) }.min().map { (place, $0) }
    }
    guard let (place, metres) = distances.max(by: { $0.1 < $1.1 }), metres > 0 else { return nil }
    let (name, length) = (places[place].name, length(metres))
    return content.hasJunctions
      ? words("searches.asideJunction", ["place": name, "length": length])
      : words("searches.aside", ["place": name, "length": length])
  }

  private var outcome: String? {
    guard let best, let found = search.result.route else { return nil }
    let more = found.cost - best.cost
    return more == 0
      ? words("searches.foundBest", kind: kind, ["cost": cost(found.cost)])
      : words(
        "searches.foundMore", kind: kind,
        [
          "cost": cost(found.cost), "more": cost(more),
          "share": String(Words.share(more, of: best.cost)),
        ])
  }

  /// Names the place where the found route leaves the best route; `nil` if the found route costs no
  /// more than the best. Also `nil` if the sentence would name a junction or a place without a
  /// position.
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
    let place = places[Int(best.places[index - 1])].name
    let (near, far) = (GreatCircle.distance(b, goalPoint), GreatCircle.distance(a, goalPoint))
    guard near < far else {
      return words("searches.left", kind: kind, ["place": place, "next": wrong.name])
    }
    return words(
      "searches.leftNearer", kind: kind,
      [
        "place": place, "next": wrong.name, "goal": goal, "near": length(near),
        "other": right.name, "far": length(far),
      ])
  }

  private var legs: String? {
    guard let best, let found = search.result.route else { return nil }
    let legs =
      content.hasJunctions
      ? words("searches.links", count: found.links.count)
      : words("searches.legs", count: found.links.count)
    return words(
      "searches.fewest", kind: kind, ["legs": legs, "count": words.count(best.links.count)])
  }

  private var meeting: String? {
    search.result.meeting.map { place in
      let forward = words.nodes(state.forward.settled.count, of: content)
      let backward = words.count(state.backward.settled.count)
      return content.named.contains(Int(place))
        ? words(
          "searches.metIn",
          [
            "place": places[Int(place)].name, "forward": forward, "start": start,
            "backward": backward, "goal": goal,
          ])
        : words(
          "searches.met",
          ["forward": forward, "start": start, "backward": backward, "goal": goal])
    }
  }
}
