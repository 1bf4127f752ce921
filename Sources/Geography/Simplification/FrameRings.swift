import Drawing

/// Makes the rings of areas from the lines of a page.
struct FrameRings {
  let atlas: Atlas
  let placement: MapPlacement
  let lines: FrameLines
  let clip: RectangleClip
  let options: SimplificationOptions

  /// The rings of an area within the page, without its islets and ponds.
  func rings(of area: VisibleAreas.Area) -> [[GridPoint]] {
    var result: [[GridPoint]] = []
    for (position, polygon) in area.polygons.enumerated() {
      let isLargest = position == 0 && area.hasLargest
      var exterior = lines.ring(polygon.rings[0])
      let isTiny = isIslet(exterior)
      if isTiny && !isLargest { continue }
      if isTiny || exterior.count < 3 || !hasArea(exterior) {
        guard isLargest else { continue }
        if exterior.count < 3 || !hasArea(exterior) { exterior = speck(exterior) }
      }
      append(exterior, to: &result)
      for hole in polygon.rings.dropFirst() {
        let ring = lines.ring(hole)
        // A hole with another area in it stays, however small.
        let isLake = hole.allSatisfy { atlas.arcs[$0.arc].kind == .coast }
        if ring.count < 3 || (isLake && isIslet(ring)) { continue }
        append(ring, to: &result)
      }
    }
    for polygon in area.torn { appendTorn(polygon, to: &result) }
    return result
  }

  private func append(_ ring: [GridPoint], to result: inout [[GridPoint]]) {
    let clipped = clip.ring(ring)
    var distinct: [GridPoint] = []
    for point in clipped where point != distinct.last { distinct.append(point) }
    while distinct.count > 1 && distinct.first == distinct.last { distinct.removeLast() }
    if distinct.count > 2 { result.append(distinct) }
  }

  /// A polygon across the map's cut: cut on the sphere first, its rings simplified by themselves.
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

  /// Whether a ring is smaller than what is drawn, both ways.
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

  private func hasArea(_ ring: [GridPoint]) -> Bool {
    guard let last = ring.last else { return false }
    var sum = 0
    var previous = last
    for point in ring {
      sum += Int(previous.x) * Int(point.y) - Int(point.x) * Int(previous.y)
      previous = point
    }
    return sum != 0
  }

  /// The smallest area that can be drawn, for a country that would vanish in rounding.
  private func speck(_ ring: [GridPoint]) -> [GridPoint] {
    guard let center = ring.first else { return [] }
    return [
      GridPoint(x: center.x, y: center.y - 1), GridPoint(x: center.x + 1, y: center.y + 1),
      GridPoint(x: center.x - 1, y: center.y + 1),
    ]
  }
}
