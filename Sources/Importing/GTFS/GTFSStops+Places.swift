import Geography
import Input

extension GTFSStops {
  struct Places {
    /// The index of each stop's place; -1 for a stop without a place.
    var ofStop: [Int32] = []
    var places: [ImportedNetwork.Place] = []
    /// The number of served stops that have no position.
    var lost = 0
    /// The number of stations. A stop without a station counts as a station.
    var stations = 0
    /// The number of places that join several stations of the same name.
    var merged = 0
    /// A Boolean value that is true if some stops of the same name are separate places, because a
    /// trip serves one after the other.
    var isSplit = false
  }

  /// Joins the served stops into places: stops of the same station, and stops of the same name
  /// within `distance` metres of each other. Stops that a trip serves one after the other, as along
  /// a street, are never joined by name.
  func places(
    served: [Bool], times: GTFSStopTimes, _ trips: GTFSTrips, distance: Double,
    into diagnostics: inout Diagnostics
  ) -> Places {
    var result = Places()
    let roots = roots(into: &diagnostics)
    var members: [Int: [Int]] = [:]
    for stop in stops.indices where served[stop] { members[roots[stop], default: []].append(stop) }
    var stations: [(root: Int, coordinate: Coordinate, stops: [Int])] = []
    // The stations are in the order of `stops.txt`.
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
    let names = stations.map { stops[$0.root].name }
    let apart = distance > 0 ? neighbors(in: times, trips, roots) : [:]
    var split: Set<String> = []
    var sets = DisjointSets(count: stations.count)
    for (name, group) in Dictionary(grouping: stations.indices, by: { names[$0] })
    where group.count > 1 && distance > 0 {
      var pairs: [(distance: Double, a: Int, b: Int)] = []
      let isDivided = group.contains { apart[stations[$0].root] != nil }
      PointGrid.forEachPair(of: group.map { stations[$0].coordinate }, within: distance) { a, b in
        let (a, b) = (group[a], group[b])
        if stops[stations[a].root].isStation && stops[stations[b].root].isStation { return }
        if isDivided {
          let metres = GreatCircle.distance(stations[a].coordinate, stations[b].coordinate)
          pairs.append((metres, a, b))
        } else {
          sets.join(a, b)
        }
      }
      // Join the nearest pairs first, so that stops on opposite sides of a street become one place.
      var roots: [Int: Set<Int>] = [:]
      for (_, a, b) in pairs.sorted(by: <) {
        let (first, second) = (sets.root(of: a), sets.root(of: b))
        if first == second { continue }
        let one = roots[first] ?? [stations[first].root]
        let other = roots[second] ?? [stations[second].root]
        if one.contains(where: { apart[$0]?.isDisjoint(with: other) == false }) {
          split.insert(name)
        } else {
          sets.join(a, b)
          roots[sets.root(of: a)] = one.union(other)
        }
      }
    }
    result.isSplit = !split.isEmpty
    var counts: [String: Int] = [:]
    var placeOfRoot: [Int: Int32] = [:]
    for group in sets.groups() {
      let station = group.first { stops[stations[$0].root].isStation }
      let position =
        station.map { stations[$0].coordinate } ?? Self.mean(group.map { stations[$0].coordinate })
      if group.count > 1 { result.merged += 1 }
      for station in group { placeOfRoot[stations[station].root] = Int32(result.places.count) }
      let name = names[group[0]]
      counts[name, default: 0] += 1
      let number = split.contains(name) ? counts[name] ?? 1 : 1
      result.places.append(
        ImportedNetwork.Place(
          name: number > 1 ? "\(name) (\(number))" : name, coordinate: position))
    }
    // A stop that no trip serves also gets the place of its station, because passengers may walk to
    // the stop.
    result.ofStop = roots.map { placeOfRoot[$0] ?? -1 }
    return result
  }

  /// For each station, the stations that are at most eight stations away in a run. A run is a
  /// sequence of consecutive stations of the same name in a trip.
  private func neighbors(
    in times: GTFSStopTimes, _ trips: GTFSTrips, _ roots: [Int]
  ) -> [Int: Set<Int>] {
    var numbers: [String: Int] = [:]
    let names = roots.map { root in
      let number = numbers[stops[root].name] ?? numbers.count
      numbers[stops[root].name] = number
      return number
    }
    // Most trips of a line have the same runs, so each run is kept only once.
    var runs: Set<[Int]> = []
    var run: [Int] = []
    var previous: (trip: Int32, name: Int) = (-1, -1)
    for row in times.rows where trips.routeOfTrip[Int(row.trip)] >= 0 {
      let stop = Int(row.stop)
      if previous != (row.trip, names[stop]) {
        if run.count > 1 { runs.insert(run) }
        run.removeAll(keepingCapacity: true)
      }
      if run.last != roots[stop] { run.append(roots[stop]) }
      previous = (row.trip, names[stop])
    }
    if run.count > 1 { runs.insert(run) }
    var result: [Int: Set<Int>] = [:]
    for run in runs {
      for (index, root) in run.enumerated() {
        for other in run[..<index].suffix(8) where other != root {
          result[root, default: []].insert(other)
          result[other, default: []].insert(root)
        }
      }
    }
    return result
  }

  /// The station of each stop, or the stop itself if it has no station. The parent of a boarding
  /// area is a platform, and the parent of a platform is a station.
  private func roots(into diagnostics: inout Diagnostics) -> [Int] {
    var unknown = Complaints()
    let parents = stops.indices.map { index -> Int in
      let parent = stops[index].parent
      if parent.isEmpty { return index }
      let bytes = Array(parent.utf8)
      if let found = keys.index(of: bytes.span, bytes.indices) { return found }
      unknown.add(
        at: stops[index].location, "unknown parent station '\(parent)'",
        hint: "stops.txt has no such stop_id; the stop has no station", into: &diagnostics)
      return index
    }
    unknown.finish("stops with unknown parent stations", into: &diagnostics)
    return parents.map { parents[parents[$0]] }
  }

  /// The mean of positions that are close to one another; `nil` if there are none.
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
