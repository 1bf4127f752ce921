import Drawing

/// The final state of a search, as indices of places and links.
public struct SearchMarks: Sendable {
  /// Places settled by the search from the start.
  public var settled: [Int]
  /// Places settled by the search from the goal.
  public var settledFromGoal: [Int]
  /// Places on the frontier of the search from the start.
  public var frontier: [Int]
  /// Places on the frontier of the search from the goal.
  public var frontierFromGoal: [Int]
  /// The links by which the settled places were reached.
  public var tree: [Int]

  /// Makes the final state of a search.
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
  /// Draws the final state of a search over the `quiet` file of a map: dots for settled places,
  /// thin lines to these places, rings for the frontier, and the route on top. Marks of the search
  /// from the goal are square.
  ///
  /// - Parameter places: the places on the route, or only its two ends if there is no route.
  public static func search(
    _ marks: SearchMarks, places: [Int], links: [Int], on map: NetworkMap, text: MapText, id: String
  ) -> [UInt8] {
    var svg = SVG(reservingCapacity: 30_000)
    svg.openOverlay(map.base.layout.frame.bounds, text: text, id: id)
    let isMany = map.points.count > 200
    svg.open("g", ["class": isMany ? "search many" : "search"])
    svg.open("g", ["class": "tree"])
    svg.path(PathData(pieces: marks.tree.lazy.flatMap { map.links[$0] }))
    svg.close("g")
    let points = { (places: [Int]) in PathData(dots: places.lazy.map { map.points[$0] }) }
    svg.path(points(marks.settledFromGoal), ["class": "settled-dots from-goal"])
    svg.path(points(marks.settled), ["class": "settled-dots"])
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
  fileprivate mutating func square(_ center: Point, class style: String) {
    empty(
      "rect",
      [
        "class": .text(style), "x": .number(center.x), "y": .number(center.y), "width": .number(7),
        "height": .number(7),
      ])
  }
}
