import Cartography
import Routing

/// Tells other ways beside a route: where they lead and how much longer they are.
struct OtherWayWords {
  let words: RouteWords
  /// The shortest route; without one there are no other ways.
  let best: Route?

  /// The maximum number of places in the title of a way.
  private static let placeLimit = 3
  private static let letters = ["A", "B", "C", "D"]

  /// Each way for the map and for the list.
  func ways(_ routes: [Route]) -> [(way: OtherWay, row: OtherWayRow)] {
    guard let best else { return [] }
    return zip(Self.letters, routes).map { letter, route in
      let title = title(route, than: best)
      let way = OtherWay(letter: letter, title: title, links: route.links.map(Int.init))
      let extra = route.cost - best.cost
      let share = Words.share(extra, of: best.cost)
      let more = share == 0 ? "less than 1 %" : "\(share) %"
      let note =
        extra == 0 ? words.network.unit.words.asMuch : "+\(words.cost(extra)), \(more) more"
      return (
        way,
        OtherWayRow(
          letter: letter, pattern: letter.lowercased(),
          title: title, note: "\(words.cost(route.cost)), \(note)")
      )
    }
  }

  /// "By way of Kraków and Brno, on E40 and E50".
  private func title(_ route: Route, than best: Route) -> String {
    let known = Set(best.places)
    let named = words.network.content.named
    let own = route.places.filter { !known.contains($0) && named.contains(Int($0)) }
    // Evenly spread, they say where it leads.
    let count = min(Self.placeLimit, own.count)
    let shown = (0..<count).map { own[(2 * $0 + 1) * own.count / (2 * count)] }
    let names = shown.map { words.network.content.places[Int($0)].name }
    let labels = words.labelsAlong(route.links)
    var title = names.isEmpty ? "Along other links" : "By way of \(Words.list(names))"
    if !labels.isEmpty { title += ", on \(Words.list(labels))" }
    return title
  }
}
