import Geography
import Testing

/// Compares the outline of each country with the edges of its provinces. Edges that two provinces
/// of the country share are left out.
@Suite struct DissolveTests {
  @Test func countriesAreWhatIsLeftOfTheirProvincesEdges() throws {
    let atlas = try #require(ContentAtlases.shared.deFacto)
    for country in atlas.countries where !country.cutPolygons.isEmpty {
      // An edge between two provinces of the country occurs twice, once in each direction.
      var edges: Set<Edge> = []
      for province in country.provinces {
        for polygon in atlas.provinces[province].cutPolygons {
          for edge in polygon.rings.flatMap({ Edge.all(of: atlas.coordinates(ofRing: $0)) }) {
            if edges.remove(edge.reversed) == nil {
              let isNew = edges.insert(edge).inserted
              #expect(isNew, "\(country.code) has an edge twice")
            }
          }
        }
      }
      let drawn = country.cutPolygons.flatMap { polygon in
        polygon.rings.flatMap { Edge.all(of: atlas.coordinates(ofRing: $0)) }
      }
      #expect(Set(drawn) == edges, "\(country.code)")
      #expect(drawn.count == edges.count, "\(country.code)")
    }
  }
}

private struct Edge: Hashable {
  let from: Coordinate
  let to: Coordinate

  var reversed: Edge { Edge(from: to, to: from) }

  static func all(of ring: [Coordinate]) -> [Edge] {
    zip(ring, ring.dropFirst() + ring.prefix(1)).map { Edge(from: $0, to: $1) }
  }
}
