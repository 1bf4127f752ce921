import Input

struct GTFSTrips {
  struct Route {
    /// The short name, or else the long name, or else the id.
    var name: String
    /// The long name; `nil` if the route has no long name, or if the long name is already `name`.
    var longName: String?
    var agency: String
    var mode: Int
    /// The colour as `#rrggbb`; empty if the feed gives none.
    var color: String
  }

  private(set) var routes: [Route] = []
  private(set) var keys = ByteInterner()
  /// The index of each trip's route; -1 for an unknown route.
  private(set) var routeOfTrip: [Int32] = []
  private(set) var shapeKeys = ByteInterner()
  /// The index of each trip's shape; -1 for a trip without a shape.
  private(set) var shapeOfTrip: [Int32] = []
  /// The names of the agencies, keyed by id.
  private(set) var agencies: [String: String] = [:]
  private var agencyRows: [(id: String, name: String)] = []
  private(set) var lost = 0

  /// Returns false if the routes or trips cannot be read.
  mutating func read(from source: TableSource, into diagnostics: inout Diagnostics) -> Bool {
    readAgencies(from: source, into: &diagnostics)
    var routeKeys = ByteInterner()
    let hasRoutes = readRoutes(&routeKeys, from: source, into: &diagnostics)
    guard hasRoutes else {
      source.require("trips.txt", into: &diagnostics)
      return false
    }
    return readTrips(routeKeys, from: source, into: &diagnostics)
  }

  /// The distinct names of the used routes' agencies. If none of these agencies is known, the
  /// result has the names of all agencies instead.
  func agencyNames(ofRoutes used: [Bool]) -> [String] {
    let ids = Set(zip(routes, used).lazy.filter(\.1).map(\.0.agency))
    let rows = agencyRows.filter { ids.contains($0.id) }
    var known: Set<String> = []
    return (rows.isEmpty ? agencyRows : rows).map(\.name).filter { known.insert($0).inserted }
  }

  private mutating func readAgencies(
    from source: TableSource, into diagnostics: inout Diagnostics
  ) {
    guard source.has("agency.txt") else { return }
    _ = source.read(
      "agency.txt", columns: ["agency_name", "agency_id"], required: 1, into: &diagnostics
    ) { bytes, row, _ in
      let name = cleaned(row.text(0, bytes))
      guard !name.isEmpty else { return }
      agencies[row.text(1, bytes)] = name
      agencyRows.append((row.text(1, bytes), name))
    }
  }

  private mutating func readRoutes(
    _ keys: inout ByteInterner, from source: TableSource, into diagnostics: inout Diagnostics
  ) -> Bool {
    var repeated = Complaints()
    var untyped = Complaints()
    var miscoloured = Complaints()
    let columns = [
      "route_id", "route_type", "route_short_name", "route_long_name", "agency_id", "route_color",
    ]
    let count = source.read("routes.txt", columns: columns, required: 2, into: &diagnostics) {
      bytes, row, diagnostics in
      let (index, isNew) = keys.insert(bytes, row.range(0, bytes))
      guard isNew else {
        repeated.add(
          at: row.location(0, bytes), "duplicate route_id '\(keys.text(index))'",
          hint: "only the first row is used", into: &diagnostics)
        return
      }
      let mode = row.integer(1, bytes).flatMap(GTFSMode.index(routeType:))
      if mode == nil {
        untyped.add(
          at: row.location(1, bytes), "unknown route type '\(row.text(1, bytes))'",
          hint: "the mode of the route is 'other'", into: &diagnostics)
      }
      let color = Self.color(row.text(5, bytes))
      if color == nil {
        miscoloured.add(
          at: row.location(5, bytes), "'\(row.text(5, bytes))' is not a colour",
          hint: "write six hexadecimal digits, as in D40000; the route gets no colour",
          into: &diagnostics)
      }
      let names = [2, 3].map { cleaned(row.text($0, bytes)) }.filter { !$0.isEmpty }
      routes.append(
        Route(
          name: names.first ?? keys.text(index), longName: names.count > 1 ? names[1] : nil,
          agency: row.text(4, bytes),
          mode: mode ?? GTFSMode.index("other"), color: color ?? ""))
    }
    repeated.finish("rows with a duplicate route_id", into: &diagnostics)
    untyped.finish("routes with unknown types", into: &diagnostics)
    miscoloured.finish("routes without a valid colour", into: &diagnostics)
    return count != nil
  }

  /// Converts a colour of six hexadecimal digits to `#rrggbb`. Returns an empty string for an empty
  /// text, and `nil` for a text that is not a colour.
  private static func color(_ text: String) -> String? {
    let digits = cleaned(text).lowercased().drop { $0 == "#" }
    if digits.isEmpty { return "" }
    let isColor = digits.utf8.count == 6 && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    return isColor ? "#" + digits : nil
  }

  private mutating func readTrips(
    _ routeKeys: ByteInterner, from source: TableSource, into diagnostics: inout Diagnostics
  ) -> Bool {
    var repeated = Complaints()
    var unknown = Complaints()
    let columns = ["trip_id", "route_id", "shape_id"]
    let count = source.read("trips.txt", columns: columns, required: 2, into: &diagnostics) {
      bytes, row, diagnostics in
      let route = routeKeys.index(of: bytes, row.range(1, bytes))
      if route == nil {
        unknown.add(
          at: row.location(1, bytes), "unknown route '\(row.text(1, bytes))'",
          hint: "routes.txt has no such route_id; the trip is left out", into: &diagnostics)
      }
      let (index, isNew) = keys.insert(bytes, row.range(0, bytes))
      guard isNew else {
        repeated.add(
          at: row.location(0, bytes), "duplicate trip_id '\(keys.text(index))'",
          hint: "only the first row is used", into: &diagnostics)
        return
      }
      routeOfTrip.append(Int32(route ?? -1))
      let shape = row.range(2, bytes)
      shapeOfTrip.append(shape.isEmpty ? -1 : Int32(shapeKeys.insert(bytes, shape).index))
    }
    lost = routeOfTrip.count { $0 < 0 }
    repeated.finish("rows with a duplicate trip_id", into: &diagnostics)
    unknown.finish("trips with unknown routes", into: &diagnostics)
    return count != nil
  }
}
