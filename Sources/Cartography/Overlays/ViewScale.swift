import Drawing
import Geography

/// A scale bar for the part of a map that a page shows first, if that part lacks the map's own bar.
struct ViewScale {
  private let bar: ScaleBar
  private let origin: Point
  /// One divided by the magnification of the view. A line of `n * unit` user units looks as long as
  /// `n` user units of a map that is not magnified.
  private let unit: Double

  /// Finds the corner of the view where the bar covers the least of a route. `nil` if the map has
  /// no scale bar, if that bar is visible, or if the page shows the whole map.
  init?(_ view: MapView?, on map: NetworkMap, links: [Int]) {
    guard let view, let own = map.scale else { return nil }
    unit = 1 / view.zoom
    let rect = view.rect(on: map.size)
    // Test the middle of the box of the map's own bar. The box is larger than the bar, so a part of
    // the box can be visible without the bar.
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

  func box(_ set: LabelSet) -> Rect {
    bar.box(at: origin, fontSize: set.fontSize * unit, unit: unit)
  }

  func write(into svg: inout SVG) {
    svg.open("g", ["class": "view-scale"])
    bar.write(at: origin, unit: unit, into: &svg)
    svg.close("g")
  }
}
