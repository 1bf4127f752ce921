import Drawing
import Geography

extension Cartographer {
  /// Writes the names of countries, and returns the bounding boxes of these names. A country gets no
  /// name if its area on the map is too small for the name.
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
