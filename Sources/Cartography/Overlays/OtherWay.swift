import Drawing

/// An alternative to a route, drawn beneath it as a thinner line with a pattern and a letter.
public struct OtherWay: Sendable {
  /// The letter on the map and in the list next to it, such as `A`. In lower case, the letter is
  /// the class of the alternative's line and a part of identifiers, such as `way-a`.
  public let letter: String
  /// The description that appears when the reader points at the letter.
  public let title: String
  /// The indices of the alternative's links.
  public let links: [Int]

  /// Makes an alternative.
  public init(letter: String, title: String, links: [Int]) {
    self.letter = letter
    self.title = title
    self.links = links
  }

  var entryID: String { "other-\(letter.lowercased())" }

  var lineID: String { "way-\(letter.lowercased())" }
}

/// Finds positions for the letters of alternatives.
struct WayLetters {
  /// The points of the letters; `nil` for an alternative whose links all belong to the route.
  private(set) var points: [Point?] = []

  /// Places each letter where its alternative runs alone, near the middle of that part, and away
  /// from the route's places and other letters.
  init(_ ways: [OtherWay], route: [Int], places: [Int], on map: NetworkMap, zoom: Double = 1) {
    let best = Set(route)
    var taken = places.map { map.points[$0] }
    for (number, way) in ways.enumerated() {
      let others = ways.indices.filter { $0 != number }.flatMap { ways[$0].links }
      var own = way.links.filter { !best.contains($0) && !others.contains($0) }
      if own.isEmpty { own = way.links.filter { !best.contains($0) } }
      let middle = Double(own.count) / 2
      var found: (score: Double, point: Point)?
      for (position, link) in own.enumerated() {
        guard let piece = map.links[link].max(by: { $0.length < $1.length }) else { continue }
        for share in [0.5, 0.35, 0.65] {
          guard let point = piece.point(at: share) else { continue }
          let room = taken.map { $0.distance(to: point) }.min() ?? .infinity
          let offset = abs(Double(position) + share - middle) / max(middle, 1)
          let score = min(room * zoom, Self.room) - 10 * offset
          if found.map({ score > $0.score }) ?? true { found = (score, point) }
        }
      }
      points.append(found?.point)
      if let point = found?.point { taken.append(point) }
    }
  }

  /// The distance at which a letter is far enough from other marks, in user units of a map that is
  /// not magnified. More distance does not improve a position.
  private static let room = 45.0
}

extension SVG {
  /// Writes each alternative where it differs from the route. Each letter links to the entry of its
  /// alternative in the list next to the map.
  mutating func otherWays(
    _ ways: [OtherWay], letters: WayLetters, route: [Int], on map: NetworkMap,
    zoom: Double
  ) {
    let best = Set(route)
    for (way, point) in zip(ways, letters.points) {
      let own = PathData(way.links.filter { !best.contains($0) }, on: map, zoom: zoom)
      open("g", ["class": "way", "id": .text(way.lineID)])
      if !own.isEmpty {
        let id = "\(way.lineID)-line"
        open("g", ["class": "way-casing"])
        path(own, ["class": "line", "id": .text(id)])
        close("g")
        let name = "way-line \(way.letter.lowercased())"
        empty("use", ["class": .text(name), "href": .text("#\(id)")])
      }
      if let point {
        // The letter is not a tab stop, because the link in its list entry already is one.
        open("a", ["href": .text("#\(way.entryID)"), "tabindex": "-1"])
        element("title", text: "\(way.letter): \(way.title)")
        circle(point, radius: 8.5, class: "way-mark")
        element(
          "text", ["class": "order", "x": .number(point.x), "y": .number(point.y)],
          text: way.letter)
        close("a")
      }
      close("g")
    }
  }
}

extension [Point] {
  /// Returns the point at a fraction of the line's length; `nil` for an empty line.
  fileprivate func point(at share: Double) -> Point? {
    var rest = length * share
    for (a, b) in zip(self, dropFirst()) {
      let step = a.distance(to: b)
      if rest <= step, step > 0 { return a.interpolated(to: b, at: rest / step) }
      rest -= step
    }
    return last
  }
}
