public import Drawing
import Geography

/// The position of a country on the map of the world, for a view that zooms in on it.
public struct WorldMapPlace: Hashable, Sendable {
  /// The smallest box around what belongs in the view, in user units.
  ///
  /// Small far parts are left out: otherwise the view of France would contain half the Atlantic. A
  /// country on both sides of ±180 degrees, where the map is cut, has the box of the side with more
  /// of its land.
  public let box: Rect
  /// The middle of its visible part.
  public let center: Point
  /// The greater side of its largest part, in user units; 0 for one without an outline.
  public let extent: Double
}

extension Cartographer {
  /// The least share of a country's land for a far part to belong in its view: Alaska does, Easter
  /// Island does not.
  private static let worthSeeing = 0.05

  /// The place of a country on the map of the world; `nil` for an unknown code, and
  /// for a country outside the map.
  public func worldPlace(_ code: String) -> WorldMapPlace? {
    guard let country = atlas.country(code) else { return nil }
    let frame = world
    let boxes = sideWithMoreLand(worthSeeing(country)).compactMap { polygon in
      atlas.projectedBounds(of: [polygon], in: frame.placement.projection).map { area in
        Rect(
          minX: frame.placement.origin.x + frame.placement.scale * area.minX,
          minY: frame.placement.origin.y - frame.placement.scale * area.maxY,
          maxX: frame.placement.origin.x + frame.placement.scale * area.maxX,
          maxY: frame.placement.origin.y - frame.placement.scale * area.minY)
      }
    }.compactMap { $0.intersection(frame.bounds) }
    let point = frame.point(for: country.labelPoint).flatMap {
      frame.bounds.contains($0) ? $0 : nil
    }
    let largest = boxes.map { max($0.width, $0.height) }.max() ?? 0
    guard let first = boxes.first ?? point.map({ Rect(origin: $0, size: .zero) }) else {
      return nil
    }
    let box = boxes.reduce(first) { $0.union($1) }
    let center = point.flatMap { box.contains($0) ? $0 : nil } ?? box.center
    return WorldMapPlace(box: box, center: center, extent: largest)
  }

  /// The polygons of a country, cut at ±180 degrees, without small parts far away.
  func worthSeeing(_ country: CountryOutline) -> [OutlinePolygon] {
    let least = Self.worthSeeing * country.clusters.reduce(0) { $0 + $1.area }
    let boxes = country.clusters.filter { $0.role != .inset || $0.area >= least }.map(\.box)
    return country.cutPolygons.filter { polygon in
      boxes.contains { $0.contains(polygon.box.center) }
    }
  }

  /// Of polygons on both sides of ±180 degrees, those of the side with more land.
  private func sideWithMoreLand(_ polygons: [OutlinePolygon]) -> [OutlinePolygon] {
    let stretch = LongitudeInterval.smallest(covering: polygons.map(\.box.longitudes))
    guard let stretch, stretch.width < 360, stretch.west + stretch.width > 180 else {
      return polygons
    }
    let west = polygons.filter { $0.box.longitudes.middle < 0 }
    let east = polygons.filter { $0.box.longitudes.middle >= 0 }
    let area = { (side: [OutlinePolygon]) in side.reduce(0) { $0 + $1.area } }
    return area(west) > area(east) ? west : east
  }
}
