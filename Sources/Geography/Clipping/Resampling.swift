import Drawing
import Platform

/// Adds points to a projected line until it follows the true curve. A segment is halved if it spans
/// more than 30 degrees, or if the projected middle of its curve is too far from the chord or from
/// the chord's middle. A segment no longer than twice the tolerance is never halved. The method and
/// its constants come from d3-geo's adaptive resampling.
struct Resampling {
  enum Curve {
    case greatCircle
    /// The straight line in longitude and latitude.
    case parallel
  }

  private static let maximumDepth = 16
  private static let cosineOf30Degrees = 3.0.squareRoot() / 2

  let placement: MapPlacement
  let central: Double
  let squaredTolerance: Double
  let curve: Curve

  init(_ placement: MapPlacement, tolerance: Double, curve: Curve) {
    self.placement = placement
    self.curve = curve
    squaredTolerance = max(tolerance, 1e-6) * max(tolerance, 1e-6)
    switch placement.projection.cut {
    case .meridian(let central): self.central = central
    case .antipode(let center): self.central = center.longitude
    }
  }

  private struct Vertex {
    var place: Coordinate
    var direction: UnitVector
    var point: Point

    init?(_ place: Coordinate, _ placement: MapPlacement) {
      guard let point = placement.point(for: place) else { return nil }
      self.place = place
      self.point = point
      direction = UnitVector(place)
    }
  }

  /// The projected points, in several pieces if the projection is undefined for some vertices.
  func pieces(of line: [Coordinate]) -> [[Point]] {
    var pieces: [[Point]] = []
    var piece: [Point] = []
    var last: Vertex?
    for place in line {
      guard let vertex = Vertex(place, placement) else {
        if piece.count > 1 { pieces.append(piece) }
        piece = []
        last = nil
        continue
      }
      if let last { refine(last, vertex, Self.maximumDepth, &piece) }
      piece.append(vertex.point)
      last = vertex
    }
    if piece.count > 1 { pieces.append(piece) }
    return pieces
  }

  /// Appends the points that are needed between two vertices, without the vertices themselves.
  private func refine(_ a: Vertex, _ b: Vertex, _ depth: Int, _ result: inout [Point]) {
    let dx = b.point.x - a.point.x
    let dy = b.point.y - a.point.y
    let square = dx * dx + dy * dy
    guard square > 4 * squaredTolerance, depth > 0,
      let middle = Vertex(middle(a, b), placement)
    else { return }
    let mx = middle.point.x - a.point.x
    let my = middle.point.y - a.point.y
    let across = dy * mx - dx * my
    let isOff =
      across * across / square > squaredTolerance
      || abs((dx * mx + dy * my) / square - 0.5) > 0.3
      || a.direction.dot(b.direction) < Self.cosineOf30Degrees
    guard isOff else { return }
    refine(a, middle, depth - 1, &result)
    result.append(middle.point)
    refine(middle, b, depth - 1, &result)
  }

  private func middle(_ a: Vertex, _ b: Vertex) -> Coordinate {
    let xA = relativeLongitude(a.place.longitude, from: central)
    let xB = relativeLongitude(b.place.longitude, from: central)
    if curve == .parallel || abs(xA - xB) < 1e-9 {
      return Coordinate(
        latitude: (a.place.latitude + b.place.latitude) / 2, longitude: central + (xA + xB) / 2)
    }
    let place = (a.direction + b.direction).coordinate
    // At a pole the longitude is undefined.
    guard abs(place.latitude) < 90 - 1e-9 else {
      return Coordinate(latitude: place.latitude, longitude: central + (xA + xB) / 2)
    }
    return place
  }
}
