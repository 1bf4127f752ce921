/// The land of the earth under one worldview: arcs shared between neighbours, the provinces that they
/// enclose and the countries that the provinces make.
public struct Atlas: Sendable {
  /// The view that the borders follow.
  public let worldview: Worldview
  /// All arcs; each is the border of one area or of two.
  public let arcs: [OutlineArc]
  /// All provinces, in the order of the file.
  public let provinces: [Province]
  /// All countries, by code.
  public let countries: [CountryOutline]
  /// Disputed lines that follow no border, by dispute.
  public internal(set) var disputedLines: [DisputedLine] = []
  /// The uses of the edges of all provinces; in sound data no edge is used more than twice.
  public let edgeUses: EdgeUses

  /// Longitudes and latitudes of all arcs' vertices, in units of 1e-6 degrees.
  let longitudes: [Int32]
  let latitudes: [Int32]
  /// The numbers of arcs' ends: once unchanged, and once with both sides of the antimeridian
  /// treated as one.
  let nodeNumbers: [Int32]
  let seamlessNodeNumbers: [Int32]
  let index: ProvinceIndex
}

extension Atlas {
  /// The index of the country with an ISO 3166-1 alpha-2 code (upper case).
  public func countryIndex(_ code: String) -> Int? {
    var low = 0
    var high = countries.count
    while low < high {
      let middle = (low + high) / 2
      if countries[middle].code < code { low = middle + 1 } else { high = middle }
    }
    return low < countries.count && countries[low].code == code ? low : nil
  }

  /// The country with an ISO 3166-1 alpha-2 code (upper case).
  public func country(_ code: String) -> CountryOutline? {
    countryIndex(code).map { countries[$0] }
  }

  /// The vertices of an arc, in its own direction.
  public func coordinates(ofArc arc: Int) -> [Coordinate] {
    arcs[arc].vertices.map { coordinate(ofVertex: $0) }
  }

  /// The vertices of a ring, the first not repeated at the end.
  public func coordinates(ofRing ring: [ArcReference]) -> [Coordinate] {
    var result: [Coordinate] = []
    forEachVertex(ofRing: ring) { result.append(coordinate(ofVertex: $0)) }
    return result
  }

  /// Calls with the index of each vertex of a ring; where two arcs meet, only once.
  func forEachVertex(ofRing ring: [ArcReference], _ body: (Int) -> Void) {
    for reference in ring {
      let vertices = arcs[reference.arc].vertices
      if reference.isReversed {
        for vertex in vertices.dropFirst().reversed() { body(vertex) }
      } else {
        for vertex in vertices.dropLast() { body(vertex) }
      }
    }
  }

  func coordinate(ofVertex vertex: Int) -> Coordinate {
    Coordinate(
      latitude: Double(latitudes[vertex]) / Self.unitsPerDegree,
      longitude: Double(longitudes[vertex]) / Self.unitsPerDegree)
  }

  /// The resolution of vertices: finer than any outline's own decimals, within Int32.
  static let unitsPerDegree = 1_000_000.0
}
