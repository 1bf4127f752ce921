import Drawing
import Geography

extension Cartographer {
  /// Writes the names of countries, and returns their bounding boxes. A country whose area on the
  /// page is too small for its name gets no name.
  func writeNames(
    except focus: Int?, names: [String: String], layers: OutlineLayers, page: Rect, set: LabelSet,
    taken: [Rect], identified: Bool = false, into svg: inout SVG
  ) -> [Rect] {
    var taken = taken
    var boxes: [Rect] = []
    var labels: [(String, Rect)] = []
    // The style sheet adds letter spacing to these names.
    let spacing = 1.12
    for index in layers.outlines.countries where index != focus {
      guard let name = names[atlas.countries[index].code] else { continue }
      let size = Size(
        width: TextWidth.of(name, size: set.fontSize) * spacing + 6, height: set.fontSize)
      let rows = ScanRows(
        layers.outlines.rings(ofCountry: index), steps: layers.steps, page: page.size)
      guard
        let rect = rows.room(
          for: size, within: page.insetBy(dx: 6, dy: 6), avoiding: taken)
      else { continue }
      taken.append(rect)
      boxes.append(rect)
      labels.append((name, rect))
    }
    guard !labels.isEmpty else { return [] }
    svg.open(
      "g",
      [
        "class": .text("names labels \(set.rawValue)"), "text-anchor": "middle",
        "id": .optional(identified ? GroundNames.all(set) : nil),
      ])
    for (number, (name, rect)) in labels.enumerated() {
      svg.element(
        "text",
        [
          "x": .number(rect.midX), "y": .number(rect.midY + 0.34 * set.fontSize),
          "id": .optional(identified ? GroundNames.one(set, number) : nil),
        ], text: name)
    }
    svg.close("g")
    return boxes
  }
}

/// The scale bar of a map, in the corner where it hides the least of the map's subject.
struct ScaleCorner {
  let bar: ScaleBar
  /// The left end of the bar.
  let origin: Point

  init(bar: ScaleBar, origin: Point) {
    self.bar = bar
    self.origin = origin
  }

  init?(_ layout: MapLayout, land: ScanRows?) {
    let page = layout.main
    let middle = page.center
    guard let metres = layout.frame.metresPerUnit(at: middle),
      let bar = ScaleBar(metresPerUnit: metres, longest: 180, words: layout.frame.scaleWords)
    else { return nil }
    self.bar = bar
    let size = LabelSet.narrow.fontSize
    let corners = [
      Point(x: 24, y: page.maxY - 18), Point(x: page.maxX - 24 - bar.length, y: page.maxY - 18),
      Point(x: 24, y: page.minY + size + 24),
      Point(x: page.maxX - 24 - bar.length, y: page.minY + size + 24),
    ]
    let areas = corners.map { corner in
      let box = bar.box(at: corner, fontSize: size)
      let isTaken = layout.insets.contains { $0.rect.intersects(box) }
      return (land?.area(in: box) ?? 0) + (isTaken ? 1e6 : 0)
    }
    let least = areas.min() ?? 0
    origin = corners[areas.firstIndex(of: least) ?? 0]
  }
}
