import Drawing

/// The state of a search at its end, by the indices of places and links: the settled places, the
/// frontier, and the links between them.
public struct SearchMarks: Sendable {
  /// Settled places of the start's side.
  public var settled: [Int]
  /// Settled places of the goal's side.
  public var settledFromGoal: [Int]
  /// Places on the frontier of the start's side.
  public var frontier: [Int]
  /// Places on the frontier of the goal's side.
  public var frontierFromGoal: [Int]
  /// The links by which the settled places were reached.
  public var tree: [Int]

  /// Makes the marks of a search.
  public init(
    settled: [Int], settledFromGoal: [Int], frontier: [Int], frontierFromGoal: [Int], tree: [Int]
  ) {
    self.settled = settled
    self.settledFromGoal = settledFromGoal
    self.frontier = frontier
    self.frontierFromGoal = frontierFromGoal
    self.tree = tree
  }
}

extension Overlay {
  /// Draws the end of a search: settled places as dots (squares on the goal's side) with thin lines
  /// to them, the frontier as rings, and above them the route that was found.
  ///
  /// - Parameters:
  ///   - marks: the state of the search at its end.
  ///   - places: the places of its route, by index; the two ends if it found none.
  ///   - links: the links of its route.
  ///   - map: the map that lies below; use its `quiet` file.
  ///   - text: the title and the description of the overlay.
  ///   - id: the beginning of the identifiers within.
  public static func search(
    _ marks: SearchMarks, places: [Int], links: [Int], on map: NetworkMap, text: MapText, id: String
  ) -> [UInt8] {
    var svg = SVG(reservingCapacity: 30_000)
    svg.openOverlay(map.base.layout.frame.bounds, text: text, id: id)
    let isMany = map.points.count > 200
    svg.open("g", ["class": isMany ? "search many" : "search"])
    var tree = PathData(.decimals(1))
    for link in marks.tree { for piece in map.links[link] { tree.add(piece) } }
    svg.open("g", ["class": "tree"])
    svg.path(tree, [:])
    svg.close("g")
    svg.dots(marks.settledFromGoal, on: map, class: "settled-dots from-goal")
    svg.dots(marks.settled, on: map, class: "settled-dots")
    for place in marks.frontierFromGoal { svg.square(map.points[place], class: "frontier") }
    for place in marks.frontier { svg.circle(map.points[place], radius: 4, class: "frontier") }
    svg.close("g")
    svg.routeLines(links, on: map, id: id)
    if let goal = places.last, places.count > 1 { svg.goal(at: map.points[goal]) }
    if let start = places.first { svg.start(at: map.points[start]) }
    svg.close("svg")
    return svg.bytes
  }
}

extension SVG {
  /// Writes many dots as one path: points that a round line makes visible.
  fileprivate mutating func dots(_ places: [Int], on map: NetworkMap, class style: String) {
    guard !places.isEmpty else { return }
    var data = PathData(.decimals(1))
    for place in places { data.dot(at: map.points[place]) }
    path(data, ["class": .text(style)])
  }

  fileprivate mutating func square(_ center: Point, class style: String) {
    empty(
      "rect",
      [
        "class": .text(style), "x": .number(center.x), "y": .number(center.y), "width": .number(7),
        "height": .number(7),
      ])
  }
}
