import Drawing

/// The areas that might be visible on a page, and the arcs that these areas need.
struct VisibleAreas {
  struct Area {
    let number: Int
    var polygons: [OutlinePolygon] = []
    /// The polygons that cross the map's cut and must be cut before they are projected.
    var torn: [OutlinePolygon] = []
    /// A Boolean value that is true if the first polygon is the largest of the whole country or
    /// province. The largest polygon is always drawn.
    var hasLargest = false
  }

  private(set) var countries: [Area] = []
  private(set) var provinces: [Area] = []
  private(set) var usedArcs: [Bool]
  /// The arcs that are drawn only as parts of torn polygons.
  private(set) var tornArcs: Set<Int> = []
  /// The node numbers that determine which ends of arcs meet on this map.
  let nodeNumbers: [Int32]

  /// A cap that contains all places on the page.
  let cap: SphereCap
  private let isCutAtSeam: Bool
  private let tear: Double?

  init(
    _ atlas: Atlas, placement: MapPlacement, visible: Rect, provincesOf shown: [Int]?
  ) {
    cap = Self.cap(placement, visible)
    var central: Double?
    if case .meridian(let longitude) = placement.projection.cut { central = longitude }
    isCutAtSeam = central.map { Longitude.normalized($0) == 0 } ?? false
    tear = isCutAtSeam ? nil : central.map { $0 + 180 }
    nodeNumbers = isCutAtSeam ? atlas.nodeNumbers : atlas.seamlessNodeNumbers
    usedArcs = [Bool](repeating: false, count: atlas.arcs.count)
    for (number, country) in atlas.countries.enumerated() {
      let polygons = isCutAtSeam ? country.cutPolygons : country.polygons
      if let area = area(number, polygons) { countries.append(area) }
    }
    let withProvinces = shown.map { Set($0) }
    for (number, province) in atlas.provinces.enumerated() {
      let isShown = province.country.map { withProvinces?.contains($0) ?? true } ?? true
      guard isShown else { continue }
      let polygons = isCutAtSeam ? province.cutPolygons : province.polygons
      let sorted = polygons.sorted { $0.area > $1.area }
      if let area = area(number, sorted) { provinces.append(area) }
    }
    // An arc that is also used by an untorn polygon is drawn like any other line.
    for area in countries + provinces {
      for polygon in area.polygons {
        for reference in polygon.rings.joined() { tornArcs.remove(reference.arc) }
      }
    }
  }

  /// Returns the polygons that might be visible, if any, and marks their arcs as used.
  private mutating func area(_ number: Int, _ polygons: [OutlinePolygon]) -> Area? {
    var area = Area(number: number)
    for (position, polygon) in polygons.enumerated()
    where polygon.cap.touches(cap, margin: 0.02) {
      let isTorn =
        tear.map { polygon.box.longitudes.width > 0 && polygon.box.longitudes.contains($0) }
        ?? false
      for reference in polygon.rings.joined() {
        if isTorn { tornArcs.insert(reference.arc) }
        usedArcs[reference.arc] = true
      }
      if isTorn {
        area.torn.append(polygon)
      } else {
        area.hasLargest = area.hasLargest || position == 0
        area.polygons.append(polygon)
      }
    }
    return area.polygons.isEmpty && area.torn.isEmpty ? nil : area
  }

  /// Returns a cap around places sampled on the page. Returns the whole sphere if a part of the
  /// page is outside the map, or if the page shows too much of the earth for such a cap.
  private static func cap(_ placement: MapPlacement, _ page: Rect) -> SphereCap {
    var directions: [UnitVector] = []
    for step in 0...16 {
      let share = Double(step) / 16
      let x = page.minX + page.width * share
      let y = page.minY + page.height * share
      for point in [
        Point(x: x, y: page.minY), Point(x: x, y: page.maxY), Point(x: page.minX, y: y),
        Point(x: page.maxX, y: y), Point(x: x, y: page.midY),
      ] {
        guard let place = placement.coordinate(at: point) else { return .everything }
        directions.append(UnitVector(place))
      }
    }
    let cap = SphereCap(covering: directions)
    return cap.radius > 1.3 ? .everything : cap
  }
}
