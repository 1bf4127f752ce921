import Drawing

extension SVG {
  /// Writes the lines of a route: a casing under all of them, then each style as one path.
  mutating func routeLines(_ links: [Int], on map: NetworkMap) {
    var casing = PathData(.decimals(1))
    for link in links { for piece in map.links[link] { casing.add(piece) } }
    path(casing, ["class": "route-casing"])
    for style in NetworkDrawing.LineStyle.allCases {
      var data = PathData(.decimals(1))
      for link in links where map.style(of: link) == style {
        for piece in map.links[link] { data.add(piece) }
      }
      path(data, ["class": style == .solid ? "route-line" : .text("route-line \(style.rawValue)")])
      if style == .double { path(data, ["class": "route-core"]) }
    }
  }

  /// Writes names of a route's places: of its ends for certain where that can be, of others as far as
  /// there is room, off the line where there is a choice.
  mutating func routeLabels(places: [Int], links: [Int], on map: NetworkMap) {
    var coverage = LineCoverage(page: map.size, cell: 10)
    for link in links { for piece in map.links[link] { coverage.add(piece) } }
    coverage.finish()
    for set in LabelSet.allCases {
      let radius = 4 * set.factor
      var placer = LabelPlacer(
        page: map.base.layout.main.insetBy(dx: 3, dy: 3), fontSize: set.fontSize,
        gap: 2 * set.factor, lines: coverage)
      for place in places { placer.addDot(at: map.points[place], radius: radius) }
      let requests = places.enumerated().map { position, place in
        let isEnd = position == 0 || position == places.count - 1
        return LabelRequest(
          text: map.drawing.places[place].name, anchor: map.points[place],
          radius: isEnd ? 7 * set.factor : radius,
          rank: isEnd ? Int.min + position : map.drawing.places[place].rank,
          style: isEnd ? "end" : nil)
      }
      labels(placer.place(requests, limit: set == .wide ? 16 : 6), set: set)
    }
  }
}
