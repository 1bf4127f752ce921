import Input

extension GTFSImporter {
  private static let tables: Set = [
    "agency.txt", "frequencies.txt", "routes.txt", "shapes.txt", "stop_times.txt", "stops.txt",
    "transfers.txt", "trips.txt",
  ]

  mutating func tell(
    stops served: [Bool], _ times: GTFSStopTimes, _ trips: GTFSTrips, _ places: GTFSStops.Places,
    _ hops: GTFSHops, _ transfers: GTFSTransfers, _ links: GTFSLinks, _ shapes: GTFSShapes,
    _ emptyTrips: Int,
    _ source: TableSource
  ) {
    let stopCount = served.count { $0 }
    let sentence =
      "\(counted(stopCount - places.lost, ("stop", "stops"))) became "
      + "\(counted(places.places.count, ("place", "places")))"
    var reasons: [String] = []
    if stopCount - places.lost > places.stations {
      reasons.append("stops of one parent station are one")
    }
    if places.merged > 0 {
      let metres = Int(options.tolerance ?? GTFSStops.nameDistance).grouped
      reasons.append(
        "stops of one name within \(metres) m are one"
          + (places.isSplit ? ", unless a trip serves one after the other" : ""))
    }
    report.add(sentence + (reasons.isEmpty ? "." : ": \(listed(reasons))."))
    report.add(
      "\(counted(hops.count, ("ride", "rides"))) from stop to stop became "
        + counted(links.rideLinks, ("link", "links"))
        + (links.directedLinks > 0 ? ", \(links.directedLinks.grouped) of them one way" : "")
        + ": the cost is the median in minutes, of both directions together. A trip counts once, "
        + "whatever the days and hours on which it runs.")
    if hops.interpolated > 0 {
      report.add(
        "Estimated: "
          + counted(hops.interpolated, ("stop time that is", "stop times that are"))
          + " missing; the rides from one known time to the next take equal shares.")
    }
    if links.raisedLinks > 0 {
      report.add(
        "\(counted(links.raisedLinks, ("link", "links"))) of less than "
          + (hops.hasSeconds
            ? "3 seconds: the cost is 0.1 minutes" : "half a minute: the cost is 1 minute")
          + ", the least that a link has.")
    }
    if links.walkLinks == 0 {
      report.leaveOut(
        transfers.count, ("transfer", "transfers"), "within one place, or that cannot be made")
    } else {
      report.add(
        "\(counted(transfers.count, ("transfer", "transfers"))) became "
          + "\(counted(links.walkLinks, ("link", "links"))) of the mode walk"
          + (transfers.reckoned > 0
            ? "; \(transfers.reckoned.grouped) without a valid time are reckoned at "
              + "\(Int(GTFSTransfers.metresPerMinute).grouped) m a minute." : "."))
    }
    let unserved = places.ofStop.count { $0 < 0 } - places.lost
    report.leaveOut(unserved, ("row of stops.txt", "rows of stops.txt"), "at which no trip stops")
    report.leaveOut(places.lost, ("stop", "stops"), "without a position")
    report.leaveOut(trips.lost, ("trip", "trips"), "of unknown routes")
    report.leaveOut(times.lost, ("stop time", "stop times"), "of unknown trips or stops")
    report.leaveOut(times.areas, ("stop time", "stop times"), "of areas, without a stop")
    report.leaveOut(emptyTrips, ("trip", "trips"), "with fewer than two places")
    report.leaveOut(hops.inner, ("ride", "rides"), "within one place")
    report.leaveOut(hops.untimed, ("ride", "rides"), "without times before or after")
    report.leaveOut(hops.backwards, ("ride", "rides"), "with an arrival before the departure")
    if source.has("shapes.txt") {
      report.add(
        "\(counted(shapes.lines, ("link follows", "links follow"))) the shape of a trip"
          + (shapes.straight > 0
            ? "; \(shapes.straight.grouped) of rides without one, or with one that misses a stop by "
              + "more than \(Int(GTFSShapes.reach).grouped) m, are straight." : "."))
      report.leaveOut(
        shapes.tooLarge, ("shape of a pattern", "shapes of patterns"),
        "of trips, with more than \(LineCuts.largestTable.grouped) points times stops; "
          + "links without another shape are straight")
    }
    report.leaveOut(
      source.names.filter { !Self.tables.contains($0) && !$0.hasPrefix(".") }, ("table", "tables"))
    var ignored = Diagnostics()
    if source.has("frequencies.txt") {
      let rows = source.read(
        "frequencies.txt", columns: ["trip_id"], required: 1, into: &ignored
      ) { _, _, _ in }
      report.leaveOut(
        rows ?? 0, ("row of frequencies.txt", "rows of frequencies.txt"),
        "with repeated trips, each of which counts once")
    }
  }
}
