/// A feature of an outlines file: an area, a point for something too small to have an area, or
/// lines.
public struct OutlineFeature: Sendable {
  /// The feature's id; unique in its file.
  public let id: Int
  /// The ISO 3166-1 alpha-2 code of its country in the data, upper case.
  public let countryCode: String
  /// Its name; may be empty.
  public let name: String
  /// A place instead of an area.
  public let marker: Coordinate?
  /// Lines instead of an area, each of two vertices at least.
  public let lines: [[Coordinate]]
  /// Further properties, in the file's order.
  public let properties: [OutlineProperty]
  /// Its polygons in the collection.
  let polygons: Range<Int>

  /// A Boolean value that is true if the feature is an area.
  public var isArea: Bool { !polygons.isEmpty }
}

/// Features with their vertices, as read: the raw material of an atlas.
///
/// Vertices are whole millionths of a degree, so that vertices of neighbours are either equal or
/// clearly different.
public struct OutlineCollection: Sendable {
  /// The features, in the order of the files.
  public private(set) var features: [OutlineFeature] = []
  /// The vertices of all rings, not closed by repetition.
  private(set) var longitudes: [Int32] = []
  private(set) var latitudes: [Int32] = []
  /// The vertices of each ring.
  private(set) var rings: [Range<Int>] = []
  /// The rings of each polygon, the exterior first.
  private(set) var polygons: [Range<Int>] = []

  /// Makes an empty collection.
  public init() {}

  /// Adds a feature. Rings need not be closed; their winding is corrected (exteriors clockwise,
  /// holes anticlockwise); repeated vertices, and rings of fewer than three, are left out.
  public mutating func append(
    id: Int, countryCode: String, name: String, polygons added: [[[Coordinate]]],
    marker: Coordinate? = nil, lines: [[Coordinate]] = [], properties: [OutlineProperty] = []
  ) {
    let first = polygons.count
    for polygon in added {
      let firstRing = rings.count
      for (position, ring) in polygon.enumerated() {
        let start = longitudes.count
        for place in ring {
          appendVertex(
            longitude: Self.units(place.longitude), latitude: Self.units(place.latitude),
            ringStart: start)
        }
        let kept = closeRing(from: start, isExterior: position == 0)
        // Without its exterior a polygon has no area, whatever its holes.
        if !kept && position == 0 { break }
      }
      if rings.count > firstRing { polygons.append(firstRing..<rings.count) }
    }
    appendFeature(
      id: id, countryCode: countryCode, name: name, polygons: first..<polygons.count,
      marker: marker, lines: lines, properties: properties)
  }

  /// The feature's position by its id.
  public func featureIndexById() -> [Int: Int] {
    Dictionary(
      features.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Degrees in units, clamped to one and a half turns, which is more than any place on the earth
  /// needs.
  static func units(_ degrees: Double) -> Int32 {
    guard degrees.isFinite else { return 0 }
    return Int32((min(max(degrees, -540), 540) * Atlas.unitsPerDegree).rounded())
  }
}

extension OutlineCollection {
  /// Adds a vertex to the ring that began at `ringStart`, unless it repeats the last one.
  mutating func appendVertex(longitude: Int32, latitude: Int32, ringStart: Int) {
    if longitudes.count > ringStart, longitudes[longitudes.count - 1] == longitude,
      latitudes[latitudes.count - 1] == latitude
    {
      return
    }
    longitudes.append(longitude)
    latitudes.append(latitude)
  }

  /// Ends the ring that began at `start`; returns true if it was kept.
  mutating func closeRing(from start: Int, isExterior: Bool) -> Bool {
    while longitudes.count - start > 1, longitudes[start] == longitudes[longitudes.count - 1],
      latitudes[start] == latitudes[latitudes.count - 1]
    {
      longitudes.removeLast()
      latitudes.removeLast()
    }
    let twiceArea = signedArea(from: start)
    guard longitudes.count - start >= 3, twiceArea != 0 else {
      dropVertices(from: start)
      return false
    }
    // Positive means anticlockwise, with north up.
    if (twiceArea > 0) == isExterior {
      longitudes[start...].reverse()
      latitudes[start...].reverse()
    }
    rings.append(start..<longitudes.count)
    return true
  }

  /// Removes the vertices of a ring that is dropped.
  mutating func dropVertices(from start: Int) {
    longitudes.removeSubrange(start...)
    latitudes.removeSubrange(start...)
  }

  var vertexCount: Int { longitudes.count }
  var ringCount: Int { rings.count }
  var polygonCount: Int { polygons.count }

  /// Ends the polygon whose rings began at `firstRing`.
  mutating func closePolygon(fromRing firstRing: Int) {
    if rings.count > firstRing { polygons.append(firstRing..<rings.count) }
  }

  /// Ends a feature.
  mutating func appendFeature(
    id: Int, countryCode: String, name: String, polygons: Range<Int>, marker: Coordinate?,
    lines: [[Coordinate]], properties: [OutlineProperty]
  ) {
    features.append(
      OutlineFeature(
        id: id, countryCode: countryCode, name: name, marker: marker,
        lines: lines.filter { $0.count > 1 }, properties: properties, polygons: polygons))
  }

  /// Twice the area in the plane of degrees; exact in whole units, relative to the first vertex.
  private func signedArea(from start: Int) -> Int64 {
    guard start < longitudes.count else { return 0 }
    let originX = Int64(longitudes[start])
    let originY = Int64(latitudes[start])
    var sum: Int64 = 0
    var previousX: Int64 = 0
    var previousY: Int64 = 0
    for vertex in start..<longitudes.count {
      let x = Int64(longitudes[vertex]) - originX
      let y = Int64(latitudes[vertex]) - originY
      sum &+= previousX &* y &- x &* previousY
      previousX = x
      previousY = y
    }
    return sum
  }
}
