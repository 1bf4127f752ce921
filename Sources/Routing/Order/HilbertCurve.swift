internal import Geography

/// The Hilbert curve (1891) through a square of 65,536 by 65,536 cells. Cells that are close on the
/// curve are close in the square, and usually vice versa.
enum HilbertCurve {
  /// The number of times that the square is divided into quarters.
  private static let depth = 16

  /// Returns the distance of a cell along the curve.
  ///
  /// The loop goes from the largest quarter that contains the cell down to the cell. Each step
  /// appends the number of the quarter to the distance, and turns the coordinates as the curve
  /// turns in this quarter (Warren, Hacker's Delight, chapter 16).
  static func distance(x: UInt32, y: UInt32) -> UInt32 {
    var (x, y) = (x, y)
    var distance: UInt32 = 0
    for step in stride(from: UInt32(depth - 1), through: 0, by: -1) {
      let right = (x >> step) & 1
      let top = (y >> step) & 1
      distance = distance << 2 | ((3 &* right) ^ top)
      if top == 0 {
        if right == 1 {
          x = ~x
          y = ~y
        }
        swap(&x, &y)
      }
    }
    return distance
  }

  /// Returns the distances of coordinates along the curve. The square begins at the south-west
  /// corner of the bounding box of all coordinates. Its side is as long as the longer side of the
  /// box.
  static func distances(_ coordinates: [Coordinate]) -> [UInt32] {
    guard let first = coordinates.first else { return [] }
    var (south, north) = (first.latitude, first.latitude)
    var (west, east) = (first.longitude, first.longitude)
    for coordinate in coordinates {
      south = min(south, coordinate.latitude)
      north = max(north, coordinate.latitude)
      west = min(west, coordinate.longitude)
      east = max(east, coordinate.longitude)
    }
    let side = max(north - south, east - west)
    let scale = side > 0 ? 65_535 / side : 0
    return coordinates.map { coordinate in
      distance(
        x: cell((coordinate.longitude - west) * scale),
        y: cell((coordinate.latitude - south) * scale))
    }
  }

  /// The column or row of a position in the square. If the side of the square is extremely short,
  /// the scale is infinite, and positions can be infinite or NaN.
  private static func cell(_ position: Double) -> UInt32 {
    position > 0 ? UInt32(min(position, 65_535)) : 0
  }
}
