import Geography
import Input

/// The footpaths between places, from `transfers.txt`.
struct GTFSTransfers {
  /// The walking speed in metres per minute, for transfers without a time in the feed.
  static let metresPerMinute = 75.0

  /// The median walking time in seconds between each pair of places, over both directions.
  private(set) var medians: [GTFSHops.Pair: Int] = [:]
  private(set) var estimated = 0
  private(set) var count = 0

  /// Reads `transfers.txt`, if the feed has this table. Skips transfers within a place, transfers
  /// that are not possible, and transfers for which passengers stay in the vehicle.
  mutating func read(
    stops: ByteInterner, places: GTFSStops.Places, from source: TableSource,
    into diagnostics: inout Diagnostics
  ) {
    guard source.has("transfers.txt") else { return }
    let mode = UInt8(GTFSMode.index("walk"))
    var unknown = Complaints()
    let columns = ["from_stop_id", "to_stop_id", "transfer_type", "min_transfer_time"]
    var found: [GTFSHops.Pair: [(seconds: Int, count: Int)]] = [:]
    count =
      source.read("transfers.txt", columns: columns, required: 2, into: &diagnostics) {
        bytes, row, diagnostics in
        guard (row.integer(2, bytes) ?? 0) < 3 else { return }
        var ends: [Int32] = []
        for column in [0, 1] {
          let range = row.range(column, bytes)
          // Transfers between routes or trips need not name stops.
          if range.isEmpty { return }
          guard let stop = stops.index(of: bytes, range) else {
            unknown.add(
              at: row.location(column, bytes), "unknown stop '\(row.text(column, bytes))'",
              hint: "stops.txt has no such stop_id; the row is left out", into: &diagnostics)
            return
          }
          ends.append(places.ofStop[stop])
        }
        guard ends[0] >= 0, ends[1] >= 0, ends[0] != ends[1] else { return }
        let pair = GTFSHops.Pair(from: ends[0], to: ends[1], mode: mode)
        let given = row.integer(3, bytes).flatMap { (0...86_400).contains($0) ? $0 : nil }
        if given == nil { estimated += 1 }
        let seconds =
          given ?? Self.seconds(places.places[Int(ends[0])], places.places[Int(ends[1])])
        found[pair, default: []].append((seconds, 1))
      } ?? 0
    unknown.finish("rows with unknown stops", into: &diagnostics)
    for (pair, seconds) in found {
      let back = GTFSHops.Pair(from: pair.to, to: pair.from, mode: mode)
      medians[pair] = GTFSHops.median(seconds + (found[back] ?? []))
    }
  }

  private static func seconds(_ a: ImportedNetwork.Place, _ b: ImportedNetwork.Place) -> Int {
    guard let first = a.coordinate, let second = b.coordinate else { return 60 }
    return Int((GreatCircle.distance(first, second) / metresPerMinute * 60).rounded())
  }
}
