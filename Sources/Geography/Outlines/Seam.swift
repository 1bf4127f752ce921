import Input

/// The artificial edges of the data along the antimeridian and at the poles.
///
/// Data made for flat maps are cut at 180 degrees, or slightly before, although the areas on both
/// sides of the cut belong together. Vertices on such a cut are moved onto the seam. Edges along
/// the seam are divided at the vertices of both sides, so the two sides match edge for edge.
struct Seam {
  /// 180 and 90 degrees, in millionths of a degree.
  static let meridian: Int32 = 180_000_000
  static let pole: Int32 = 90_000_000
  /// The widest strip, in millionths of a degree, that can be missing before the antimeridian or a
  /// pole. Data that end within the strip were cut there and should reach the antimeridian or pole.
  private static let widestStrip: Int32 = 200_000
  /// The largest rounding difference between vertices on one cut, in millionths of a degree.
  private static let margin: Int32 = 300

  /// The smallest absolute longitude and latitude that count as lying on the seam.
  private let leastLongitude: Int32
  private let leastLatitude: Int32

  /// The rings after their vertices are moved and their seam edges are divided.
  private(set) var longitudes: [Int32] = []
  private(set) var latitudes: [Int32] = []
  private(set) var rings: [Range<Int>] = []

  private var isMoved: [Bool]

  init(_ collection: OutlineCollection) {
    longitudes.reserveCapacity(collection.longitudes.count + 1000)
    latitudes.reserveCapacity(collection.latitudes.count + 1000)
    rings.reserveCapacity(collection.rings.count)
    leastLongitude = Self.least(collection.longitudes, before: Self.meridian)
    leastLatitude = Self.least(collection.latitudes, before: Self.pole)
    isMoved = [Bool](repeating: false, count: collection.rings.count)
    let breaks = chooseRings(collection)
    for (number, ring) in collection.rings.enumerated() {
      let start = longitudes.count
      for vertex in ring {
        var x = collection.longitudes[vertex]
        if isMoved[number] && abs(x) >= leastLongitude {
          x = x < 0 ? -Self.meridian : Self.meridian
        }
        append(x, snappedLatitude(collection.latitudes[vertex]), ringStart: start, breaks: breaks)
      }
      // The closing edge can lie on the seam too, so append its divisions and then remove the
      // repeated first vertex.
      append(longitudes[start], latitudes[start], ringStart: start, breaks: breaks)
      longitudes.removeLast()
      latitudes.removeLast()
      rings.append(start..<longitudes.count)
    }
  }

  /// Returns true for an edge along the seam, or along a nearby cut that was not moved onto it.
  func isSeam(_ x1: Int32, _ y1: Int32, _ x2: Int32, _ y2: Int32) -> Bool {
    (abs(x1) >= leastLongitude && abs(x2) >= leastLongitude && (x1 < 0) == (x2 < 0))
      || (y1 == y2 && abs(y1) == Self.pole)
  }

  /// Returns the threshold from which an absolute value counts as lying on the seam. It is `edge`,
  /// unless all data end shortly before `edge`. Then it is slightly less than the largest absolute
  /// value of the data.
  private static func least(_ values: [Int32], before edge: Int32) -> Int32 {
    let reach = values.reduce(0) { max($0, abs($1)) }
    return reach < edge && reach > edge - widestStrip ? reach - margin : edge
  }

  private func snappedLatitude(_ value: Int32) -> Int32 {
    abs(value) < leastLatitude ? value : (value < 0 ? -Self.pole : Self.pole)
  }

  /// Chooses the rings to move onto the antimeridian. A ring is moved if it has a vertex exactly on
  /// the antimeridian. A ring is also moved if one of its vertices near the antimeridian has the
  /// same latitude as a vertex near the antimeridian on the other side. A ring that shares a vertex
  /// near the antimeridian with a moved ring is moved too. Other land stays in place, because
  /// moving it would draw land that does not exist.
  ///
  /// - Returns: the latitudes of the moved rings' vertices on the seam, ascending and distinct.
  private mutating func chooseRings(_ collection: OutlineCollection) -> [Int32] {
    var onEdge: [(ring: Int, x: Int32, y: Int32)] = []
    for (number, ring) in collection.rings.enumerated() {
      for vertex in ring where abs(collection.longitudes[vertex]) >= leastLongitude {
        onEdge.append((number, collection.longitudes[vertex], collection.latitudes[vertex]))
      }
    }
    let east = Set(onEdge.filter { $0.x > 0 }.map(\.y))
    let west = Set(onEdge.filter { $0.x < 0 }.map(\.y))
    var ringsAt: [UInt64: [Int]] = [:]
    var verticesOf: [Int: [UInt64]] = [:]
    var moved: [Int] = []
    for vertex in onEdge {
      let key = KeyTable.key(vertex.x, vertex.y)
      ringsAt[key, default: []].append(vertex.ring)
      verticesOf[vertex.ring, default: []].append(key)
      let isExact = abs(vertex.x) == Self.meridian
      guard isExact || (vertex.x > 0 ? west : east).contains(vertex.y) else { continue }
      if !isMoved[vertex.ring] { moved.append(vertex.ring) }
      isMoved[vertex.ring] = true
    }
    while let ring = moved.popLast() {
      for key in verticesOf[ring] ?? [] {
        for other in ringsAt.removeValue(forKey: key) ?? [] where !isMoved[other] {
          isMoved[other] = true
          moved.append(other)
        }
      }
    }
    return Set(onEdge.filter { isMoved[$0.ring] }.map { snappedLatitude($0.y) }).sorted()
  }

  private mutating func append(_ x: Int32, _ y: Int32, ringStart: Int, breaks: [Int32]) {
    let last = longitudes.count - 1
    if last >= ringStart {
      let lastX = longitudes[last]
      let lastY = latitudes[last]
      if lastX == x && abs(x) == Self.meridian && lastY != y {
        let first = breaks.partitioningIndex { $0 > min(lastY, y) }
        let end = breaks.partitioningIndex { $0 >= max(lastY, y) }
        let between = breaks[first..<end]
        for latitude in lastY < y ? Array(between) : between.reversed() {
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
