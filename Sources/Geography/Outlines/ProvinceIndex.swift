import Drawing
import Platform

/// A spatial index of borders: a grid of half-degree cells, with the edges in each cell.
///
/// The area at a place is on the eastern side of the nearest edge to the west. Every arc stores the
/// areas on both of its sides, so no crossings have to be counted.
struct ProvinceIndex: Sendable {
  private static let cellsPerDegree = 2
  private static let columns = 360 * cellsPerDegree
  private static let rows = 180 * cellsPerDegree
  private static let cell = Int32(1_000_000 / cellsPerDegree)

  /// The index of each cell's first entry in `edges`. Cells are ordered row by row from the
  /// south-west. The last element is the number of entries.
  private let starts: [Int32]
  /// For each entry, the first vertex of its edge, and the arc that contains the edge.
  private let edges: [Int32]
  private let arcOfEdge: [Int32]

  init(arcs: [OutlineArc], longitudes: [Int32], latitudes: [Int32]) {
    var counts = [Int32](repeating: 0, count: Self.columns * Self.rows + 1)
    Self.forEachCell(arcs, longitudes, latitudes) { cell, _, _ in counts[cell + 1] += 1 }
    for cell in 1..<counts.count { counts[cell] += counts[cell - 1] }
    starts = counts
    var edges = [Int32](repeating: 0, count: Int(counts[counts.count - 1]))
    var arcOfEdge = edges
    Self.forEachCell(arcs, longitudes, latitudes) { cell, vertex, arc in
      edges[Int(counts[cell])] = Int32(vertex)
      arcOfEdge[Int(counts[cell])] = Int32(arc)
      counts[cell] += 1
    }
    self.edges = edges
    self.arcOfEdge = arcOfEdge
  }

  /// Calls `body` for each cell that the bounding box of an edge touches.
  private static func forEachCell(
    _ arcs: [OutlineArc], _ longitudes: [Int32], _ latitudes: [Int32],
    _ body: (_ cell: Int, _ vertex: Int, _ arc: Int) -> Void
  ) {
    for (number, arc) in arcs.enumerated() {
      for vertex in arc.vertices.dropLast() {
        let x1 = column(longitudes[vertex])
        let x2 = column(longitudes[vertex + 1])
        let y1 = row(latitudes[vertex])
        let y2 = row(latitudes[vertex + 1])
        for y in min(y1, y2)...max(y1, y2) {
          for x in min(x1, x2)...max(x1, x2) { body(y * columns + x, vertex, number) }
        }
      }
    }
  }

  private static func column(_ longitude: Int32) -> Int {
    min(max(Int((longitude + 180_000_000) / cell), 0), columns - 1)
  }

  private static func row(_ latitude: Int32) -> Int {
    min(max(Int((latitude + 90_000_000) / cell), 0), rows - 1)
  }

  /// The index of the province at a place; `nil` at sea.
  func province(at place: Coordinate, in atlas: Atlas) -> Int? {
    guard place.latitude.isFinite, place.longitude.isFinite, abs(place.latitude) <= 90 else {
      return nil
    }
    let x = OutlineCollection.units(Longitude.normalized(place.longitude))
    let y = OutlineCollection.units(place.latitude)
    let row = Self.row(y)
    var column = Self.column(x)
    while column >= 0 {
      let cell = row * Self.columns + column
      let edge = Double(column) * Double(Self.cell) - 180e6
      var nearest = -Double.infinity
      var found: Int?
      for entry in Int(starts[cell])..<Int(starts[cell + 1]) {
        let vertex = Int(edges[entry])
        let y1 = atlas.latitudes[vertex]
        let y2 = atlas.latitudes[vertex + 1]
        guard (y1 <= y) != (y2 <= y) else { continue }
        let x1 = Double(atlas.longitudes[vertex])
        let x2 = Double(atlas.longitudes[vertex + 1])
        let share = (Double(y) - Double(y1)) / (Double(y2) - Double(y1))
        let crossing = min(max(x1 + (x2 - x1) * share, min(x1, x2)), max(x1, x2))
        // A crossing to the west of this cell is found later, in its own cell.
        if crossing >= edge && crossing <= Double(x) && crossing > nearest {
          nearest = crossing
          let arc = atlas.arcs[Int(arcOfEdge[entry])]
          found = (y2 > y1 ? arc.right : arc.left) ?? -1
        }
      }
      if let found { return found < 0 ? nil : found }
      column -= 1
    }
    return nil
  }

  /// The index of the province with the nearest border, among the provinces for which `accepts`
  /// returns true. `nil` if none of their borders is within `distance` metres. A distance above
  /// 2,000 km counts as 2,000 km.
  func nearest(
    to place: Coordinate, within distance: Double, in atlas: Atlas,
    where accepts: (Province) -> Bool
  ) -> Int? {
    guard place.latitude.isFinite, place.longitude.isFinite, abs(place.latitude) <= 90,
      distance >= 0
    else { return nil }
    let metresPerUnit = GreatCircle.earthRadius * Double.pi / 180 / Atlas.unitsPerDegree
    let x = OutlineCollection.units(Longitude.normalized(place.longitude))
    let y = OutlineCollection.units(place.latitude)
    let shrink = max(cos(place.latitude.radians), 0.01)
    let reach = min(distance, 2_000_000) / metresPerUnit
    let rows =
      Self.row(Int32(max(Double(y) - reach, -90e6)))...Self.row(Int32(min(Double(y) + reach, 90e6)))
    let span = min(Int((reach / shrink / Double(Self.cell)).rounded(.up)), Self.columns / 2 - 1)
    let middle = Self.column(x)
    var best = min(distance, 2_000_000) / metresPerUnit
    best *= best
    var found: Int?
    for row in rows {
      for offset in -span...span {
        let column = (middle + offset + Self.columns) % Self.columns
        let cell = row * Self.columns + column
        for entry in Int(starts[cell])..<Int(starts[cell + 1]) {
          let vertex = Int(edges[entry])
          let square = Self.square(
            from: (x, y), to: (atlas.longitudes[vertex], atlas.latitudes[vertex]),
            (atlas.longitudes[vertex + 1], atlas.latitudes[vertex + 1]), shrink: shrink)
          guard square <= best else { continue }
          let arc = atlas.arcs[Int(arcOfEdge[entry])]
          let side = [arc.right, arc.left].lazy.compactMap(\.self).first {
            accepts(atlas.provinces[$0])
          }
          guard let side, square < best || found == nil else { continue }
          best = square
          found = side
        }
      }
    }
    return found
  }

  /// The squared distance from a place to an edge, in squared millionths of a degree of latitude,
  /// on a plane that touches the sphere at the place.
  private static func square(
    from place: (Int32, Int32), to a: (Int32, Int32), _ b: (Int32, Int32), shrink: Double
  ) -> Double {
    func relative(_ vertex: (Int32, Int32)) -> Point {
      Point(
        x: relativeLongitude(vertex.0, from: place.0) * shrink,
        y: Double(vertex.1) - Double(place.1))
    }
    return Point(x: 0, y: 0).squaredDistance(toSegment: relative(a), relative(b))
  }
}
