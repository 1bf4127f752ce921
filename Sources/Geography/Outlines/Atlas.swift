import Input

/// The land of the earth under one worldview, as arcs, provinces and countries.
public struct Atlas: Sendable {
  /// The worldview that determines the borders.
  public let worldview: Worldview
  /// All arcs; each is the border of one area or of two areas.
  public let arcs: [OutlineArc]
  /// All provinces, in the order of their features in the outlines.
  public let provinces: [Province]
  /// All countries, sorted by code.
  public let countries: [CountryOutline]
  /// The disputed lines that do not follow a border, sorted by the index of their dispute.
  public internal(set) var disputedLines: [DisputedLine] = []

  /// The longitudes and latitudes of the vertices of all arcs, in units of 1e-6 degrees.
  let longitudes: [Int32]
  let latitudes: [Int32]
  /// Node numbers, indexed by the `start` or `end` of an arc. `nodeNumbers` distinguishes the two
  /// sides of the antimeridian; `seamlessNodeNumbers` treats them as one.
  let nodeNumbers: [Int32]
  let seamlessNodeNumbers: [Int32]
  let index: ProvinceIndex
}

extension Atlas {
  /// The index of the country with the given code (ISO 3166-1 alpha-2, upper case); `nil` if there
  /// is none.
  public func countryIndex(_ code: String) -> Int? {
    let index = countries.partitioningIndex { $0.code >= code }
    return index < countries.count && countries[index].code == code ? index : nil
  }

  /// The country with the given code (ISO 3166-1 alpha-2, upper case); `nil` if there is none.
  public func country(_ code: String) -> CountryOutline? {
    countryIndex(code).map { countries[$0] }
  }

  /// The indices of the countries to the left and to the right of an arc; `nil` means sea or
  /// neutral land.
  public func sides(of arc: OutlineArc) -> [Int?] {
    [arc.left, arc.right].map { $0.flatMap { provinces[$0].country } }
  }

  /// The vertices of an arc, in the arc's own direction.
  public func coordinates(ofArc arc: Int) -> [Coordinate] {
    arcs[arc].vertices.map { coordinate(ofVertex: $0) }
  }

  /// The vertices of a ring; the first vertex is not repeated at the end.
  public func coordinates(ofRing ring: [ArcReference]) -> [Coordinate] {
    var result: [Coordinate] = []
    arcs.forEachVertex(ofRing: ring) { result.append(coordinate(ofVertex: $0)) }
    return result
  }

  func coordinate(ofVertex vertex: Int) -> Coordinate {
    Coordinate(
      latitude: Double(latitudes[vertex]) / Self.unitsPerDegree,
      longitude: Double(longitudes[vertex]) / Self.unitsPerDegree)
  }

  /// The number of units per degree. A unit is smaller than the precision of the outlines, and 360
  /// degrees fit in an `Int32`.
  static let unitsPerDegree = 1_000_000.0
}
