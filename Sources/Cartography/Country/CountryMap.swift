import Drawing
import Geography

extension Cartographer {
  /// Draws the map of a country: a file of its own for `<img>`, with the provinces of the country, the
  /// land around it, the names of its neighbours and a scale. Towns belong to an overlay.
  ///
  /// - Parameters:
  ///   - code: the ISO 3166-1 alpha-2 code, upper case.
  ///   - names: names of countries by code; a neighbour without one stays without a name.
  ///   - text: what the map says of itself.
  /// - Returns: the map; `nil` for a code that the atlas does not know.
  public func countryMap(_ code: String, names: [String: String], text: MapText) -> BaseMap? {
    guard let index = atlas.countryIndex(code) else { return nil }
    let country = atlas.countries[index]
    var layout = countryLayout(country)
    let layers = OutlineLayers(
      atlas, placement: layout.frame.placement, visible: layout.main, provincesOf: [index])

    var svg = SVG(reservingCapacity: 40_000)
    svg.openBaseMap(layout.frame.size, text: text, styles: [BaseMapStyle.country])
    let start = svg.bytes.count
    if layout.main == layout.frame.bounds {
      writeMain(index, layout: layout, layers: layers, into: &svg)
    } else {
      // Where a strip of insets follows, the land must end with the main map.
      svg.path(Rectangle().path(in: layout.frame.bounds), ["class": "paper"])
      svg.open("svg", ["width": .number(layout.main.width), "height": .number(layout.main.height)])
      writeMain(index, layout: layout, layers: layers, into: &svg)
      svg.close("svg")
    }
    for inset in layout.insets { write(inset, of: index, into: &svg) }

    let rows = ScanRows(layers.outlines.rings(ofCountry: index), page: layout.main.size)
    let corner = ScaleCorner(layout, land: rows)
    corner?.bar.write(at: corner?.origin ?? .zero, into: &svg)
    for set in LabelSet.allCases {
      var taken = layout.insets.map { $0.rect.insetBy(dx: -4, dy: -4) }
      if let corner { taken.append(corner.bar.box(at: corner.origin, fontSize: set.fontSize)) }
      let placed = writeNames(
        except: index, names: names, layers: layers, page: layout.main, set: set, taken: taken,
        into: &svg)
      layout.obstacles[set.rawValue] =
        placed + (corner.map { [$0.bar.box(at: $0.origin, fontSize: set.fontSize)] } ?? [])
    }
    let drawing = start..<svg.bytes.count
    svg.close("svg")
    return BaseMap(layout: layout, svg: svg.bytes, drawing: drawing)
  }

  private func writeMain(
    _ index: Int, layout: MapLayout, layers: OutlineLayers, into svg: inout SVG
  ) {
    svg.path(Rectangle().path(in: layout.main), ["class": "sea"])
    svg.lines(Graticule(layout.frame.placement, page: layout.main).lines, class: "net")
    svg.openTenths()
    svg.path(layers.surroundings(of: index), ["class": "land"])
    svg.path(layers.neutralLand(), ["class": "neutral"])
    svg.path(layers.land(of: [index]), ["class": "focus"])
    svg.path(layers.lines(.province) { isProvince($0, of: index) }, ["class": "province"])
    svg.borders(layers) { !isEdge($0, of: index) }
    svg.close("g")
    svg.path(
      isles(of: index, placement: layout.frame.placement, page: layout.main), ["class": "isle"])
  }

  private func write(_ inset: MapInset, of index: Int, into svg: inout SVG) {
    let rect = inset.rect
    let layers = OutlineLayers(
      atlas, placement: inset.placement, visible: rect, provincesOf: [index])
    svg.open("g", ["class": "inset"])
    svg.open(
      "svg",
      [
        "x": .number(rect.minX), "y": .number(rect.minY), "width": .number(rect.width),
        "height": .number(rect.height), "viewBox": .viewBox(rect),
      ])
    svg.path(Rectangle().path(in: rect), ["class": "sea"])
    svg.openTenths()
    svg.path(layers.surroundings(of: index), ["class": "land"])
    svg.path(layers.neutralLand(), ["class": "neutral"])
    svg.path(layers.land(of: [index]), ["class": "focus"])
    svg.path(layers.lines(.province) { isProvince($0, of: index) }, ["class": "province"])
    svg.borders(layers) { !isEdge($0, of: index) }
    svg.close("g")
    svg.path(isles(of: index, placement: inset.placement, page: rect), ["class": "isle"])
    svg.close("svg")
    svg.path(Rectangle().path(in: rect), ["class": "frame"])
    if let name = inset.name, TextWidth.of(name, size: LabelSet.wide.fontSize) < rect.width - 16 {
      svg.element(
        "text",
        ["class": "wide", "x": .number(rect.minX + 8), "y": .number(rect.minY + 20)], text: name)
    }
    let metres = GreatCircle.earthRadius / inset.placement.scale
    ScaleBar(metresPerUnit: metres, longest: rect.width * 0.4)?
      .write(at: Point(x: rect.minX + 10, y: rect.maxY - 8), into: &svg)
    svg.close("g")
  }

  /// Whether an arc is the country's edge, which is drawn with its area.
  private func isEdge(_ arc: OutlineArc, of country: Int) -> Bool {
    arc.left.flatMap { atlas.provinces[$0].country } == country
      || arc.right.flatMap { atlas.provinces[$0].country } == country
  }

  private func isProvince(_ arc: OutlineArc, of country: Int) -> Bool {
    arc.left.flatMap { atlas.provinces[$0].country } == country
  }

  /// Rings around the islands of a country that has no land large enough to be seen.
  private func isles(of index: Int, placement: MapPlacement, page: Rect) -> PathData {
    var data = PathData(.decimals(1))
    let country = atlas.countries[index]
    if let marker = country.marker, let point = placement.point(for: marker) {
      data.append(Circle().path(in: Rect(x: point.x - 9, y: point.y - 9, width: 18, height: 18)))
      return data
    }
    var boxes: [Rect] = []
    for polygon in country.polygons {
      guard let area = atlas.projectedBounds(of: [polygon], in: placement.projection) else {
        continue
      }
      let box = Rect(
        minX: placement.origin.x + placement.scale * area.minX,
        minY: placement.origin.y - placement.scale * area.maxY,
        maxX: placement.origin.x + placement.scale * area.maxX,
        maxY: placement.origin.y - placement.scale * area.minY)
      guard page.intersects(box.insetBy(dx: -1, dy: -1)) else { continue }
      if max(box.width, box.height) > 25 { return PathData(.decimals(1)) }
      boxes.append(box)
    }
    var drawn: [Point] = []
    for box in boxes {
      let center = box.center
      guard !drawn.contains(where: { $0.distance(to: center) < 14 }) else { continue }
      drawn.append(center)
      let radius = max(9, max(box.width, box.height) / 2 + 5)
      data.append(
        Circle().path(
          in: Rect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)))
    }
    return data
  }
}
