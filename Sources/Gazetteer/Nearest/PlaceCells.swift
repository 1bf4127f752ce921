import Platform

/// All places, divided into cells of the earth with roughly equal numbers of places.
///
/// The bounding box of all places is cut across its longer side into two parts, each with half of
/// the places. The parts are cut again until no part has more places than the limit. The result is
/// a balanced k-d tree, with small leaves in populous areas and large leaves elsewhere.
public struct PlaceCells: Sendable {
  struct Cell: Sendable {
    /// The sides of the bounding box, in ten-thousandths of a degree.
    var south: Int, west: Int, north: Int, east: Int
    /// The indices of the places in the table, sorted by country, then from south to north.
    var places: [Int32]
  }

  let cells: [Cell]

  /// Divides the places into cells of at most `limit` places each.
  public init(_ places: PlaceTable, limit: Int = 960) {
    var cutter = Cutter(
      latitudes: places.latitudes.map(Self.fixed), longitudes: places.longitudes.map(Self.fixed),
      countries: places.countries, limit: max(limit, 1))
    cutter.cut(places.indices.map { Int32($0) })
    cells = cutter.cells
  }

  /// Returns ten-thousandths of a degree, rounded. One unit is about 11 m of latitude.
  static func fixed(_ degrees: Double) -> Int { Int((degrees * 10_000).rounded()) }

  /// The cell number of each place of the table.
  var numbers: [Int32] {
    var numbers = [Int32](repeating: 0, count: cells.reduce(0) { $0 + $1.places.count })
    for (number, cell) in cells.enumerated() {
      for place in cell.places { numbers[Int(place)] = Int32(number) }
    }
    return numbers
  }
}

private struct Cutter {
  let latitudes: [Int]
  let longitudes: [Int]
  let countries: [CountryCode]
  let limit: Int
  var cells: [PlaceCells.Cell] = []

  mutating func cut(_ places: [Int32]) {
    guard let first = places.first else { return }
    var south = latitudes[Int(first)]
    var (north, west) = (south, longitudes[Int(first)])
    var east = west
    for place in places {
      let (latitude, longitude) = (latitudes[Int(place)], longitudes[Int(place)])
      (south, north) = (min(south, latitude), max(north, latitude))
      (west, east) = (min(west, longitude), max(east, longitude))
    }
    guard places.count > limit else {
      let sorted = places.sorted { left, right in
        let (left, right) = (Int(left), Int(right))
        let (own, other) = (countries[left].rawValue, countries[right].rawValue)
        return (own, latitudes[left], longitudes[left], left)
          < (other, latitudes[right], longitudes[right], right)
      }
      cells.append(
        PlaceCells.Cell(south: south, west: west, north: north, east: east, places: sorted))
      return
    }
    let middle = Double(south + north) / 2 / 10_000 * .pi / 180
    let isWide = Double(east - west) * cos(middle) > Double(north - south)
    let values = isWide ? longitudes : latitudes
    // Combine value and place in one number, so that sorting needs no look-ups.
    let sorted = places.map { UInt64(values[Int($0)] + 1_800_000) << 32 | UInt64($0) }.sorted()
    let half = sorted.count / 2
    cut(sorted[..<half].map { Int32(truncatingIfNeeded: $0 & 0x7FFF_FFFF) })
    cut(sorted[half...].map { Int32(truncatingIfNeeded: $0 & 0x7FFF_FFFF) })
  }
}
