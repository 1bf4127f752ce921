import Drawing
import Geography

/// Finds boxes for insets. A box never covers the country, and less than 60 % of a box covers other
/// land.
struct InsetRoom {
  private let page: Rect
  private let country: ScanRows
  private let land: ScanRows

  init(_ layers: OutlineLayers, country: Int?, page: Size) {
    self.page = Rect(origin: .zero, size: page)
    self.country = ScanRows(
      country.map { layers.outlines.rings(ofCountry: $0) } ?? [], page: page)
    land = ScanRows(
      layers.outlines.countries.flatMap { layers.outlines.rings(ofCountry: $0) }, page: page)
  }

  /// Returns large boxes for all insets if they fit, else small boxes; `nil` if neither size fits.
  func rects(count: Int) -> [Rect]? {
    for size in [Size(width: 220, height: 165), Size(width: 180, height: 140)] {
      var rects: [Rect] = []
      while rects.count < count, let rect = best(size, avoiding: rects) { rects.append(rect) }
      if rects.count == count { return rects.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) } }
    }
    return nil
  }

  /// Returns the box, along an edge of the page, that covers the least land; `nil` if every box
  /// touches the country or another inset, or covers too much other land.
  private func best(_ size: Size, avoiding taken: [Rect]) -> Rect? {
    let gap = 12.0
    let left = page.minX + gap
    let right = page.maxX - gap - size.width
    let top = page.minY + gap
    let bottom = page.maxY - gap - size.height
    guard left < right, top < bottom else { return nil }
    var candidates: [Point] = []
    for step in 0...20 {
      let share = Double(step) / 20
      candidates.append(Point(x: left + share * (right - left), y: bottom))
      candidates.append(Point(x: left, y: bottom - share * (bottom - top)))
      candidates.append(Point(x: right, y: bottom - share * (bottom - top)))
      candidates.append(Point(x: left + share * (right - left), y: top))
    }
    var best: (area: Double, rect: Rect)?
    for origin in candidates {
      let rect = Rect(origin: origin, size: size)
      let around = rect.insetBy(dx: -gap, dy: -gap)
      guard !taken.contains(where: { $0.intersects(around) }), country.area(in: around) == 0
      else { continue }
      let area = land.area(in: rect)
      if best.map({ area < $0.area }) ?? true { best = (area, rect) }
    }
    // Less than 60 % of an inset may cover neighbouring land.
    return best.flatMap { $0.area < 0.6 * size.width * size.height ? $0.rect : nil }
  }
}

/// The boxes of insets in rows below a map.
struct InsetStrip {
  let rects: [Rect]
  let height: Double

  init(count: Int, top: Double) {
    let gap = 12.0
    let perRow = min(count, 5)
    let rows = (count + perRow - 1) / perRow
    let width = min(300, (MapFrame.width - gap * Double(perRow + 1)) / Double(perRow))
    let boxHeight = min(200, max(150, width * 0.75)).rounded()
    rects = (0..<count).map { index in
      Rect(
        x: gap + Double(index % perRow) * (width + gap),
        y: top + gap + Double(index / perRow) * (boxHeight + gap), width: width,
        height: boxHeight)
    }
    height = gap + Double(rows) * (boxHeight + gap)
  }
}
