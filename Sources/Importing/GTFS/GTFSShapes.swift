import Geography
import Input

struct GTFSShapes {
  /// The maximum distance between a stop and the shape of its trip, in metres.
  static let reach = 300.0

  /// The number of links that follow a shape.
  private(set) var lines = 0
  /// The number of ride links that are drawn straight because they have no usable shape.
  private(set) var straight = 0
  /// The number of patterns whose shape is too large to be cut at their stops.
  private(set) var tooLarge = 0
  private var points: [Int32: [(sequence: Int, point: Coordinate)]] = [:]

  mutating func read(
    _ keys: ByteInterner, of hops: GTFSHops, from source: TableSource,
    into diagnostics: inout Diagnostics
  ) {
    let wanted = Set(hops.patterns.values.map(\.shape))
    guard source.has("shapes.txt") else { return }
    var wrong = Complaints()
    var last = -1
    let columns = ["shape_id", "shape_pt_lat", "shape_pt_lon", "shape_pt_sequence"]
    _ = source.read("shapes.txt", columns: columns, required: 4, into: &diagnostics) {
      bytes, row, diagnostics in
      let range = row.range(0, bytes)
      guard let shape = keys.index(of: bytes, range, guess: last) else { return }
      last = shape
      guard wanted.contains(Int32(shape)) else { return }
      guard let latitude = row.double(1, bytes), let longitude = row.double(2, bytes),
        let sequence = row.integer(3, bytes), abs(latitude) <= 90, abs(longitude) <= 180
      else {
        wrong.add(
          at: row.location(1, bytes), "this is not a valid shape point",
          hint:
            "write shape_pt_lat and shape_pt_lon in degrees, and shape_pt_sequence as a whole number; "
            + "the row is left out",
          into: &diagnostics)
        return
      }
      points[Int32(shape), default: []].append(
        (sequence, Coordinate(latitude: latitude, longitude: longitude)))
    }
    wrong.finish("invalid shape points", into: &diagnostics)
  }

  /// Cuts the shape of each pattern at the pattern's stops. Each link gets the part between its two
  /// stops, from the first pattern that serves the link and has such a part.
  mutating func cut(
    _ patterns: [(pattern: GTFSHops.Pattern, shape: Int32)], into network: inout ImportedNetwork
  ) {
    var parts: [GTFSHops.Pair: [Coordinate]] = [:]
    for (pattern, shape) in patterns {
      guard let course = points[shape] else { continue }
      let hops = Array(pattern.pairs)
      if hops.allSatisfy({ parts[$0] != nil || parts[$0.back] != nil }) { continue }
      guard !LineCuts.isTooLarge(points: course.count, stops: pattern.stations.count) else {
        tooLarge += 1
        continue
      }
      let line = course.sorted { $0.sequence < $1.sequence }.map(\.point)
      let stops = pattern.stations.map { network.places[Int($0)].coordinate }
      let cuts = LineCuts(line, at: stops.compactMap(\.self), reach: Self.reach)
      guard stops.allSatisfy({ $0 != nil }) else { continue }
      for (index, hop) in hops.enumerated() where parts[hop] == nil {
        // A point of the line is not a bend if it lies exactly at a place.
        parts[hop] = cuts.part(index)?.filter { $0 != stops[index] && $0 != stops[index + 1] }
      }
    }
    let modes = network.modes.map { mode in GTFSMode.all.firstIndex { $0.id == mode.id } ?? 0 }
    var done: Set<GTFSHops.Pair> = []
    for link in network.links where network.modes[link.mode].id != "walk" {
      let hop = GTFSHops.Pair(
        from: Int32(link.from), to: Int32(link.to), mode: UInt8(modes[link.mode]))
      if done.contains(hop) || !link.isDirected && done.contains(hop.back) { continue }
      done.insert(hop)
      let part = parts[hop] ?? (link.isDirected ? nil : parts[hop.back].map { $0.reversed() })
      guard let bends = part else {
        straight += 1
        continue
      }
      lines += 1
      if bends.isEmpty { continue }
      var line = ImportedNetwork.Line(link: link, bends: bends)
      line.link.label = nil
      network.lines.append(line)
    }
  }
}
