public import Drawing
import Geography

/// The position of a country on the map of the world, for a view that zooms in on the country.
public struct WorldMapPlace: Hashable, Sendable {
  /// The smallest rectangle around the parts of the country that belong in its view, in user units.
  ///
  /// Small distant parts are left out: otherwise the view of France would contain half the
  /// Atlantic. If a country lies on both sides of ±180 degrees, where the map is cut, the rectangle
  /// covers the side with more of the country's land.
  public let box: Rect
  /// The label point of the country; the middle of `box` if the label point is outside `box`.
  public let center: Point
  /// The width or height of the country's largest part, whichever is greater, in user units; 0
  /// without an outline.
  public let extent: Double
}

extension Cartographer {
  /// The smallest area of a distant part, as a share of the country's land. A smaller part is left
  /// out of the country's view.
  private static let worthSeeing = 0.05

  /// Returns a country's position on the world map; `nil` if the country is unknown or outside the
  /// map.
  public func worldPlace(_ code: String) -> WorldMapPlace? {
    guard let country = atlas.country(code) else { return nil }
    let frame = world
    let boxes = sideWithMoreLand(worthSeeing(country)).compactMap {
      atlas.bounds(of: $0, on: frame.placement)?.intersection(frame.bounds)
    }
    let point = MapLayout(frame: frame).point(for: country.labelPoint)
    let largest = boxes.map { max($0.width, $0.height) }.max() ?? 0
    guard let first = boxes.first ?? point.map({ Rect(origin: $0, size: .zero) }) else {
      return nil
    }
    let box = boxes.reduce(first) { $0.union($1) }
    let center = point.flatMap { box.contains($0) ? $0 : nil } ?? box.center
    return WorldMapPlace(box: box, center: center, extent: largest)
  }

  /// Returns the polygons of a country, cut at ±180 degrees, without small distant parts.
  func worthSeeing(_ country: CountryOutline) -> [OutlinePolygon] {
    let least = Self.worthSeeing * country.clusters.reduce(0) { $0 + $1.area }
    let boxes = country.clusters.filter { $0.role != .inset || $0.area >= least }.map(\.box)
    return country.cutPolygons.filter { polygon in
      boxes.contains { $0.contains(polygon.box.center) }
    }
  }

  /// If the polygons lie on both sides of ±180 degrees, returns only those on the side with more
  /// land. Otherwise returns all polygons.
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
