import Drawing
import Geography

/// Rings around a country's islands, drawn only if all of the country's land on the page is hard to
/// see.
struct Isles {
  private(set) var rings = PathData(.decimals(0))
  private(set) var dots = PathData(.decimals(0))

  /// The smallest extent of land that is visible without a ring, in user units.
  private static let visible = 25.0
  /// The extent below which an island gets a dot, in user units.
  private static let speck = 5.0
  /// The distance below which islands share a ring, in user units.
  private static let reach = 14.0

  init(_ atlas: Atlas, country: Int, placement: MapPlacement, page: Rect) {
    let outline = atlas.countries[country]
    if let marker = outline.marker {
      if let point = placement.point(for: marker), page.contains(point) {
        ring(point, radius: 9)
        dots.dot(at: point)
      }
      return
    }
    var boxes: [Rect] = []
    for polygon in outline.polygons {
      guard let box = atlas.bounds(of: polygon, on: placement),
        page.intersects(box.insetBy(dx: -1, dy: -1))
      else { continue }
      if max(box.width, box.height) > Self.visible { return }
      boxes.append(box)
    }
    var drawn: [Point] = []
    for box in boxes {
      let extent = max(box.width, box.height)
      if extent < Self.speck { dots.dot(at: box.center) }
      guard !drawn.contains(where: { $0.distance(to: box.center) < Self.reach }) else { continue }
      drawn.append(box.center)
      ring(box.center, radius: max(9, extent / 2 + 5))
    }
  }

  private mutating func ring(_ center: Point, radius: Double) {
    rings.append(Circle().path(in: Rect(around: center, radius: radius)))
  }
}
