import Drawing

struct FrameRings {
  let atlas: Atlas
  let placement: MapPlacement
  let lines: FrameLines
  let clip: RectangleClip
  let options: SimplificationOptions

  /// The rings of an area, clipped to the page, without islets and ponds that are too small to be
  /// drawn.
  func rings(of area: VisibleAreas.Area) -> [[GridPoint]] {
    var result: [[GridPoint]] = []
    for (position, polygon) in area.polygons.enumerated() {
      let isLargest = position == 0 && area.hasLargest
      guard let exterior = ring(polygon.rings[0], isKept: isLargest) else { continue }
      append(exterior, to: &result)
      for hole in polygon.rings.dropFirst() {
        // A hole that contains another area is kept, however small it is.
        let isLake = hole.allSatisfy { atlas.arcs[$0.arc].kind == .coast }
        if let ring = ring(hole, isKept: !isLake) { append(ring, to: &result) }
      }
    }
    for polygon in area.torn { appendTorn(polygon, to: &result) }
    return result
  }

  /// The points of a ring; `nil` if the ring is too small to be drawn. If rounding would remove the
  /// area of a long, narrow ring, the result is a thin ring of about the same length.
  private func ring(_ references: [ArcReference], isKept: Bool) -> [GridPoint]? {
    let ring = lines.ring(references)
    if isIslet(ring), !isKept, isIslet(references) { return nil }
    if ring.twiceArea != 0 { return ring }
    let whole = points(references).map { FrameLines.rounded($0, options.unitsPerPixel) }
    if whole.twiceArea != 0 { return whole }
    let far = ring.max { distance($0, ring[0]) < distance($1, ring[0]) }
    guard let first = ring.first, let far, far != first else { return isKept ? speck(ring) : nil }
    return sliver(first, far)
  }

  private func append(_ ring: [GridPoint], to result: inout [[GridPoint]]) {
    let clipped = clip.ring(ring)
    var distinct: [GridPoint] = []
    for point in clipped where point != distinct.last { distinct.append(point) }
    while distinct.count > 1 && distinct.first == distinct.last { distinct.removeLast() }
    if distinct.count > 2 { result.append(distinct) }
  }

  /// Cuts a polygon on the sphere along the map's cut, and simplifies each ring separately.
  private func appendTorn(_ polygon: OutlinePolygon, to result: inout [[GridPoint]]) {
    guard case .meridian(let central) = placement.projection.cut else { return }
    let cut = MeridianCut(central: central).rings(
      of: polygon.rings.map { atlas.coordinates(ofRing: $0) })
    var simplifier = LineSimplifier(options)
    for ring in cut {
      var points = ring.compactMap { placement.point(for: $0) }
      guard let first = points.first else { continue }
      points.append(first)
      let kept = simplifier.keptIndices(of: points)
      let rounded = kept.dropLast().map {
        FrameLines.rounded(points[$0], options.unitsPerPixel)
      }
      if !isIslet(rounded) { append(rounded, to: &result) }
    }
  }

  /// Returns true if a ring is too small to be drawn. Measures the unsimplified ring, because the
  /// simplified ring can be smaller.
  private func isIslet(_ references: [ArcReference]) -> Bool {
    guard let box = Rect(containing: points(references)) else { return true }
    return max(box.width, box.height) < options.smallestIslet
  }

  private func points(_ references: [ArcReference]) -> [Point] {
    atlas.coordinates(ofRing: references).compactMap { placement.point(for: $0) }
  }

  private func isIslet(_ ring: [GridPoint]) -> Bool {
    guard let first = ring.first else { return true }
    var low = first
    var high = first
    for point in ring {
      low = GridPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = GridPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let least = options.smallestIslet * options.unitsPerPixel
    return Double(high.x - low.x) < least && Double(high.y - low.y) < least
  }

  private func distance(_ a: GridPoint, _ b: GridPoint) -> Int {
    let (x, y) = (Int(a.x) - Int(b.x), Int(a.y) - Int(b.y))
    return x * x + y * y
  }

  /// The thinnest ring that runs from one point to another and back, clockwise on the page.
  private func sliver(_ a: GridPoint, _ b: GridPoint) -> [GridPoint] {
    let isWide = abs(Int(b.x) - Int(a.x)) > abs(Int(b.y) - Int(a.y))
    let side: Int32 = isWide ? (b.x > a.x ? 1 : -1) : (b.y > a.y ? -1 : 1)
    let middle = GridPoint(
      x: (a.x + b.x) / 2 + (isWide ? 0 : side), y: (a.y + b.y) / 2 + (isWide ? side : 0))
    return [a, b, middle]
  }

  /// The smallest ring that can be drawn, for a country that would vanish in rounding.
  private func speck(_ ring: [GridPoint]) -> [GridPoint] {
    guard let center = ring.first else { return [] }
    return [
      GridPoint(x: center.x, y: center.y - 1), GridPoint(x: center.x + 1, y: center.y + 1),
      GridPoint(x: center.x - 1, y: center.y + 1),
    ]
  }
}
