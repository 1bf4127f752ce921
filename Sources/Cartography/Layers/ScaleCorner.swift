import Drawing

/// A scale bar in the corner of a page, or of the part of a page that is shown first.
struct ScaleCorner {
  private let bar: ScaleBar
  /// The left end of the bar.
  private let origin: Point
  /// One divided by the magnification of the part. A line of `n * unit` user units looks as long as
  /// `n` user units of a map that is not magnified.
  private let unit: Double

  /// Finds the corner of `part` in which a bar costs the least. The bar is at most `longest * unit`
  /// long. `nil` if the scale at the centre of `part` allows no bar.
  ///
  /// - Parameter cost: returns the cost of covering a rectangle.
  init?(
    _ frame: MapFrame, in part: Rect, longest: Double = 180, unit: Double = 1,
    cost: (Rect) -> Double
  ) {
    guard let metres = frame.metresPerUnit(at: part.center),
      let bar = ScaleBar(metresPerUnit: metres, longest: longest * unit, words: frame.scaleWords)
    else { return nil }
    let left = part.minX + 24 * unit
    let right = part.maxX - 24 * unit - bar.length
    let bottom = part.maxY - 18 * unit
    let top = part.minY + (LabelSet.narrow.fontSize + 24) * unit
    let corners = [
      Point(x: left, y: bottom), Point(x: right, y: bottom), Point(x: left, y: top),
      Point(x: right, y: top),
    ]
    let costs = corners.map {
      cost(bar.box(at: $0, fontSize: LabelSet.narrow.fontSize * unit, unit: unit))
    }
    self.bar = bar
    self.unit = unit
    origin = corners[costs.firstIndex(of: costs.min() ?? 0) ?? 0]
  }

  /// Finds the corner of a view where the bar covers the least of a route. `nil` if the map has no
  /// scale bar, if that bar is visible, or if the page shows the whole map.
  init?(_ view: MapView?, on map: NetworkMap, links: [Int]) {
    guard let view, let own = map.scale else { return nil }
    let rect = view.rect(on: map.size)
    // Test the middle of the box of the map's own bar. The box is larger than the bar, so a part of
    // the box can be visible without the bar.
    if rect.contains(own.center) { return nil }
    self.init(map.base.layout.frame, in: rect, longest: 160, unit: 1 / view.zoom) { box in
      links.reduce(box.intersects(own) ? 1e6 : 0) { cost, link in
        map.links[link].reduce(cost) { $0 + Double(box.clip($1).count) }
      }
    }
  }

  func box(_ set: LabelSet) -> Rect {
    bar.box(at: origin, fontSize: set.fontSize * unit, unit: unit)
  }

  func write(into svg: inout SVG) {
    bar.write(at: origin, unit: unit, into: &svg)
  }
}
