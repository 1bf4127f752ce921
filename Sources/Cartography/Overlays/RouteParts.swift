import Drawing

extension SVG {
  /// Writes the lines of a route, one path for each style. All casings come first, and the lines
  /// are drawn over them. Each path is written once and drawn again with `<use>`.
  mutating func routeLines(
    _ links: [Int], on map: NetworkMap, zoom: Double = 1, id: String
  ) {
    let lines = NetworkDrawing.LineStyle.allCases.map { style in
      (style, PathData(links.filter { map.style(of: $0) == style }, on: map, zoom: zoom))
    }.filter { !$0.1.isEmpty }
    guard !lines.isEmpty else { return }
    open("g", ["class": "route-casing"])
    for (style, data) in lines {
      path(data, ["class": "line", "id": .text("\(id)-\(style.rawValue)")])
    }
    close("g")
    for (style, _) in lines {
      let line = "#\(id)-\(style.rawValue)"
      let name = style == .solid ? "route-line" : "route-line \(style.rawValue)"
      empty("use", ["class": .text(name), "href": .text(line)])
      if style == .double { empty("use", ["class": "route-core", "href": .text(line)]) }
    }
  }

  /// Writes a scale bar if the view lacks the map's own bar, then the names.
  ///
  /// The names of a route's ends and of the chosen places come first, then the names of other
  /// places on the route while there is space. On a small network, the names of places off the
  /// route come last, with the class `other`.
  mutating func routeLabels(
    places: [Int], chosen: Set<Int> = [], links: [Int], others: [Int] = [], on map: NetworkMap,
    view: MapView?, around letters: [Point] = []
  ) {
    let scale = ScaleCorner(view, on: map, links: links + others)
    if let scale {
      open("g", ["class": "view-scale"])
      scale.write(into: &self)
      close("g")
    }
    let zoom = view?.zoom ?? 1
    let shown = view.map { $0.rect(on: map.size).insetBy(dx: 3 / zoom, dy: 3 / zoom) }
    let coverage = LineCoverage(
      (links + others).lazy.flatMap { map.links[$0] },
      page: shown ?? map.base.layout.frame.bounds, cell: 10 / zoom)
    let drawing = map.drawing
    let rest = drawing.isSmall ? Set(drawing.named).subtracting(places).sorted() : []
    for set in LabelSet.ground {
      let placed = map.base.layout.parts(for: set).flatMap { part in
        let page = shown.flatMap { $0.intersection(part.page) } ?? part.page
        var placer = LabelPlacer(
          page: page, fontSize: set.fontSize / zoom, gap: 2 * set.factor / zoom, lines: coverage)
        for box in part.obstacles { placer.reserve(box) }
        if let scale { placer.reserve(scale.box(set)) }
        // The button can be in either upper corner of the view.
        for atStart in [false, true] where part.button != nil {
          if let button = set.button(on: page, atStart: atStart, zoom: zoom) {
            placer.reserveGround(button)
          }
        }
        for name in map.groundNames(under: set, zoom: zoom) { placer.reserveGround(name.box) }
        for letter in letters { placer.reserveDot(at: letter, radius: 9 * set.factor / zoom) }
        return map.routeLabels(
          places: places, chosen: chosen, others: rest, set: set, zoom: zoom, placer: &placer)
      }
      labels(placed, style: set.rawValue)
    }
  }
}

extension NetworkMap {
  fileprivate func routeLabels(
    places: [Int], chosen: Set<Int>, others: [Int], set: LabelSet, zoom: Double,
    placer: inout LabelPlacer
  ) -> [PlacedLabel] {
    let dot = drawing.dotRadius(set) / zoom
    let factor = set.factor / zoom
    let radius = max(4 * factor, dot)
    for place in places { placer.reserveDot(at: points[place], radius: radius * 0.8) }
    for place in others { placer.reserveDot(at: points[place], radius: dot) }
    let requests = places.enumerated().map { position, place in
      let isEnd = position == 0 || position == places.count - 1
      return LabelRequest(
        text: drawing.places[place].name, anchor: points[place],
        radius: isEnd ? max(7 * factor, radius) : radius,
        rank: isEnd ? Int.min + position : drawing.places[place].rank,
        style: isEnd ? "end" : nil, isEssential: isEnd || chosen.contains(place))
    }
    let limit = max(set == .wide ? 16 : 6, requests.count(where: \.isEssential))
    let placed = placer.place(requests, limit: limit)
    let rest = others.map {
      LabelRequest(
        text: drawing.places[$0].name, anchor: points[$0], radius: dot,
        rank: drawing.places[$0].rank, style: "other")
    }
    return placed + placer.place(rest, limit: set == .wide ? .max : 6)
  }
}
