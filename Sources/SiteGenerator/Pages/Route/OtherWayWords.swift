import Cartography
import Routing

/// Describes alternatives to a route by the places that they pass through and by their extra cost.
struct OtherWayWords {
  let words: RouteWords
  /// The best route; `nil` if no route exists.
  let best: Route?

  private static let placeLimit = 3
  private static let letters = ["A", "B", "C", "D"]

  /// Describes each alternative as a line on the map and as a row of the list.
  func ways(_ routes: [Route]) -> [(way: OtherWay, row: OtherWayRow)] {
    guard let best else { return [] }
    return zip(Self.letters, routes).map { letter, route in
      let title = title(route, than: best)
      let way = OtherWay(letter: letter, title: title, links: route.links.map(Int.init))
      return (way, OtherWayRow(letter: letter, title: title, note: note(route, than: best)))
    }
  }

  /// Returns a note such as "300 km, +7 km, 2 % more".
  private func note(_ route: Route, than best: Route) -> String {
    let (network, cost) = (words.network, words.cost(route.cost))
    let more = route.cost - best.cost
    if more == 0 {
      return network.words("routes.wayAsMuch", kind: network.unit.kind, ["cost": cost])
    }
    let (extra, share) = (words.cost(more), Words.share(more, of: best.cost))
    if best.cost == 0 {
      return network.words("routes.wayOnlyMore", ["cost": cost, "extra": extra])
    }
    return share == 0
      ? network.words("routes.wayLittleMore", ["cost": cost, "extra": extra])
      : network.words(
        "routes.wayMore", ["cost": cost, "extra": extra, "share": String(share)])
  }

  /// Returns a title such as "By way of Kraków and Brno, on E40 and E50".
  private func title(_ route: Route, than best: Route) -> String {
    let known = Set(best.places)
    let named = words.network.content.named
    let own = route.places.filter { !known.contains($0) && named.contains(Int($0)) }
    // Places that are spread evenly along the route show its course.
    let count = min(Self.placeLimit, own.count)
    let shown = (0..<count).map { own[(2 * $0 + 1) * own.count / (2 * count)] }
    let names = shown.map { words.network.content.places[Int($0)].name }
    let text = words.network.words
    let (places, labels) = (text.list(names), text.list(words.labelsAlong(route.links)))
    return switch (names.isEmpty, labels.isEmpty) {
    case (true, true): text("routes.wayOther")
    case (true, false): text("routes.wayOtherOn", ["labels": labels])
    case (false, true): text("routes.way", ["places": places])
    case (false, false): text("routes.wayOn", ["places": places, "labels": labels])
    }
  }
}
