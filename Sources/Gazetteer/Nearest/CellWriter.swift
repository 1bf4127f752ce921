import Input

/// Writes the places of a cell as columns: JSON lists of equal length.
///
/// - `name`, `country` (a code), `zone` (the time zone), `page` (the path of the place's page, or
///   `null`), and `latitude` and `longitude` (in ten-thousandths of a degree).
/// - `id`: the id of a place if it shares its name with another place in the cell, otherwise 0. The
///   shards of ``FinderFiles`` have the ids of all places.
/// - `nodes`: the ids of places on networks, as `NETWORK/ID`, keyed by the position of the place in
///   the cell.
struct CellWriter: Sendable {
  let places: PlaceTable
  let page: @Sendable (Int) -> String?
  let nodes: @Sendable (Int) -> [String]

  func json(_ cell: PlaceCells.Cell) -> [UInt8] {
    let members = cell.places.map { Int($0) }
    return JSONWriter.object(reserving: 64 * cell.places.count) { json in
      json.member("name", members.map(places.name))
      json.member("latitude", members.map { PlaceCells.fixed(places.latitudes[$0]) })
      json.member("longitude", members.map { PlaceCells.fixed(places.longitudes[$0]) })
      json.member("country", members.map { places.country($0).description })
      json.member("zone", members.map { places.timeZoneValues[Int(places.timeZones[$0])] })
      json.member("page", members.map(page))
      json.member("id", ids(members))
      json.object("nodes") { json in
        for (position, place) in members.enumerated() {
          let own = nodes(place)
          if !own.isEmpty { json.member("\(position)", own) }
        }
      }
    }
  }

  private func ids(_ members: [Int]) -> [Int] {
    // Compare bytes, because names with different bytes can be equal as Swift strings.
    let names = members.map { places.text[places.names[$0].range] }
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    return zip(members, names).map { counts[$1, default: 0] > 1 ? Int(places.ids[$0]) : 0 }
  }
}
