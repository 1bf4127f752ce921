import Geography
import Input

/// Imports a public transport feed in GTFS: its stops, trips and routes become places and links.
struct GTFSImporter: NetworkImporter {
  let options: ImportOptions
  var report = ImportReport()

  mutating func read(_ path: String, into diagnostics: inout Diagnostics) -> ImportedNetwork? {
    guard var source = TableSource(path, into: &diagnostics),
      source.requireFeed(into: &diagnostics)
    else { return nil }
    source.findPage(into: &diagnostics)
    var stops = GTFSStops()
    var trips = GTFSTrips()
    var times = GTFSStopTimes()
    let hasStops = stops.read(from: source, into: &diagnostics)
    let hasTrips = trips.read(from: source, into: &diagnostics)
    guard hasStops, hasTrips else {
      // Only check that the table exists. Its rows cannot be read without the stops and trips.
      source.require("stop_times.txt", into: &diagnostics)
      return nil
    }
    guard times.read(trips: trips.keys, stops: stops.keys, from: source, into: &diagnostics),
      !diagnostics.hasErrors
    else { return nil }
    times.sort()
    report.add(
      "Read \(path): "
        + listed([
          counted(stops.count, ("stop", "stops")),
          counted(trips.routes.count, ("route", "routes")),
          counted(trips.keys.count, ("trip", "trips")),
          counted(times.rows.count + times.lost + times.areas, ("stop time", "stop times")),
        ]) + ".")
    var served = [Bool](repeating: false, count: stops.count)
    var usedRoutes = [Bool](repeating: false, count: trips.routes.count)
    for row in times.rows {
      let route = trips.routeOfTrip[Int(row.trip)]
      guard route >= 0 else { continue }
      served[Int(row.stop)] = true
      usedRoutes[Int(route)] = true
    }
    let places = stops.places(
      served: served, times: times, trips,
      distance: options.tolerance ?? GTFSStops.nameDistance, into: &diagnostics)
    guard !places.places.isEmpty || places.lost == 0 else {
      diagnostics.error(
        at: SourceLocation(path: source.path(of: "stops.txt")), "no stop has a position",
        hint: "give positions in the columns stop_lat and stop_lon")
      return nil
    }
    let lines = GTFSLines(trips, used: usedRoutes)
    var hops = GTFSHops()
    let emptyTrips = count(times, trips, places, lines, into: &hops)
    var transfers = GTFSTransfers()
    transfers.read(stops: stops.keys, places: places, from: source, into: &diagnostics)
    guard trips.lost == 0 || trips.lost < trips.keys.count else {
      diagnostics.error(
        at: SourceLocation(path: source.path(of: "trips.txt")), "no trip has a known route",
        hint: "each route_id in trips.txt must be in routes.txt")
      return nil
    }
    guard !hops.pairs.isEmpty else {
      diagnostics.error(
        at: SourceLocation(path: source.path(of: "stop_times.txt")),
        "no trip has valid times at two different stops",
        hint: places.lost > 0
          ? "too few stops have a position; correct stop_lat and stop_lon in stops.txt"
          : !times.rows.isEmpty || times.areas + times.lost == 0
            ? "stop_times.txt must have rows with arrival_time and departure_time"
            : times.lost > 0
              ? "its rows need a trip of trips.txt, a stop of stops.txt and a whole stop_sequence"
              : "all stop times are for areas instead of stops; import a feed with lines that have stops"
      )
      return nil
    }
    guard !diagnostics.hasErrors else { return nil }
    var network = ImportedNetwork(
      title: title(trips.agencyNames(ofRoutes: usedRoutes), path: path),
      costNote:
        "Costs are minutes by the timetable: the median of all trips from the departure at one "
        + "place to the arrival at the next, without the time to wait or to change.",
      unit: .minutes)
    network.places = places.places
    network.labels = lines.labels
    network.labelColors = lines.colors
    if hops.hasSeconds { network.unit = .tenthsOfMinutes }
    var builder = GTFSLinks(hops: hops, transfers: transfers, unit: network.unit)
    builder.build(into: &network)
    var shapes = GTFSShapes()
    shapes.read(trips.shapeKeys, of: hops, from: source, into: &diagnostics)
    guard !diagnostics.hasErrors else { return nil }
    shapes.cut(builder.patterns, into: &network)
    tell(stops: served, times, trips, places, hops, transfers, builder, shapes, emptyTrips, source)
    report.leaveOut(
      lines.otherColors(trips, used: usedRoutes), ("route colour", "route colours"),
      "because a line has the colour of its first route that has one")
    return network
  }

  /// Divides the trips into rides; returns the number of trips that serve fewer than two places.
  private func count(
    _ times: GTFSStopTimes, _ trips: GTFSTrips, _ places: GTFSStops.Places, _ lines: GTFSLines,
    into hops: inout GTFSHops
  ) -> Int {
    var used = 0
    var start = 0
    var rows: [GTFSStopTimes.Row] = []
    var stations: [Int32] = []
    while start < times.rows.count {
      let trip = times.rows[start].trip
      var end = start
      rows.removeAll(keepingCapacity: true)
      stations.removeAll(keepingCapacity: true)
      while end < times.rows.count, times.rows[end].trip == trip {
        let place = places.ofStop[Int(times.rows[end].stop)]
        if place >= 0 {
          rows.append(times.rows[end])
          stations.append(place)
        }
        end += 1
      }
      start = end
      let route = Int(trips.routeOfTrip[Int(trip)])
      guard route >= 0 else { continue }
      if Set(stations).count > 1 { used += 1 }
      hops.add(
        rows[...], places: stations, label: lines.labelOfRoute[route],
        mode: trips.routes[route].mode, shape: trips.shapeOfTrip[Int(trip)])
    }
    return trips.keys.count - trips.lost - used
  }

  private func title(_ names: [String], path: String) -> String {
    if names.isEmpty { return SourceName.title(of: path) }
    return names.count > 3 ? "\(names[0]) and \(names.count - 1) others" : listed(names)
  }
}
