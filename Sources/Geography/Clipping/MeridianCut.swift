import Drawing
import Input
import Platform

/// Cuts lines and areas along the meridian opposite the central meridian. On a flat map, this cut
/// is both the left and the right edge.
///
/// If a line or an outline crosses the cut, two points are added at the latitude of the crossing:
/// one at longitude `central + 180` and one at `central - 180`. These longitudes are not
/// normalised, so a projection puts each point on its own edge of the map.
public struct MeridianCut: Hashable, Sendable {
  /// The meridian in the middle of the map, in degrees.
  public let central: Double

  /// Makes a cut opposite a meridian.
  public init(central: Double = 0) { self.central = central }

  /// A vertex in degrees: `x` is its longitude relative to the central meridian, and `y` is its
  /// latitude.
  private typealias Vertex = Point

  /// Cuts a line that consists of great-circle segments, and returns the pieces. All longitudes in
  /// the pieces are within 180 degrees of the central meridian.
  public func pieces(of line: [Coordinate]) -> [[Coordinate]] {
    var pieces: [[Vertex]] = []
    var piece: [Vertex] = []
    for coordinate in line {
      var vertex = relative(coordinate)
      guard let last = piece.last else {
        piece = [vertex]
        continue
      }
      settleSide(of: &vertex, from: last)
      if abs(vertex.x - last.x) > 180 {
        let latitude = crossing(last, vertex)
        let side: Double = last.x < 0 ? -180 : 180
        if abs(last.x) != 180 { piece.append(Vertex(x: side, y: latitude)) }
        pieces.append(piece)
        piece = abs(vertex.x) == 180 ? [] : [Vertex(x: -side, y: latitude)]
      }
      piece.append(vertex)
    }
    if !piece.isEmpty { pieces.append(piece) }
    return pieces.filter { $0.count > 1 || line.count == 1 }.map { $0.map { absolute($0) } }
  }

  /// Cuts an area into rings. A ring that crosses the cut is closed along the cut, and a ring
  /// around a pole is closed through the pole. In the argument and in the result, exteriors are
  /// clockwise, holes are anticlockwise, and no ring repeats its first vertex at the end.
  public func rings(of area: [[Coordinate]]) -> [[Coordinate]] {
    var whole: [[Vertex]] = []
    var open: [[Vertex]] = []
    for ring in area { split(ring.map { relative($0) }, into: &open, whole: &whole) }
    return (whole + joined(open)).map { $0.map { absolute($0) } }
  }

  /// If a ring crosses the cut, adds its pieces to `open`. Otherwise adds the ring to `whole`.
  private func split(_ ring: [Vertex], into open: inout [[Vertex]], whole: inout [[Vertex]]) {
    guard ring.count > 2 else { return }
    var pieces: [[Vertex]] = []
    var piece: [Vertex] = []
    var last = ring[ring.count - 1]
    for next in ring {
      var vertex = next
      settleSide(of: &vertex, from: last)
      if abs(vertex.x - last.x) > 180 {
        let latitude = crossing(last, vertex)
        let side: Double = last.x < 0 ? -180 : 180
        piece.append(Vertex(x: side, y: latitude))
        pieces.append(piece)
        piece = [Vertex(x: -side, y: latitude)]
      }
      piece.append(vertex)
      last = vertex
    }
    if pieces.isEmpty {
      whole.append(piece)
    } else {
      // The list of vertices begins in the middle of a piece, so join the last part to the first.
      pieces[0] = piece + pieces[0]
      open += pieces
    }
  }

  /// Joins pieces into rings. The lines that join them run clockwise along the map's edge, so that
  /// the inside of the area stays on the right.
  private func joined(_ pieces: [[Vertex]]) -> [[Vertex]] {
    // Positions along the edge: 0...180 up the western side, 180...360 down the eastern side.
    func place(_ vertex: Vertex) -> Double {
      vertex.x < 0 ? vertex.y + 90 : 270 - vertex.y
    }
    let byStart = pieces.indices.sorted { (place(pieces[$0][0]), $0) < (place(pieces[$1][0]), $1) }
    let starts = byStart.map { place(pieces[$0][0]) }
    var free = FreePositions(count: pieces.count)
    var positions = [Int](repeating: 0, count: pieces.count)
    for (position, piece) in byStart.enumerated() { positions[piece] = position }
    var result: [[Vertex]] = []
    for first in pieces.indices where free.first(from: positions[first]) == positions[first] {
      var ring: [Vertex] = []
      var current = first
      repeat {
        // The first piece stays free until the ring comes back to it.
        if current != first { free.take(positions[current]) }
        ring += pieces[current]
        let end = place(pieces[current][pieces[current].count - 1])
        let ahead = free.first(from: starts.partitioningIndex { $0 >= end }).map { byStart[$0] }
        let next = ahead ?? free.first(from: 0).map { byStart[$0] } ?? first
        let start = place(pieces[next][0])
        // If the path to the next piece passes a pole, follow the map's upper or lower edge.
        if end < 180 && (start > 180 || ahead == nil) {
          ring += [Vertex(x: -180, y: 90), Vertex(x: 180, y: 90)]
        }
        if ahead == nil && (end >= 180 || start < 180) {
          ring += [Vertex(x: 180, y: -90), Vertex(x: -180, y: -90)]
        }
        current = next
      } while current != first
      free.take(positions[first])
      result.append(ring)
    }
    return result
  }

  /// The latitude at which the great circle between two places crosses the cut.
  private func crossing(_ a: Vertex, _ b: Vertex) -> Double {
    if abs(a.x) == 180 { return a.y }
    if abs(b.x) == 180 { return b.y }
    let start = UnitVector(Coordinate(latitude: a.y, longitude: a.x))
    let end = UnitVector(Coordinate(latitude: b.y, longitude: b.x))
    // The longitudes are relative to the central meridian, so the cut lies in the plane y = 0.
    // Weight the two ends so that the y of their sum becomes 0. Sort the ends, so that both
    // directions of a segment give the same result.
    let swap = a.x > b.x
    let (p, q) = swap ? (end, start) : (start, end)
    let first = abs(q.y)
    let second = abs(p.y)
    let x = p.x * first + q.x * second
    let z = p.z * first + q.z * second
    return atan2(z, abs(x)).degrees
  }

  /// If `b` lies exactly on the cut, moves it to the edge of the map that is nearer to `a`.
  private func settleSide(of b: inout Vertex, from a: Vertex) {
    guard abs(b.x) == 180 else { return }
    b.x = abs(a.x) == 180 ? a.x : a.x < 0 ? -180 : 180
  }

  private func relative(_ coordinate: Coordinate) -> Vertex {
    Vertex(x: relativeLongitude(coordinate.longitude, from: central), y: coordinate.latitude)
  }

  private func absolute(_ vertex: Vertex) -> Coordinate {
    Coordinate(latitude: vertex.y, longitude: vertex.x + central)
  }
}
