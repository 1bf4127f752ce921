import Drawing
import Geography

/// Writes the layers of a country's map and of the map's insets. Records which layers were written,
/// so that the style sheet contains only the rules that are used.
struct CountryGround {
  let atlas: Atlas
  let country: Int
  private let scaleWords: ScaleWords
  private var hasNeutralLand = false
  /// The strip of land, along the antimeridian, that is missing from the outlines; `nil` if nothing
  /// is missing.
  let gap: GeoBox?
  /// The disputes shown on the map, as indices into the worldview's list of disputes.
  private(set) var disputes: Set<Int> = []
  private var hasIsles = false

  /// The number of steps per user unit. Rounding to a step changes a coordinate by at most an
  /// eighth of a unit, which is well below the line tolerance of half a unit.
  static let steps = 4
  static let context = SimplificationOptions.Context(tolerance: 2, smallestIslet: 6)

  init(atlas: Atlas, country: Int, scaleWords: ScaleWords) {
    self.atlas = atlas
    self.country = country
    self.scaleWords = scaleWords
    gap = atlas.gap(ofCountry: country)
  }

  var parts: [BaseMapStyle] {
    [.country] + (hasNeutralLand ? [.neutral] : [])
      + (!disputes.isEmpty ? [.disputed] : [])
      + (hasIsles ? [.isles] : [])
  }

  func layers(_ placement: MapPlacement, visible: Rect) -> OutlineLayers {
    OutlineLayers(
      atlas, placement: placement, visible: visible, provincesOf: [country], steps: Self.steps,
      context: Self.context)
  }

  mutating func write(
    _ layers: OutlineLayers, page: Rect, hasNet: Bool = true, into svg: inout SVG
  ) {
    let placement = layers.outlines.placement
    svg.path(Rectangle().path(in: page), ["class": "sea"])
    if hasNet { svg.net(Graticule(placement, page: page)) }
    svg.openSteps(layers.steps)
    svg.path(layers.surroundings(of: country), ["class": "land"])
    let neutral = layers.neutralLand()
    hasNeutralLand = hasNeutralLand || !neutral.isEmpty
    svg.path(neutral, ["class": "neutral"])
    svg.path(layers.land(of: [country]), ["class": "focus"])
    svg.path(layers.lines(.province) { owner($0.left) == country }, ["class": "province"])
    svg.borders(layers) {
      // The path of the country's area already draws the country's border.
      owner($0.left) != country && owner($0.right) != country
    }
    disputes.formUnion(layers.shownDisputes)
    svg.close("g")
    writePoles(placement, page: page, into: &svg)
    let isles = Isles(atlas, country: country, placement: placement, page: page)
    hasIsles = hasIsles || !isles.rings.isEmpty
    svg.path(isles.rings, ["class": "isle"])
    svg.path(isles.dots, ["class": "islet"])
  }

  mutating func write(_ inset: MapInset, into svg: inout SVG) {
    let rect = inset.rect
    svg.open(
      "svg",
      [
        "x": .number(rect.minX), "y": .number(rect.minY), "width": .number(rect.width),
        "height": .number(rect.height), "viewBox": .viewBox(rect),
      ])
    let layers = layers(inset.placement, visible: rect)
    write(layers, page: rect, hasNet: false, into: &svg)
    svg.close("svg")
    svg.path(Rectangle().path(in: rect))
    if let name = inset.name { write(name, of: inset, layers, into: &svg) }
    let metres = GreatCircle.earthRadius / inset.placement.scale
    ScaleBar(metresPerUnit: metres, longest: rect.width * 0.4, words: scaleWords)?
      .write(at: Point(x: rect.minX + 10, y: rect.maxY - 8), isCentered: false, into: &svg)
  }

  /// Writes the name of an inset. On small maps, the name is left out if it would cover the
  /// country's land.
  private func write(
    _ name: String, of inset: MapInset, _ layers: OutlineLayers, into svg: inout SVG
  ) {
    let rect = inset.rect
    let land = ScanRows(
      layers.outlines.rings(ofCountry: country), steps: layers.steps,
      page: Size(width: MapFrame.width, height: rect.maxY))
    for set in LabelSet.ground {
      let width = TextWidth.of(name, size: set.fontSize)
      guard width < rect.width - 12 else { continue }
      let origins = [rect.minX + 8, rect.maxX - 8 - width]
      let areas = origins.map {
        land.area(in: Rect(x: $0, y: rect.minY + 4, width: width, height: set.fontSize))
      }
      let isRight = set != .wide && areas[1] < areas[0]
      guard set == .wide || areas[isRight ? 1 : 0] == 0 else { continue }
      svg.element(
        "text",
        [
          "class": .text(set.rawValue), "x": .number(isRight ? rect.maxX - 8 : rect.minX + 8),
          "y": .number(rect.minY + 6 + 0.85 * set.fontSize),
          "text-anchor": isRight ? "end" : .none,
        ], text: name)
    }
  }

  private func writePoles(_ placement: MapPlacement, page: Rect, into svg: inout SVG) {
    for (latitude, name) in [(90.0, scaleWords.poles.north), (-90, scaleWords.poles.south)] {
      let pole = placement.point(for: Coordinate(latitude: latitude, longitude: 0))
      guard let pole, page.insetBy(dx: 40, dy: 40).contains(pole) else { continue }
      let cross = [
        [pole.offset(x: -5, y: 0), pole.offset(x: 5, y: 0)],
        [pole.offset(x: 0, y: -5), pole.offset(x: 0, y: 5)],
      ]
      svg.path(PathData(pieces: cross), ["class": "scale"])
      for set in LabelSet.ground {
        svg.element(
          "text",
          [
            "class": .text(set.rawValue), "x": .number(pole.x + 8),
            "y": .number(pole.y + 0.34 * set.fontSize),
          ], text: name)
      }
      writeMeridians(around: pole, latitude: latitude, placement, page: page, into: &svg)
    }
  }

  /// Labels meridians near the edge of a polar map, because north is not at the top of such a map.
  private func writeMeridians(
    around pole: Point, latitude: Double, _ placement: MapPlacement, page: Rect,
    into svg: inout SVG
  ) {
    guard pole.distance(to: page.center) < page.height / 4 else { return }
    for (longitude, name) in [(0.0, "0°"), (90, "90° E"), (180, "180°"), (-90, "90° W")] {
      let step = latitude > 0 ? -1.0 : 1
      let far = stride(from: latitude + step, to: 0, by: step).lazy.compactMap {
        placement.point(for: Coordinate(latitude: $0, longitude: longitude))
      }.prefix { page.insetBy(dx: 64, dy: 26).contains($0) }
      guard let point = Array(far).last else { continue }
      for set in LabelSet.ground {
        svg.element(
          "text",
          [
            "class": .text("measure \(set.rawValue)"), "x": .number(point.x),
            "y": .number(point.y + 0.34 * set.fontSize), "text-anchor": "middle",
          ], text: name)
      }
    }
  }

  private func owner(_ province: Int?) -> Int? { province.flatMap { atlas.provinces[$0].country } }
}
