public import Geography
import Platform

/// Places in cells of one degree, for searches near a point.
public struct PlaceGrid: Sendable {
  private let places: PlaceTable
  /// The index in `members` of each cell's first place; the last element is the number of members.
  private var starts: [Int32]
  private var members: [Int32]

  private static let columns = 360
  private static let rows = 180

  /// Sorts all places into cells.
  public init(_ places: PlaceTable) {
    self.places = places
    var counts = [Int32](repeating: 0, count: Self.columns * Self.rows + 1)
    let cells = places.indices.map { Self.cell(places.coordinate($0)) }
    for cell in cells { counts[cell + 1] += 1 }
    for cell in 1..<counts.count { counts[cell] += counts[cell - 1] }
    starts = counts
    members = [Int32](repeating: 0, count: places.count)
    for (place, cell) in cells.enumerated() {
      members[Int(counts[cell])] = Int32(place)
      counts[cell] += 1
    }
  }

  private static func cell(_ coordinate: Coordinate) -> Int {
    let row = min(max(Int((coordinate.latitude + 90).rounded(.down)), 0), rows - 1)
    return row * columns + column(coordinate.longitude)
  }

  private static func column(_ longitude: Double) -> Int {
    let column = Int((longitude + 180).rounded(.down)) % columns
    return column < 0 ? column + columns : column
  }

  /// Returns the places within a distance in metres, nearest first. Equally near places are sorted
  /// by position in the table.
  public func places(
    within metres: Double, of centre: Coordinate
  ) -> [(place: Int, distance: Double)] {
    // A degree of latitude is at least 111 km on the sphere of ``GreatCircle``.
    let reach = metres / 111_000
    var found: [(place: Int, distance: Double)] = []
    let low = max(Int((centre.latitude - reach + 90).rounded(.down)), 0)
    let high = min(Int((centre.latitude + reach + 90).rounded(.down)), Self.rows - 1)
    guard low <= high else { return [] }
    for row in low...high {
      for column in columns(of: row, around: centre, reach: reach) {
        let cell = row * Self.columns + column
        for slot in Int(starts[cell])..<Int(starts[cell + 1]) {
          let place = Int(members[slot])
          // Comparing latitudes first avoids computing most distances.
          guard abs(places.latitudes[place] - centre.latitude) <= reach else { continue }
          let distance = GreatCircle.distance(centre, places.coordinate(place))
          if distance <= metres { found.append((place, distance)) }
        }
      }
    }
    return found.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
  }

  /// Returns the columns of a row that a circle can touch; near a pole, all columns.
  private func columns(of row: Int, around centre: Coordinate, reach: Double) -> [Int] {
    let farthest = max(abs(Double(row) - 90), abs(Double(row) - 89))
    let shrink = farthest >= 89.5 ? 0 : cos(min(farthest + reach, 90) * .pi / 180)
    guard shrink > 0.01, reach / shrink < 179 else { return Array(0..<Self.columns) }
    let first = Int((centre.longitude - reach / shrink + 180).rounded(.down))
    let last = Int((centre.longitude + reach / shrink + 180).rounded(.down))
    guard last - first < Self.columns else { return Array(0..<Self.columns) }
    return (first...last).map { Self.column(Double($0) - 180) }
  }
}
