import Drawing
import Geography

extension Overlay {
  /// Draws a route over its network's `quiet` file, and alternatives beneath the route. The ends
  /// have names, and so do stops with space for a name.
  ///
  /// - Parameters:
  ///   - places: the indices of the places in the order of travel.
  ///   - chosen: the places that the route must visit; these have names too.
  ///   - links: the indices of the links between consecutive places.
  ///   - view: the part of the map that the page shows first; all names are placed in it.
  public static func route(
    places: [Int], chosen: Set<Int> = [], links: [Int], others: [OtherWay] = [],
    on map: NetworkMap, view: MapView? = nil, text: MapText,
    id: String = "route"
  ) -> [UInt8] {
    var svg = SVG(reservingCapacity: 6000)
    let letters = WayLetters(
      others, route: links, places: places, on: map, zoom: view?.zoom ?? 1)
    // An element with the role `img` must not contain links.
    svg.openOverlay(
      map.base.layout.frame.bounds, text: text, id: id, role: others.isEmpty ? "img" : "group")
    svg.otherWays(others, letters: letters, route: links, on: map, zoom: view?.zoom ?? 1)
    svg.routeLines(links, on: map, zoom: view?.zoom ?? 1, id: id)
    for place in places.dropFirst().dropLast() {
      svg.stop(at: map.points[place])
    }
    if let goal = places.last, places.count > 1 { svg.goal(at: map.points[goal]) }
    if let start = places.first { svg.start(at: map.points[start]) }

    svg.routeLabels(
      places: places, chosen: chosen, links: links, others: others.flatMap(\.links), on: map,
      view: view, around: letters.points.compactMap(\.self))
    svg.close("svg")
    return svg.bytes
  }
}

extension NetworkMap {
  /// Returns a link's pieces, which follow its given line more closely if the map is magnified.
  func pieces(of link: Int, zoom: Double) -> [[Point]] {
    // Only maps of the earth are magnified.
    guard zoom > 1, !isFixed[link] else { return links[link] }
    return LinkGeometry(
      drawing: drawing, points: points, placement: base.layout.frame.placement, zoom: zoom
    ).line(link, offset: 0)
  }

  func style(of link: Int) -> NetworkDrawing.LineStyle {
    let mode = drawing.links[link].mode
    return drawing.modes.indices.contains(mode) ? drawing.modes[mode] : .solid
  }
}

extension SVG {
  /// Writes the circle of a stop; the style sheet sets its radius.
  mutating func stop(at point: Point) {
    empty("circle", ["class": "stop", "cx": .number(point.x), "cy": .number(point.y)])
  }

  mutating func start(at point: Point) {
    let frame = Rect(x: point.x - 9, y: point.y - 10, width: 18, height: 16)
    path(Triangle().path(in: frame), ["class": "start"])
  }

  mutating func goal(at point: Point) {
    path(Rectangle().path(in: Rect(around: point, radius: 7)), ["class": "goal"])
  }
}
