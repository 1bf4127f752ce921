import Drawing
import Geography

/// Writes the files of a network's map after its places and links have been positioned on the page.
struct NetworkWriter {
  let drawing: NetworkDrawing
  let layout: MapLayout
  let points: [Point]
  let lines: [[[Point]]]
  let text: MapText
  /// A Boolean value that is true if the ground has a path with the class `board`.
  var hasBoard = false

  /// The maximum number of one-way links with arrows. If a network has more, its map has no arrows.
  private static let mostArrows = 150

  /// - Parameter names: writes the base map's own names for a label set, keeps them out of the
  ///   given boxes, and returns the bounding boxes of the names.
  func map(
    scale: ScaleCorner?, ground: (inout SVG) -> Void,
    names: (LabelSet, [Rect], inout SVG) -> [Rect]
  ) -> NetworkMap {
    var quiet = SVG(reservingCapacity: 100_000)
    quiet.openBaseMap(layout.frame.size, text: text, style: style)
    writeRegionStyle(into: &quiet)
    writeLineStyle(into: &quiet)
    ground(&quiet)
    var base = quiet
    scale?.write(into: &quiet)
    quiet.open("g", ["class": "faint"])
    writeNetwork(into: &quiet, withDots: drawing.named.count <= 200)
    quiet.close("g")
    var groundNames: [LabelSet: [Rect]] = [:]
    for set in LabelSet.ground {
      let corners = [scale?.box(set), set.button(on: layout.main)]
      groundNames[set] = names(set, corners.compactMap(\.self) + discs, &quiet)
    }
    quiet.close("svg")

    writeNetwork(into: &base, withDots: true)
    scale?.write(into: &base)
    let coverage = coverage
    for set in LabelSet.allCases {
      let limit = set == .wide ? 100 : set == .medium ? 60 : 24
      writeLabels(set, limit: limit, scale: scale, over: coverage, into: &base)
    }
    base.close("svg")
    var map = map(base: base, quiet: quiet)
    map.groundNames = groundNames
    return map
  }

  /// Writes the files ``NetworkMap/base`` and ``NetworkMap/quiet`` over a country's map, whose
  /// names and scale bar are kept.
  func map(over country: BaseMap) -> NetworkMap {
    var quiet = SVG(reservingCapacity: country.svg.count + 8000)
    quiet.openBaseMap(
      layout.frame.size, text: text, style: country.styleParts + [.network])
    quiet.append(country.svg[country.drawing])
    var base = quiet
    quiet.open("g", ["class": "faint"])
    writeNetwork(into: &quiet, withDots: true)
    quiet.close("g")
    quiet.close("svg")

    writeNetwork(into: &base, withDots: true)
    let coverage = coverage
    for set in LabelSet.allCases {
      let limit = set == .wide ? 60 : set == .medium ? 40 : 24
      writeLabels(set, limit: limit, over: coverage, into: &base)
    }
    base.close("svg")
    return map(base: base, quiet: quiet)
  }

  /// The bounding boxes of the dots in the colours of regions; empty if there are no regions.
  private var discs: [Rect] {
    let radius = NetworkDrawing.regionDotRadius
    return drawing.regions.isEmpty
      ? []
      : points.map {
        Rect(x: $0.x - radius, y: $0.y - radius, width: 2 * radius, height: 2 * radius)
      }
  }

  private var coverage: LineCoverage {
    LineCoverage(drawing.drawnLinks.lazy.flatMap { lines[$0] }, page: layout.frame.bounds)
  }

  private func map(base: SVG, quiet: SVG) -> NetworkMap {
    let geometry = LinkGeometry(
      drawing: drawing, points: points, placement: layout.frame.placement)
    return NetworkMap(
      base: BaseMap(layout: layout, svg: base.bytes), quiet: quiet.bytes, points: points,
      links: lines,
      isFixed: drawing.links.indices.map {
        drawing.links[$0].bends.isEmpty && geometry.line($0, offset: 0) != lines[$0]
      },
      paths: lines.map { String(decoding: PathData(pieces: $0).bytes, as: UTF8.self) },
      drawing: drawing)
  }

  /// The style sheet of the map. The rules for neutral land and disputed borders are always
  /// included, because any map can show them.
  private var style: [BaseMapStyle] {
    [.neutral, .disputed, .paper, .network]
      + (hasBoard || !drawing.regions.isEmpty ? [.board] : [])
  }

  private func writeNetwork(into svg: inout SVG, withDots: Bool) {
    // Curved lines are drawn on top of straight lines.
    let order = drawing.modes.indices.sorted {
      (drawing.modes[$0] == .double ? 1 : 0, $0) < (drawing.modes[$1] == .double ? 1 : 0, $1)
    }
    let scale = SVG.Value.optional(drawing.isDense ? "scale(.5)" : nil)
    for mode in order {
      // Links in the default colour are drawn first.
      for color in [nil] + drawing.colors.indices.map(Optional.init) {
        var data = PathData(drawing.isDense ? .scaled(2) : .decimals(1))
        let links = drawing.drawnLinks.filter {
          drawing.links[$0].mode == mode && drawing.links[$0].color == color
        }
        let pieces = links.flatMap { lines[$0] }
        let trails = drawing.isDense ? LineTrails(pieces, steps: 2) : LineTrails(pieces)
        for trail in trails.trails { data.add(trail) }
        let style = drawing.modes[mode]
        let names = [style == .solid ? nil : style.rawValue, color.map { "line-\($0)" }]
        svg.path(
          data,
          [
            "class": .text((["link"] + names.compactMap(\.self)).joined(separator: " ")),
            "transform": scale,
          ])
        if style == .double { svg.path(data, ["class": "core", "transform": scale]) }
      }
    }
    let directed = drawing.drawnLinks.filter { drawing.links[$0].isDirected }
    if directed.count <= Self.mostArrows {
      var arrows = PathData(.decimals(1))
      for index in directed {
        if let piece = lines[index].max(by: { $0.count < $1.count }) {
          arrows.addArrow(along: piece)
        }
      }
      svg.path(arrows, ["class": "arrow"])
    }
    if !drawing.regions.isEmpty {
      writeRegionDots(into: &svg)
    } else if withDots {
      writeDots(into: &svg)
    }
  }

