public import Drawing
import Platform

extension MapPlacement {
  /// The great-circle line through places, in page coordinates, divided at the projection's cut. No
  /// part is farther than `tolerance` pixels from the true line.
  public func pieces(along places: [Coordinate], tolerance: Double = 0.5) -> [[Point]] {
    let resampling = Resampling(self, tolerance: tolerance, curve: .greatCircle)
    switch projection.cut {
    case .meridian(let central):
      return MeridianCut(central: central).pieces(of: places)
        .flatMap { resampling.pieces(of: $0) }
    case .antipode:
      return resampling.pieces(of: places)
    }
  }

  /// The outline of the whole earth on the page, as a ring that does not repeat its first point.
  /// For azimuthal projections, the outline is the circle that represents the antipode of the
  /// centre. Empty for Mercator and conic projections, which cannot show the whole earth.
  public func sphereOutline(tolerance: Double = 0.5) -> [Point] {
    switch projection.cut {
    case .antipode:
      let radius = 2 * scale
      let bend = min(max(tolerance / max(radius, 1e-9), 1e-9), 0.5)
      let steps = Int(min((Double.pi / acos(1 - bend)).rounded(.up), 720))
      return (0..<steps).map {
        let angle = 2 * Double.pi * Double($0) / Double(steps)
        return Point(x: origin.x + radius * sin(angle), y: origin.y - radius * cos(angle))
      }
    case .meridian(let central):
      guard projection.forward(Coordinate(latitude: 90, longitude: central)) != nil,
        projection.forward(Coordinate(latitude: -90, longitude: central)) != nil
      else { return [] }
      let up = stride(from: -90.0, through: 90, by: 10)
      let corners =
        up.map { Coordinate(latitude: $0, longitude: central - 180) }
        + up.reversed().map { Coordinate(latitude: $0, longitude: central + 180) }
      let resampling = Resampling(self, tolerance: tolerance, curve: .parallel)
      return resampling.pieces(of: corners + [corners[0]]).first.map { Array($0.dropLast()) } ?? []
    }
  }
}
