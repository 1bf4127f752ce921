/// The edges of the data at the antimeridian and the poles.
///
/// Data made for flat maps are cut at +-180 degrees, or a little before it; the two sides of a cut
/// belong together. Vertices near the edge are moved onto it, and the edges along it are divided
/// at the vertices of either side, so that what lies opposite matches edge for edge.
struct Seam {
  /// Degrees in units.
  static let meridian: Int32 = 180_000_000
  static let pole: Int32 = 90_000_000
  /// What is nearer to the edge than this is meant to lie on it.
  private static let margin: Int32 = 110_000

  /// The rings with their vertices moved and their seam edges divided.
  private(set) var longitudes: [Int32] = []
  private(set) var latitudes: [Int32] = []
  private(set) var rings: [Range<Int>] = []

  init(_ collection: OutlineCollection) {
    longitudes.reserveCapacity(collection.longitudes.count + 1000)
    latitudes.reserveCapacity(collection.latitudes.count + 1000)
    rings.reserveCapacity(collection.rings.count)
    let breaks = Self.seamLatitudes(collection)
    for ring in collection.rings {
      let start = longitudes.count
      for vertex in ring {
        let x = Self.snapped(collection.longitudes[vertex], to: Self.meridian)
        let y = Self.snapped(collection.latitudes[vertex], to: Self.pole)
        append(x, y, ringStart: start, breaks: breaks)
      }
      // The closing edge may lie on the seam too; its divisions go before the repeated first vertex.
      append(longitudes[start], latitudes[start], ringStart: start, breaks: breaks)
      longitudes.removeLast()
      latitudes.removeLast()
      rings.append(start..<longitudes.count)
    }
  }

  /// Whether an edge runs along the seam.
  static func isSeam(_ x1: Int32, _ y1: Int32, _ x2: Int32, _ y2: Int32) -> Bool {
    (x1 == x2 && abs(x1) == meridian) || (y1 == y2 && abs(y1) == pole)
  }

  private static func snapped(_ value: Int32, to edge: Int32) -> Int32 {
    if value > edge - margin { return edge }
    if value < margin - edge { return -edge }
    return value
  }

  /// The latitudes of all vertices on the antimeridian, ascending.
  private static func seamLatitudes(_ collection: OutlineCollection) -> [Int32] {
    var found: [Int32] = []
    for vertex in collection.longitudes.indices
    where abs(snapped(collection.longitudes[vertex], to: meridian)) == meridian {
      found.append(snapped(collection.latitudes[vertex], to: pole))
    }
    found.sort()
    var unique: [Int32] = []
    for latitude in found where latitude != unique.last { unique.append(latitude) }
    return unique
  }

  private mutating func append(_ x: Int32, _ y: Int32, ringStart: Int, breaks: [Int32]) {
    let last = longitudes.count - 1
    if last >= ringStart {
      let lastX = longitudes[last]
      let lastY = latitudes[last]
      if lastX == x && abs(x) == Self.meridian && lastY != y {
        let between = breaks.filter { $0 > min(lastY, y) && $0 < max(lastY, y) }
        for latitude in lastY < y ? between : between.reversed() {
          longitudes.append(x)
          latitudes.append(latitude)
        }
      } else if lastX == x && lastY == y && last > ringStart {
        return
      }
    }
    longitudes.append(x)
    latitudes.append(y)
  }
}
