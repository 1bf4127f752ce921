import Geography
import Input

extension GTFSStops {
  /// The places of the stops that trips serve.
  struct Places {
    /// The place of each stop; -1 for a stop that is in no place.
    var ofStop: [Int32] = []
    var places: [ImportedNetwork.Place] = []
    /// The number of served stops that have no position.
    var lost = 0
    /// The number of stations, and of stops without one.
    var stations = 0
    /// The number of places that are several stops with the same name, not of one station.
    var merged = 0
  }

  /// Joins the stops that trips serve into places: those of the same station, and those of the same name
  /// within a distance.
  func places(
    served: [Bool], distance: Double, into diagnostics: inout Diagnostics
  ) -> Places {
    var result = Places()
    let roots = roots(into: &diagnostics)
    var members: [Int: [Int]] = [:]
    for stop in stops.indices where served[stop] { members[roots[stop], default: []].append(stop) }
    var stations: [(root: Int, coordinate: Coordinate, stops: [Int])] = []
    // In the order of the table.
    for root in members.keys.sorted() {
      let served = members[root] ?? []
      let position =
        stops[root].coordinate ?? served.lazy.compactMap { stops[$0].coordinate }.first
      if let position {
        stations.append((root, position, served))
      } else {
        result.lost += served.count
      }
    }
    result.stations = stations.count
    var sets = DisjointSets(count: stations.count)
    for group in Dictionary(grouping: stations.indices, by: { stops[stations[$0].root].name })
      .values
    where group.count > 1 && distance > 0 {
      NearbyPairs(group.map { stations[$0].coordinate }, within: distance).forEach { a, b in
        let isTwoStations =
          stops[stations[group[a]].root].isStation && stops[stations[group[b]].root].isStation
        if !isTwoStations { sets.join(group[a], group[b]) }
      }
    }
    var placeOfRoot: [Int: Int32] = [:]
    for group in sets.groups() {
      let station = group.first { stops[stations[$0].root].isStation }
      let position =
        station.map { stations[$0].coordinate } ?? Self.mean(group.map { stations[$0].coordinate })
      if group.count > 1 { result.merged += 1 }
      for station in group { placeOfRoot[stations[station].root] = Int32(result.places.count) }
      result.places.append(
        ImportedNetwork.Place(
          name: stops[stations[group[0]].root].name, coordinate: position))
    }
    // Include the stations of stops that are not served themselves, because passengers may walk to them.
    result.ofStop = roots.map { placeOfRoot[$0] ?? -1 }
    return result
  }

  /// The station of each stop: itself if it has none. Platforms have stations, boarding areas platforms.
  private func roots(into diagnostics: inout Diagnostics) -> [Int] {
    var unknown = Complaints()
    let parents = stops.indices.map { index -> Int in
      let parent = stops[index].parent
      if parent.isEmpty { return index }
      let bytes = Array(parent.utf8)
      if let found = keys.index(of: bytes.span, bytes.indices) { return found }
      unknown.add(
        at: stops[index].location, "unknown parent station '\(parent)'",
        hint: "the stop is taken for itself", into: &diagnostics)
      return index
    }
    unknown.finish("stops of unknown stations", into: &diagnostics)
    return parents.map { parents[parents[$0]] }
  }

  /// The middle of positions that are near each other.
  private static func mean(_ coordinates: [Coordinate]) -> Coordinate? {
    guard let first = coordinates.first else { return nil }
    guard coordinates.count > 1 else { return first }
    let count = Double(coordinates.count)
    let latitude = coordinates.reduce(0) { $0 + $1.latitude } / count
    let turn = coordinates.reduce(0) {
      $0 + Longitude.normalized($1.longitude - first.longitude)
    }
    return Coordinate(
      latitude: latitude, longitude: Longitude.normalized(first.longitude + turn / count))
  }
}
