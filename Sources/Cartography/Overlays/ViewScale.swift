import Drawing
import Geography

/// The scale of a part of a map that a page shows at first, if the map's own lies out of sight.
struct ViewScale {
  private let bar: ScaleBar
  private let origin: Point
  /// User units to a unit of the view.
  private let unit: Double

  /// Finds the corner of the view in which the bar covers the least of a route; `nil` if the map
  /// has no scale of its own, if that scale can be seen, or if the whole map is shown.
  init?(_ view: MapView?, on map: NetworkMap, links: [Int]) {
    guard let view, let own = map.scale else { return nil }
    unit = 1 / view.zoom
    let rect = view.rect(on: map.size)
    // Its room is wider than the bar.
    if rect.contains(own.center) { return nil }
    guard let metres = map.base.layout.frame.metresPerUnit(at: rect.center),
      let bar = ScaleBar(
        metresPerUnit: metres, longest: 160 * unit, words: map.base.layout.frame.scaleWords)
    else { return nil }
    self.bar = bar
    let left = rect.minX + 24 * unit
    let right = rect.maxX - 24 * unit - bar.length
    let bottom = rect.maxY - 18 * unit
    let top = rect.minY + (LabelSet.narrow.fontSize + 24) * unit
    let corners = [
      Point(x: left, y: bottom), Point(x: right, y: bottom), Point(x: left, y: top),
      Point(x: right, y: top),
    ]
    let counts = corners.map { [unit] corner in
      let box = bar.box(at: corner, fontSize: LabelSet.narrow.fontSize * unit, unit: unit)
      return links.reduce(box.intersects(own) ? 1 << 20 : 0) { count, link in
        count + map.links[link].reduce(0) { $0 + box.clip($1).count }
      }
    }
    origin = corners[counts.firstIndex(of: counts.min() ?? 0) ?? 0]
  }

  /// The box of the bar with its text, at the font size of a set of names.
  func box(_ set: LabelSet) -> Rect {
    bar.box(at: origin, fontSize: set.fontSize * unit, unit: unit)
  }

  /// Writes the bar as the group `view-scale`.
  func write(into svg: inout SVG) {
    svg.open("g", ["class": "view-scale"])
    bar.write(at: origin, unit: unit, into: &svg)
    svg.close("g")
  }
}
