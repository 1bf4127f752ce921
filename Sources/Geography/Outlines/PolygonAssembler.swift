/// Makes polygons from rings: measures the rings, and assigns each hole to the exterior around it.
struct PolygonAssembler {
  let arcs: [OutlineArc]
  let longitudes: [Int32]
  let latitudes: [Int32]

  private struct Ring {
    var references: [ArcReference]
    var longitudes: [Int32]
    var latitudes: [Int32]
    var measure: RingMeasure
  }

  /// The polygons of an area, largest first; polygons of equal size keep the order of their rings.
  func polygons(of rings: [[ArcReference]]) -> [OutlinePolygon] {
    let measured = rings.map { measure($0) }
    // The sort is stable.
    let exteriors = measured.filter { $0.measure.area > 0 }
      .sorted { $0.measure.area > $1.measure.area }
    let inner = measured.filter { $0.measure.area < 0 }
    var holes = [[Ring]](repeating: [], count: exteriors.count)
    for (hole, home) in zip(inner, homes(of: inner, in: exteriors)) where home < holes.count {
      holes[home].append(hole)
    }
    return exteriors.indices.map { index in
      let exterior = exteriors[index]
      return OutlinePolygon(
        rings: [exterior.references] + holes[index].map(\.references),
        area: holes[index].reduce(exterior.measure.area) { $0 + $1.measure.area },
        box: exterior.measure.box, cap: exterior.measure.cap)
    }
  }

  /// A limit on the number of exterior vertices times the number of holes. Above this limit, holes
  /// are assigned through neighbouring rings, instead of by testing every pair.
  private static let neighborsFrom = 20_000_000

  /// For each hole, the index of the exterior around it.
  private func homes(of holes: [Ring], in exteriors: [Ring]) -> [Int] {
    let work = exteriors.reduce(0) { $0 + $1.longitudes.count } * holes.count
    guard work > Self.neighborsFrom else { return holes.map { home(of: $0, in: exteriors) } }
    // Only the area of one polygon lies between a hole and the next ring to its west, so both rings
    // belong to this polygon.
    let neighbors = RingNeighbors((exteriors + holes).map { ($0.longitudes, $0.latitudes) })
    var homes = [Int?](repeating: nil, count: holes.count)
    for first in holes.indices where homes[first] == nil {
      var chain: [Int] = []
      var isOnChain: Set<Int> = []
      var next: Int? = first
      var home: Int?
      while let hole = next, home == nil, isOnChain.insert(hole).inserted {
        chain.append(hole)
        let ring = neighbors.west(of: exteriors.count + hole)
        home = ring.flatMap { $0 < exteriors.count ? $0 : homes[$0 - exteriors.count] }
        next = ring.map { $0 - exteriors.count }
      }
      let found = home ?? self.home(of: holes[first], in: exteriors)
      for hole in chain { homes[hole] = found }
    }
    return homes.map { $0 ?? 0 }
  }

  private func home(of hole: Ring, in exteriors: [Ring]) -> Int {
    // Exteriors are sorted by descending area, so the last that contains the hole is innermost.
    exteriors.indices.last {
      exteriors[$0].measure.area > -hole.measure.area && contains(exteriors[$0], hole)
    } ?? 0
  }

  func polygon(exterior: [ArcReference], holes: [[ArcReference]]) -> OutlinePolygon {
    let ring = measure(exterior)
    return OutlinePolygon(
      rings: [exterior] + holes,
      area: holes.reduce(ring.measure.area) { $0 + measure($1).measure.area },
      box: ring.measure.box, cap: ring.measure.cap)
  }

  private func contains(_ exterior: Ring, _ hole: Ring) -> Bool {
    guard exterior.measure.box.south <= hole.measure.box.south,
      exterior.measure.box.north >= hole.measure.box.north
    else { return false }
    return hole.longitudes.indices.prefix(3).contains {
      // Without this test, a ring around the opposite meridian would seem to contain the point.
      exterior.measure.box.longitudes.contains(Double(hole.longitudes[$0]) / Atlas.unitsPerDegree)
        && ringContains(
          longitude: hole.longitudes[$0], latitude: hole.latitudes[$0],
          longitudes: exterior.longitudes, latitudes: exterior.latitudes)
    }
  }

  private func measure(_ ring: [ArcReference]) -> Ring {
    var xs: [Int32] = []
    var ys: [Int32] = []
    arcs.forEachVertex(ofRing: ring) { vertex in
      xs.append(longitudes[vertex])
      ys.append(latitudes[vertex])
    }
    return Ring(
      references: ring, longitudes: xs, latitudes: ys,
      measure: RingMeasure(longitudes: xs, latitudes: ys))
  }
}