  private func writeDots(into svg: inout SVG) {
    let named = drawing.named
    let dots = named.lazy.map { points[$0] }.filter { layout.frame.bounds.contains($0) }
    svg.path(PathData(dots: dots), ["class": named.count > 200 ? "dots small" : "dots"])
  }

  /// Writes dots in the colours of their regions. Each dot contains the number of its region, so
  /// that colour is not the only cue.
  private func writeRegionDots(into svg: inout SVG) {
    svg.open("g", ["class": "places"])
    for (index, place) in drawing.places.enumerated() {
      guard layout.main.contains(points[index]) else { continue }
      let region = place.region.flatMap {
        drawing.regions.indices.contains($0) ? drawing.regions[$0] : nil
      }
      svg.empty(
        "circle",
        [
          "class": .optional(region.map { "region-\($0.id)" }), "cx": .number(points[index].x),
          "cy": .number(points[index].y), "r": .number(NetworkDrawing.regionDotRadius),
        ])
      if let number = place.region {
        svg.element(
          "text",
          [
            "class": .text(region.map(markClass) ?? "mark"), "x": .number(points[index].x),
            "y": .number(points[index].y + 6),
            "text-anchor": "middle",
          ], text: "\(number + 1)")
      }
    }
    svg.close("g")
  }

  private func writeRegionStyle(into svg: inout SVG) {
    let regions = drawing.regions.filter {
      RegionStyle.isColor($0.color) && RegionStyle.isColor($0.darkColor)
    }
    guard !regions.isEmpty else { return }
    svg.open("style")
    for region in regions { svg.text(".region-\(region.id){fill:\(region.color)}") }
    let inked = regions.filter(Self.hasOwnInk)
    for region in inked { svg.text(Self.inkRule(region, RegionInk.light, on: region.color)) }
    svg.raw("@media(prefers-color-scheme:dark){")
    for region in regions { svg.text(".region-\(region.id){fill:\(region.darkColor)}") }
    for region in inked { svg.text(Self.inkRule(region, RegionInk.dark, on: region.darkColor)) }
    svg.raw("}")
    svg.close("style")
  }

  private func writeLineStyle(into svg: inout SVG) {
    guard !drawing.colors.isEmpty else { return }
    svg.open("style")
    svg.text(LineColor.rules(drawing.colors))
    svg.raw("@media(prefers-contrast:more){.link{stroke:CanvasText}}")
    svg.close("style")
  }

  private func markClass(_ region: NetworkDrawing.Region) -> String {
    Self.hasOwnInk(region) ? "mark on-\(region.id)" : "mark"
  }

  /// Returns true if the default text colour has too little contrast with a colour of the region.
  private static func hasOwnInk(_ region: NetworkDrawing.Region) -> Bool {
    RegionInk.ink(RegionInk.light, on: region.color) != RegionInk.light
      || RegionInk.ink(RegionInk.dark, on: region.darkColor) != RegionInk.dark
  }

  private static func inkRule(
    _ region: NetworkDrawing.Region, _ ink: String, on color: String
  ) -> String {
    "text.on-\(region.id){fill:\(RegionInk.ink(ink, on: color))}"
  }

  /// Writes the names of places. Each name stays in the main map or inset that shows its dot. The
  /// main map and each inset have at most `limit` names.
  private func writeLabels(
    _ set: LabelSet, limit: Int, scale: ScaleCorner? = nil, over lines: LineCoverage,
    into svg: inout SVG
  ) {
    let placed = layout.parts(for: set).flatMap { part in
      var placer = LabelPlacer(
        page: part.page, fontSize: set.fontSize, gap: 2 * set.factor, lines: lines,
        hasLeaders: true)
      placer.reserve(part)
      if let scale { placer.reserve(scale.box(set)) }
      return labels(set, placer: &placer, limit: limit)
    }
    // For `narrow`, the class differs from the class of the base map's own names, which are shown
    // at other widths.
    svg.labels(placed, style: set == .narrow ? "small" : set.rawValue)
  }

  private func labels(
    _ set: LabelSet, placer: inout LabelPlacer, limit: Int
  ) -> [PlacedLabel] {
    let radius = drawing.dotRadius(set)
    let named = drawing.named
    let isSmall = drawing.isSmall
    for point in named.map({ points[$0] }) {
      if isSmall {
        placer.reserveDot(at: point, radius: radius)
      } else {
        placer.addDot(at: point, radius: radius)
      }
    }
    let requests = named.map { index in
      LabelRequest(
        text: drawing.places[index].name, anchor: points[index], radius: radius,
        rank: drawing.places[index].rank, isEssential: drawing.places[index].isCapital)
    }
    return placer.place(requests, limit: limit)
  }
}
