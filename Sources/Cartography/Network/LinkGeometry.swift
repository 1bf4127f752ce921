import Drawing
import Geography

/// Computes each link's line: the line given in the data, a great circle or a straight line.
/// Parallel links without a given line are drawn side by side. Double lines, which are for trains,
/// curve above straight links. On a map of the earth, a double line without a straight link beside
/// it is a great circle.
struct LinkGeometry {
  let drawing: NetworkDrawing
  let points: [Point]
  /// The placement of the earth on the page; `nil` for networks on a grid.
  let placement: MapPlacement?
  /// The magnification of the map on the page, relative to its frame.
  var zoom = 1.0

  /// The distance between links that connect the same places, in user units.
  private static let gap = 7.0
  /// The maximum errors of a link's given line, in user units. Together with the rounding to a
  /// tenth, they add up to less than half a unit.
  private static let bendTolerances = (resampling: 0.1, simplification: 0.3)

  func lines() -> [[[Point]]] {
    let offsets = self.offsets()
    return drawing.links.indices.map { line($0, offset: offsets[$0]) }
  }

  /// Returns the offset of each link's middle from the straight line. The offset is positive if the
  /// middle lies to the left, as seen by a traveller from the place with the lower index to the
  /// place with the higher index.
  private func offsets() -> [Double] {
    var groups: [UInt64: [Int]] = [:]
    for (index, link) in drawing.links.enumerated() where link.bends.isEmpty && !link.isHidden {
      let low = UInt64(min(link.from, link.to))
      let high = UInt64(max(link.from, link.to))
      groups[low << 32 | high, default: []].append(index)
    }
    var offsets = Array(repeating: 0.0, count: drawing.links.count)
    // The order of the groups does not matter, because each link is in only one group.
    for members in groups.values {
      var straight = members.filter { !isDouble($0) }
      if placement != nil, straight.isEmpty { straight = members }
      let curved = straight.count < members.count ? members.filter(isDouble) : []
      for (position, index) in straight.enumerated() {
        offsets[index] = (Double(position) - Double(straight.count - 1) / 2) * Self.gap
      }
      for (position, index) in curved.enumerated() {
        let link = drawing.links[index]
        let a = points[min(link.from, link.to)]
        let b = points[max(link.from, link.to)]
        let bulge = min(max(a.distance(to: b) * 0.16, 10), 44) + Double(position) * Self.gap
        // The curve goes above the straight line: to the left of a link that runs to the right.
        offsets[index] = b.x >= a.x ? bulge : -bulge
      }
    }
    return offsets
  }

  private func isDouble(_ link: Int) -> Bool {
    let mode = drawing.links[link].mode
    return drawing.modes.indices.contains(mode) && drawing.modes[mode] == .double
  }

  func line(_ index: Int, offset: Double) -> [[Point]] {
    let link = drawing.links[index]
    let (a, b) = (points[link.from], points[link.to])
    var pieces: [[Point]] = [[a, b]]
    if let placement, let from = drawing.places[link.from].coordinate,
      let to = drawing.places[link.to].coordinate
    {
      guard link.bends.isEmpty else {
        return placement.pieces(
          along: [from] + link.bends + [to], tolerance: Self.bendTolerances.resampling / zoom
        )
        .map { simplified($0, tolerance: Self.bendTolerances.simplification / zoom) }
      }
      pieces = placement.pieces(along: [from, to], tolerance: 0.3 / zoom)
      if pieces.isEmpty { pieces = [[a, b]] }
    }
    guard offset != 0, pieces.count == 1, let piece = pieces.first else { return pieces }
    return [Self.bent(piece, by: link.from <= link.to ? offset : -offset)]
  }

  /// Returns a line bent to the left like a parabola, by `offset` in the middle. Its ends stay
  /// fixed.
  private static func bent(_ line: [Point], by offset: Double) -> [Point] {
    var lengths = [0.0]
    for (a, b) in zip(line, line.dropFirst()) {
      lengths.append((lengths.last ?? 0) + a.distance(to: b))
    }
    guard let total = lengths.last, total > 0 else { return line }
    let count = 16
    var segment = 0
    var result: [Point] = []
    for step in 0...count {
      let target = total * Double(step) / Double(count)
      while segment < line.count - 2, lengths[segment + 1] < target { segment += 1 }
      let (a, b) = (line[segment], line[segment + 1])
      let length = lengths[segment + 1] - lengths[segment]
      let point = length > 0 ? a.interpolated(to: b, at: (target - lengths[segment]) / length) : a
      let t = Double(step) / Double(count)
      let shift = length > 0 ? 4 * t * (1 - t) * offset / length : 0
      // On the page, where y grows downwards, the direction to the left is (dy, -dx).
      result.append(point.offset(x: (b.y - a.y) * shift, y: -(b.x - a.x) * shift))
    }
    return simplified(result, tolerance: 0.15)
  }
}

extension PathData {
  init(pieces: some Sequence<[Point]>) {
    self.init(.decimals(1))
    for piece in pieces { add(piece) }
  }

  /// Makes lines of zero length, which round line caps show as dots.
  init(dots: some Sequence<Point>) {
    self.init(.decimals(1))
    for point in dots { dot(at: point) }
  }

  /// Makes the path data of links in the order of travel, for a page that magnifies the map.
  init(_ links: [Int], on map: NetworkMap, zoom: Double) {
    let pieces = links.flatMap { map.pieces(of: $0, zoom: zoom) }
    let hasBends = pieces.contains { $0.count > 2 }
    self.init(chain: pieces, decimals: zoom > 1 && hasBends ? 2 : 1)
  }

  /// Makes the path data of lines in the order of travel. A line that begins or ends where the
  /// previous line ended continues from there, so the common point is written only once.
  init(chain lines: [[Point]], decimals: Int = 1) {
    self.init(.decimals(decimals))
    var end: Point?
    for (index, line) in lines.enumerated() {
      guard let first = line.first, let last = line.last else { continue }
      let next = lines.indices.contains(index + 1) ? lines[index + 1] : []
      let isConnected = end == first || end == last
      let isReversed =
        isConnected ? end != first : first == next.first || first == next.last && last != next.first
      let points = isReversed ? line.reversed() : line
      if !isConnected { move(to: points[0]) }
      for point in points.dropFirst() { self.line(to: point) }
      end = points.last
    }
  }

  mutating func add(_ line: [Point]) {
    guard let first = line.first else { return }
    move(to: first)
    for point in line.dropFirst() { self.line(to: point) }
  }

  /// Adds an arrowhead in the middle of a line, if the line is long enough for it.
  mutating func addArrow(along line: [Point], length: Double = 9) {
    let total = line.length
    guard total > length * 1.5 else { return }
    var rest = total / 2 + length / 2
    for (a, b) in zip(line, line.dropFirst()) {
      let step = a.distance(to: b)
      if rest > step || step == 0 {
        rest -= step
        continue
      }
      let tip = a.interpolated(to: b, at: rest / step)
      let (x, y) = ((b.x - a.x) / step, (b.y - a.y) / step)
      let back = tip.offset(x: -x * length, y: -y * length)
      move(to: tip)
      self.line(to: back.offset(x: -y * length * 0.45, y: x * length * 0.45))
      self.line(to: back.offset(x: y * length * 0.45, y: -x * length * 0.45))
      close()
      return
    }
  }
}
