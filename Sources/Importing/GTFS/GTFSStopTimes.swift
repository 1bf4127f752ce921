import Input

/// The rows of `stop_times.txt`, stored in 20 bytes each, so a feed of 500 MB fits in memory.
struct GTFSStopTimes {
  /// A row. Times are in seconds after midnight; -1 means that the row has no time.
  struct Row {
    var trip: Int32
    var sequence: Int32
    var stop: Int32
    var arrival: Int32
    var departure: Int32
  }

  private(set) var rows: [Row] = []
  /// The number of rows that are left out because their trip, stop or sequence number is invalid.
  private(set) var lost = 0
  /// The number of rows that name an area with on-demand service instead of a stop.
  private(set) var areas = 0

  mutating func read(
    trips: ByteInterner, stops: ByteInterner, from source: TableSource,
    into diagnostics: inout Diagnostics
  ) -> Bool {
    var unknownTrips = Complaints()
    var unknownStops = Complaints()
    var wrongTimes = Complaints()
    var wrongNumbers = Complaints()
    // The rows of a trip nearly always follow one another, so the last trip is tried first.
    var lastTrip = -1
    let columns = ["trip_id", "stop_id", "stop_sequence", "arrival_time", "departure_time"]
    let count = source.read("stop_times.txt", columns: columns, required: 3, into: &diagnostics) {
      bytes, row, diagnostics in
      let tripRange = row.range(0, bytes)
      guard let trip = trips.index(of: bytes, tripRange, guess: lastTrip) else {
        unknownTrips.add(
          at: row.location(0, bytes), "unknown trip '\(row.text(0, bytes))'",
          hint: "trips.txt has no such trip_id; the row is left out", into: &diagnostics)
        return
      }
      lastTrip = trip
      let stopRange = row.range(1, bytes)
      if stopRange.isEmpty {
        areas += 1
        return
      }
      guard let stop = stops.index(of: bytes, stopRange) else {
        unknownStops.add(
          at: row.location(1, bytes), "unknown stop '\(row.text(1, bytes))'",
          hint: "stops.txt has no such stop_id; the row is left out", into: &diagnostics)
        return
      }
      guard let sequence = row.integer(2, bytes), let number = Int32(exactly: sequence) else {
        wrongNumbers.add(
          at: row.location(2, bytes), "'\(row.text(2, bytes))' is not a stop_sequence",
          hint: "write a whole number; the row is left out", into: &diagnostics)
        return
      }
      let arrival = GTFSTime.seconds(bytes, row.range(3, bytes))
      let departure = GTFSTime.seconds(bytes, row.range(4, bytes))
      if arrival == nil || departure == nil {
        let column = arrival == nil ? 3 : 4
        wrongTimes.add(
          at: row.location(column, bytes), "'\(row.text(column, bytes))' is not a time",
          hint: "write it as in 08:30:00; the time counts as missing",
          into: &diagnostics)
      }
      rows.append(
        Row(
          trip: Int32(trip), sequence: number, stop: Int32(stop),
          arrival: (arrival ?? -1) >= 0 ? arrival ?? -1 : departure ?? -1,
          departure: (departure ?? -1) >= 0 ? departure ?? -1 : arrival ?? -1))
    }
    lost = unknownTrips.count + unknownStops.count + wrongNumbers.count
    unknownTrips.finish("rows with unknown trips", into: &diagnostics)
    unknownStops.finish("rows with unknown stops", into: &diagnostics)
    wrongNumbers.finish("rows without a valid stop_sequence", into: &diagnostics)
    wrongTimes.finish("invalid times", into: &diagnostics)
    return count != nil
  }

  /// Sorts the rows by trip, in the order of `trips.txt`, and by sequence number within each trip.
  mutating func sort() {
    let isSorted = zip(rows, rows.dropFirst()).allSatisfy {
      ($0.trip, $0.sequence) <= ($1.trip, $1.sequence)
    }
    if isSorted { return }
    // This sort is stable, and fast if the rows of each trip already follow one another.
    rows.sort { ($0.trip, $0.sequence) < ($1.trip, $1.sequence) }
  }
}

/// Times in GTFS: hours (24 and more are allowed), minutes and seconds.
enum GTFSTime {
  /// The seconds after midnight; -1 for an empty field, `nil` for a text that is not a time.
  @inline(__always)
  static func seconds(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int32? {
    if range.isEmpty { return -1 }
    var parts: (Int32, Int32, Int32) = (0, 0, 0)
    var part = 0
    var digits = 0
    for i in range {
      let digit = bytes[i] &- 48
      if digit < 10 {
        digits += 1
        guard digits <= 3 else { return nil }
        parts.2 = parts.2 * 10 + Int32(digit)
      } else if bytes[i] == UInt8(ascii: ":"), digits > 0, part < 2 {
        parts = (parts.1, parts.2, 0)
        part += 1
        digits = 0
      } else {
        return nil
      }
    }
    guard digits > 0, part > 0 else { return nil }
    // Some feeds leave out the seconds.
    if part == 1 { parts = (parts.1, parts.2, 0) }
    guard parts.1 < 60, parts.2 < 60 else { return nil }
    return parts.0 * 3600 + parts.1 * 60 + parts.2
  }
}
