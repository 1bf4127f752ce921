import Geography

enum Invented {
  /// A rectangle of longitudes and latitudes, as a closed ring.
  static func ring(_ west: Double, _ south: Double, _ east: Double, _ north: Double)
    -> [Coordinate]
  {
    [
      Coordinate(latitude: south, longitude: west), Coordinate(latitude: north, longitude: west),
      Coordinate(latitude: north, longitude: east), Coordinate(latitude: south, longitude: east),
      Coordinate(latitude: south, longitude: west),
    ]
  }

  /// The country AA with two adjacent provinces, one of which has an island; BB, north of both
  /// provinces; CC, an enclave in BB; and DD, a rock without an outline.
  static var neighbors: OutlineCollection {
    var land = OutlineCollection()
    land.append(id: 1, countryCode: "AA", name: "West", polygons: [[ring(0, 0, 10, 10)]])
    land.append(
      id: 2, countryCode: "AA", name: "East",
      polygons: [[ring(10, 0, 20, 10)], [ring(30, 0, 31, 1)]])
    let north = [
      Coordinate(latitude: 10, longitude: 0), Coordinate(latitude: 30, longitude: 0),
      Coordinate(latitude: 30, longitude: 20), Coordinate(latitude: 10, longitude: 20),
      Coordinate(latitude: 10, longitude: 10),
    ]
    land.append(id: 3, countryCode: "BB", name: "North", polygons: [[north, ring(4, 15, 8, 20)]])
    land.append(id: 4, countryCode: "CC", name: "Enclave", polygons: [[ring(4, 15, 8, 20)]])
    land.append(
      id: 5, countryCode: "DD", name: "Rock", polygons: [],
      marker: Coordinate(latitude: 5, longitude: 25))
    return land
  }

  /// A province of two polygons that meet at the antimeridian.
  static var dateline: OutlineCollection {
    var land = OutlineCollection()
    land.append(
      id: 1, countryCode: "EE", name: "Far",
      polygons: [
        [ring(170, 60, 180, 70)],
        [
          [
            Coordinate(latitude: 60, longitude: -180), Coordinate(latitude: 65, longitude: -180),
            Coordinate(latitude: 70, longitude: -180), Coordinate(latitude: 70, longitude: -172),
            Coordinate(latitude: 60, longitude: -172),
          ]
        ],
      ])
    return land
  }
}

extension Atlas {
  /// The indices of the countries that share an arc with a country, ascending.
  func neighbors(of code: String) -> [Int] {
    let own = countryIndex(code)
    let borders = arcs.map { sides(of: $0) }.filter { $0.contains(own) }
    return Set(borders.joined().compactMap { $0 == own ? nil : $0 }).sorted()
  }

  /// The numbers of edges that belong to one area, to two, and to more. `more` counts edges that
  /// occur in a second arc: they belong to more than two areas, or to two areas on the same side.
  var edgeUses: (once: Int, twice: Int, more: Int) {
    var uses = (once: 0, twice: 0, more: 0)
    var edges: Set<Set<Coordinate>> = []
    for (number, arc) in arcs.enumerated() {
      let line = coordinates(ofArc: number)
      for (a, b) in zip(line, line.dropFirst()) {
        if !edges.insert([a, b]).inserted {
          uses.more += 1
        } else if arc.left == nil || arc.right == nil {
          uses.once += 1
        } else {
          uses.twice += 1
        }
      }
    }
    return uses
  }
}
