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
      reasons.append("stops of the same parent station share a place")
    }
    if places.merged > 0 {
      let metres = Int(options.tolerance ?? GTFSStops.nameDistance).grouped
      reasons.append(
        "stops with the same name within \(metres) m share a place"
          + (places.isSplit ? ", unless a trip serves one after the other" : ""))
    }
    report.add(sentence + (reasons.isEmpty ? "." : ": \(listed(reasons))."))
    report.add(
      "\(counted(hops.count, ("ride", "rides"))) between stops became "
        + counted(links.rideLinks, ("link", "links"))
        + (links.directedLinks == 0
          ? ""
          : links.rideLinks == 1
            ? ", which is one-way" : ", \(links.directedLinks.grouped) of them one-way")
        + ". The cost is the median time in minutes over all lines of the mode in both "
        + "directions. Each trip counts once, "
        + "however often it runs.")
    if hops.interpolated > 0 {
      report.add(
        "Estimated: "
          + counted(hops.interpolated, ("missing stop time", "missing stop times"))
          + "; the time between two known times is divided equally among the rides.")
    }
    if links.raisedLinks > 0 {
      report.add(
        "\(counted(links.raisedLinks, ("link takes", "links take"))) less than "
          + (hops.hasSeconds
            ? "3 seconds: the cost is raised to 0.1 minutes"
            : "half a minute: the cost is raised to 1 minute")
          + ", the minimum for a link.")
    }
    if links.walkLinks == 0 {
      report.leaveOut(
        transfers.count, ("transfer", "transfers"), "within one place or not possible")
    } else {
      report.add(
        "\(counted(transfers.count, ("transfer", "transfers"))) became "
          + "\(counted(links.walkLinks, ("link", "links"))) of the mode 'walk'"
          + (transfers.estimated > 0
            ? "; for \(transfers.estimated.grouped) without a valid time, the time is estimated at "
              + "\(Int(GTFSTransfers.metresPerMinute).grouped) m per minute." : "."))
    }
    let unserved = places.ofStop.count { $0 < 0 } - places.lost
    report.leaveOut(unserved, ("row of stops.txt", "rows of stops.txt"), "not served by any trip")
    report.leaveOut(places.lost, ("stop", "stops"), "without a position")
    report.leaveOut(trips.lost, ("trip", "trips"), "with an unknown route")
    report.leaveOut(
      times.lost, ("stop time", "stop times"),
      "with an unknown trip, an unknown stop or an invalid stop_sequence")
    report.leaveOut(times.areas, ("stop time", "stop times"), "for an area instead of a stop")
    report.leaveOut(emptyTrips, ("trip", "trips"), "with stops at fewer than two places")
    report.leaveOut(hops.inner, ("ride", "rides"), "within one place")
    report.leaveOut(hops.untimed, ("ride", "rides"), "without a known time before or after")
    report.leaveOut(hops.backwards, ("ride", "rides"), "with an arrival before the departure")
    if source.has("shapes.txt") {
      report.add(
        "\(counted(shapes.lines, ("link follows", "links follow"))) the shape of a trip"
          + (shapes.straight > 0
            ? "; \(counted(shapes.straight, ("is straight", "are straight"))), because the trips have "
              + "no shape, or one that is more than \(Int(GTFSShapes.reach).grouped) m from a stop."
            : "."))
      report.leaveOut(
        shapes.tooLarge, ("shape of a stop pattern", "shapes of stop patterns"),
        "with more than \(LineCuts.largestTable.grouped) points times stops, which is too many to "
          + "cut; links without another shape are straight")
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
        "because each trip counts once, however often it runs")
    }
  }
}
