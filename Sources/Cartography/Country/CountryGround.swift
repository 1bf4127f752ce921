import Drawing
import Geography

/// Writes what lies on a country's map, main map and insets alike, and remembers what it has written,
/// for the style has rules only for what is there.
struct CountryGround {
  let atlas: Atlas
  let country: Int
  private var hasNeutralLand = false
  private var hasDisputes = false
  private var hasIsles = false

  /// Steps to a unit: a quarter of a pixel leaves rounding far within the bound, and is shorter than a
  /// tenth.
  static let steps = 4
  /// How finely the land around the country is drawn.
  static let context = SimplificationOptions.Context(tolerance: 2, smallestIslet: 6)

  init(atlas: Atlas, country: Int) {
    self.atlas = atlas
    self.country = country
  }

  /// The rules that what was written needs.
  var parts: [BaseMapStyle.Part] {
    [.country] + (hasNeutralLand ? [.neutral] : []) + (hasDisputes ? [.disputed] : [])
      + (hasIsles ? [.isles] : [])
  }

  func layers(_ placement: MapPlacement, visible: Rect) -> OutlineLayers {
    OutlineLayers(
      atlas, placement: placement, visible: visible, provincesOf: [country], steps: Self.steps,
      context: Self.context)
  }

  /// Writes sea, net, land and borders.
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
    let disputes = svg.borders(layers) {
      // The country's own edge is drawn with its area.
      owner($0.left) != country && owner($0.right) != country
    }
    hasDisputes = hasDisputes || disputes
    svg.close("g")
    writePoles(placement, page: page, into: &svg)
    let isles = Isles(atlas, country: country, placement: placement, page: page)
    hasIsles = hasIsles || !isles.rings.isEmpty
    svg.path(isles.rings, ["class": "isle"])
    svg.path(isles.dots, ["class": "islet"])
  }

  /// Writes a far part in its box, with its name and scale.
  mutating func write(_ inset: MapInset, into svg: inout SVG) {
    let rect = inset.rect
    svg.open(
      "svg",
      [
        "x": .number(rect.minX), "y": .number(rect.minY), "width": .number(rect.width),
        "height": .number(rect.height), "viewBox": .viewBox(rect),
      ])
    write(layers(inset.placement, visible: rect), page: rect, hasNet: false, into: &svg)
    svg.close("svg")
    svg.path(Rectangle().path(in: rect))
    if let name = inset.name, TextWidth.of(name, size: LabelSet.wide.fontSize) < rect.width - 16 {
      svg.element(
        "text",
        ["class": "wide", "x": .number(rect.minX + 8), "y": .number(rect.minY + 20)], text: name)
    }
    let metres = GreatCircle.earthRadius / inset.placement.scale
    ScaleBar(metresPerUnit: metres, longest: rect.width * 0.4)?
      .write(at: Point(x: rect.minX + 10, y: rect.maxY - 8), isCentered: false, into: &svg)
  }

  /// Writes where the poles are: around them north is every way.
  private func writePoles(_ placement: MapPlacement, page: Rect, into svg: inout SVG) {
    for (latitude, name) in [(90.0, "North Pole"), (-90, "South Pole")] {
      let pole = placement.point(for: Coordinate(latitude: latitude, longitude: 0))
      guard let pole, page.insetBy(dx: 40, dy: 40).contains(pole) else { continue }
      var cross = PathData(.decimals(1))
      cross.add([pole.offset(x: -5, y: 0), pole.offset(x: 5, y: 0)])
      cross.add([pole.offset(x: 0, y: -5), pole.offset(x: 0, y: 5)])
      svg.path(cross, ["class": "scale"])
      for set in LabelSet.allCases {
        svg.element(
          "text",
          [
            "class": .text(set.rawValue), "x": .number(pole.x + 8),
            "y": .number(pole.y + 0.34 * set.fontSize),
          ], text: name)
      }
    }
  }

  private func owner(_ province: Int?) -> Int? { province.flatMap { atlas.provinces[$0].country } }
}
