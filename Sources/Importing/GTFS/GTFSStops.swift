import Geography
import Input

struct GTFSStops {
  /// The distance in metres within which stops of the same name are merged into one place.
  static let nameDistance = 250.0

  struct Stop {
    var name: String
    var coordinate: Coordinate?
    var parent: String
    var isStation: Bool
    var location: SourceLocation
  }

  private(set) var keys = ByteInterner()
  private(set) var stops: [Stop] = []
  var count: Int { stops.count }

  mutating func read(from source: TableSource, into diagnostics: inout Diagnostics) -> Bool {
    var repeated = Complaints()
    var wrong = Complaints()
    let columns = [
      "stop_id", "stop_name", "stop_lat", "stop_lon", "location_type", "parent_station",
    ]
    let count = source.read("stops.txt", columns: columns, required: 1, into: &diagnostics) {
      bytes, row, diagnostics in
      let (index, isNew) = keys.insert(bytes, row.range(0, bytes))
      guard isNew else {
        repeated.add(
          at: row.location(0, bytes), "duplicate stop_id '\(keys.text(index))'",
          hint: "only the first row is used", into: &diagnostics)
        return
      }
      var coordinate: Coordinate?
      if let latitude = row.double(2, bytes), let longitude = row.double(3, bytes) {
        coordinate = Coordinate(latitude: latitude, longitude: longitude)
      }
      let written = row.text(2, bytes) + row.text(3, bytes)
      // Some feeds write 0, 0 for a missing position.
      let isNowhere = coordinate.map { $0.latitude == 0 && $0.longitude == 0 } ?? false
      if coordinate?.isValid != true || isNowhere {
        coordinate = nil
        // If the table lacks one of the two columns, the rows themselves are not wrong.
        if !written.isEmpty, row.has(2), row.has(3) {
          wrong.add(
            at: row.location(2, bytes),
            "the stop '\(keys.text(index))' has no valid position",
            hint: "stop_lat is from -90 to 90, stop_lon from -180 to 180; they cannot both be 0",
            into: &diagnostics)
        }
      }
      let name = cleaned(row.text(1, bytes))
      stops.append(
        Stop(
          name: name.isEmpty ? keys.text(index) : name, coordinate: coordinate,
          parent: row.text(5, bytes), isStation: row.integer(4, bytes) == 1,
          location: row.location(5, bytes)))
    }
    repeated.finish("rows with a duplicate stop_id", into: &diagnostics)
    wrong.finish("stops without a valid position", into: &diagnostics)
    return count != nil
  }
}
