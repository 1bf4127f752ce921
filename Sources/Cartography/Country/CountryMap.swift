import Drawing
import Geography

extension Cartographer {
  /// Draws the map of a country as a separate file for `<img>`. Towns are drawn in a separate
  /// overlay.
  ///
  /// The country's lines are accurate to half a user unit, and its islets below 1.5 units are left
  /// out. Lines of the surrounding land are accurate to two units.
  ///
  /// - Parameters:
  ///   - code: the ISO 3166-1 alpha-2 code, upper case.
  ///   - names: names of countries by code; a neighbour without an entry gets no label.
  /// - Returns: the map; `nil` if the atlas has no country with that code.
  public func countryMap(_ code: String, names: [String: String], text: (MapNotes) -> MapText)
    -> BaseMap?
  {
    guard let index = atlas.countryIndex(code) else { return nil }
    var layout = countryLayout(atlas.countries[index])
    var ground = CountryGround(atlas: atlas, country: index, scaleWords: scaleWords)
    let layers = ground.layers(layout.frame.placement, visible: layout.main)

    var body = SVG(reservingCapacity: 30_000)
    if layout.main == layout.frame.bounds {
      ground.write(layers, page: layout.main, into: &body)
    } else {
      // The nested element keeps land out of the strip of insets.
      body.path(Rectangle().path(in: layout.frame.bounds), ["class": "paper"])
      body.open(
        "svg", ["width": .number(layout.main.width), "height": .number(layout.main.height)])
      ground.write(layers, page: layout.main, into: &body)
      body.close("svg")
    }
    for inset in layout.insets { ground.write(inset, into: &body) }

    let rows = ScanRows(
      layers.outlines.rings(ofCountry: index), steps: layers.steps, page: layout.main.size)
    let corner = ScaleCorner(layout.frame, in: layout.main) { box in
      rows.area(in: box) + (layout.insets.contains { $0.rect.intersects(box) } ? 1e6 : 0)
    }
    corner?.write(into: &body)
    for set in LabelSet.ground {
      var taken = layout.insets.map { $0.rect.insetBy(dx: -4, dy: -4) }
      if let corner { taken.append(corner.box(set)) }
      if let button = set.button(on: layout.main) { taken.append(button) }
      let placed = writeNames(
        except: index, names: names, layers: layers, page: layout.main, set: set, taken: taken,
        into: &body)
      layout.obstacles[set.rawValue] = placed + [corner?.box(set)].compactMap(\.self)
    }

    var svg = SVG(reservingCapacity: body.bytes.count + 3000)
    let hasStrip = layout.main != layout.frame.bounds
    let parts = ground.parts + (hasStrip ? [.paper] : [])
    let notes = MapNotes(
      disputes: atlas.disputes(ground.disputes), insets: layout.insets.compactMap(\.name),
      gap: ground.gap)
    svg.openBaseMap(layout.frame.size, text: text(notes), style: parts)
    let start = svg.bytes.count
    svg.append(body)
    let drawing = start..<svg.bytes.count
    svg.close("svg")
    return BaseMap(
      layout: layout, svg: svg.bytes, drawing: drawing, styleParts: parts, notes: notes)
  }
}

extension Atlas {
  func disputes(_ numbers: Set<Int>) -> [Dispute] {
    numbers.sorted().map { worldview.disputes[$0] }
  }
}
