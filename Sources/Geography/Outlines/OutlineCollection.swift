/// A feature of an outlines file: an area, lines, or a point for something without an area.
public struct OutlineFeature: Sendable {
  /// The feature's id; unique in its file.
  public let id: Int
  /// The upper-case ISO 3166-1 alpha-2 code of the country in the data; may be empty.
  public let countryCode: String
  /// The feature's name; may be empty.
  public let name: String
  /// The position of a feature that is a point; `nil` for other features.
  public let marker: Coordinate?
  /// The lines of the feature, each with at least two vertices; empty for areas and points.
  public let lines: [[Coordinate]]
  let polygons: Range<Int>

  /// A Boolean value that is true if the feature is an area.
  public var isArea: Bool { !polygons.isEmpty }
}

/// Features with their vertices, as read from files: the input of an atlas.
///
/// Vertices are rounded to whole millionths of a degree, so that vertices of neighbouring areas are
/// either equal or clearly different.
public struct OutlineCollection: Sendable {
  /// The features, in the order of the files.
  public private(set) var features: [OutlineFeature] = []
  /// The names of the features' properties that are strings, numbers or Booleans.
  public internal(set) var propertyNames: Set<String> = []
  /// The vertices of all rings; no ring repeats its first vertex at the end.
  private(set) var longitudes: [Int32] = []
  private(set) var latitudes: [Int32] = []
  private(set) var rings: [Range<Int>] = []
  /// The range of each polygon's rings; the first ring is the exterior.
  private(set) var polygons: [Range<Int>] = []

  /// Makes an empty collection.
  public init() {}

  /// Adds a feature. Rings need not be closed, and their winding is corrected: exteriors become
  /// clockwise, holes anticlockwise. A vertex that repeats the previous vertex is left out, and so
  /// is a ring that encloses no area.
  public mutating func append(
    id: Int, countryCode: String, name: String, polygons added: [[[Coordinate]]],
    marker: Coordinate? = nil, lines: [[Coordinate]] = []
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
        // A polygon without its exterior has no area, even if it has holes.
        if !kept && position == 0 { break }
      }
      closePolygon(fromRing: firstRing)
    }
    appendFeature(
      id: id, countryCode: countryCode, name: name, polygons: first..<polygons.count,
      marker: marker, lines: lines)
  }

  /// The index of the first feature with each id.
  public func featureIndexById() -> [Int: Int] {
    Dictionary(
      features.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Converts degrees to whole millionths, clamped to ±540 degrees to fit in `Int32`.
  static func units(_ degrees: Double) -> Int32 {
    guard degrees.isFinite else { return 0 }
    return Int32((min(max(degrees, -540), 540) * Atlas.unitsPerDegree).rounded())
  }
}

extension OutlineCollection {
  mutating func appendVertex(longitude: Int32, latitude: Int32, ringStart: Int) {
    if longitudes.count > ringStart, longitudes[longitudes.count - 1] == longitude,
      latitudes[latitudes.count - 1] == latitude
    {
      return
    }
    longitudes.append(longitude)
    latitudes.append(latitude)
  }

  /// Finishes a ring, or drops it if it encloses no area. Returns true if the ring was kept.
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
    // A positive area means anticlockwise with north up.
    if (twiceArea > 0) == isExterior {
      longitudes[start...].reverse()
      latitudes[start...].reverse()
    }
    rings.append(start..<longitudes.count)
    return true
  }

  mutating func dropVertices(from start: Int) {
    longitudes.removeSubrange(start...)
    latitudes.removeSubrange(start...)
  }

  mutating func closePolygon(fromRing firstRing: Int) {
    if rings.count > firstRing { polygons.append(firstRing..<rings.count) }
  }

  /// Adds a feature whose polygons have already been added.
  mutating func appendFeature(
    id: Int, countryCode: String, name: String, polygons: Range<Int>, marker: Coordinate?,
    lines: [[Coordinate]]
  ) {
    features.append(
      OutlineFeature(
        id: id, countryCode: countryCode, name: name, marker: marker,
        lines: lines.filter { $0.count > 1 }, polygons: polygons))
  }

  /// Twice the signed area of a ring in the longitude-latitude plane, in squared millionths of a
  /// degree. The sum is exact, because it uses integers relative to the first vertex.
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
