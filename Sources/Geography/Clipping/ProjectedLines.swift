public import Drawing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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

  /// Meridians and parallels every `step` degrees. Most meridians end at 80 degrees north and
  /// south, so that they do not crowd the poles.
  public func graticule(step: Double, tolerance: Double = 0.5) -> [[Point]] {
    guard step > 0.01, step <= 90 else { return [] }
    let resampling = Resampling(self, tolerance: tolerance, curve: .parallel)
    let central = resampling.central
    var lines: [[Coordinate]] = []
    for number in 0..<Int((360 / step).rounded(.up)) {
      let longitude = -180 + Double(number) * step
      let end = longitude.truncatingRemainder(dividingBy: 90) == 0 ? 90.0 : 80.0
      // Divide each meridian into three segments. The middle of a single segment could, by
      // symmetry, lie on the chord between its ends although the line bends. Resampling would then
      // add no points.
      lines.append(
        [-end, -end / 3, end / 3, end].map { Coordinate(latitude: $0, longitude: longitude) })
    }
    var latitude = (-90 / step).rounded(.up) * step
    while latitude < 90 {
      if latitude > -90 {
        // Parallels run from edge to edge of the map, so that no parallel crosses the cut.
        lines.append(
          stride(from: -180.0, through: 180, by: 20).map {
            Coordinate(latitude: latitude, longitude: central + $0)
          })
      }
      latitude += step
    }
    return lines.flatMap { resampling.pieces(of: $0) }
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
