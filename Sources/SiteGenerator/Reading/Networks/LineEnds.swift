import Geography
import Input
import Platform

/// The ends of lines. Ends that meet are merged into one node.
struct LineEnds {
  /// The positions of the nodes, in the order of the first line that begins or ends at each node.
  private(set) var points: [Coordinate] = []
  /// Indices in ``points``: for each line, the index of its start node, followed by that of its end
  /// node.
  private var nodes: [Int] = []
  private let order: PointsByLatitude

  /// - Parameter tolerance: the maximum distance in metres between ends that are merged.
  init(_ lines: [LinkFeature], tolerance: Double) {
    var numbers: [Coordinate: Int] = [:]
    var distinct: [Coordinate] = []
    var ends: [Int] = []
    for line in lines {
      for point in [line.points[0], line.points[line.points.count - 1]] {
        // The same point can have several coordinates: minus zero and zero, both signs at the
        // antimeridian, and any longitude at a pole.
        let longitude = abs(point.latitude) == 90 ? 0 : point.longitude
        let key = Coordinate(
          latitude: point.latitude + 0, longitude: longitude == -180 ? 180 : longitude)
        if let number = numbers[key] {
          ends.append(number)
        } else {
          numbers[key] = distinct.count
          ends.append(distinct.count)
          distinct.append(key)
        }
      }
    }
    var sets = DisjointSets(count: distinct.count)
    if tolerance > 0 {
      PointsByLatitude(distinct).forEachPair(within: tolerance) { a, b, _ in sets.join(a, b) }
    }
    var numberOfRoot: [Int: Int] = [:]
    for end in ends {
      let root = sets.root(of: end)
      let node = numberOfRoot[root] ?? points.count
      if node == points.count {
        numberOfRoot[root] = node
        points.append(distinct[root])
      }
      nodes.append(node)
    }
    order = PointsByLatitude(points)
  }

  func nodes(ofLine line: Int) -> (first: Int, last: Int) { (nodes[2 * line], nodes[2 * line + 1]) }

  /// Returns the nearest node with its distance; `nil` if there is no line.
  func nearest(to point: Coordinate) -> (node: Int, metres: Double)? { order.nearest(to: point) }

  /// Returns the pairs of lines that nearly meet: they end at two nodes that are at most `metres`
  /// apart, and no line joins these nodes. If several lines end at each of the two nodes, the nodes
  /// might be street crossings, which are about a block apart. The gap between them then counts
  /// only if it is at most a quarter of `metres`.
  func gaps(within metres: Double) -> [(line: Int, other: Int, metres: Double)] {
    var lines = [[Int]](repeating: [], count: points.count)
    for (end, node) in nodes.enumerated() { lines[node].append(end / 2) }
    var found: [(line: Int, other: Int, metres: Double)] = []
    order.forEachPair(within: metres) { a, b, distance in
      let isEnd = lines[a].count == 1 || lines[b].count == 1
      guard isEnd || distance <= metres / 4, Set(lines[a]).isDisjoint(with: lines[b]) else {
        return
      }
      // A line that is alone at its node is more likely to be faulty, so it becomes `line` in the
      // pair.
      let (one, other) = lines[a].count == 1 || lines[b].count > 1 ? (a, b) : (b, a)
      found.append((lines[one][0], lines[other][0], distance))
    }
    return found.sorted { ($0.line, $0.other, $0.metres) < ($1.line, $1.other, $1.metres) }
  }
}

/// Points sorted by latitude, so that nearby points are found without a scan of all points.
struct PointsByLatitude {
  private let points: [(point: Coordinate, index: Int)]

  private static let metresPerDegree = GreatCircle.earthRadius * .pi / 180

  init(_ points: [Coordinate]) {
    self.points = points.enumerated().map { ($1, $0) }
      .sorted { ($0.point.latitude, $0.index) < ($1.point.latitude, $1.index) }
  }

  /// Calls a closure with each pair of points that are at most `metres` apart. The southern point
  /// comes first.
  ///
  /// A point is compared only with points in its own band of latitude and in the next band to the
  /// north. Points that are too far away in longitude are skipped. Dense data therefore do not take
  /// quadratic time.
  func forEachPair(within metres: Double, _ body: (Int, Int, Double) -> Void) {
    let degrees = max(metres / Self.metresPerDegree * 1.000001, 1e-9)
    let bands = bands(of: degrees)
    for (number, band) in bands.enumerated() {
      let north = bands[(number + 1)...].prefix(1).filter { $0.index == band.index + 1 }
      let near = [band] + north
      for position in band.positions {
        let one = points[position]
        let reach = Self.longitudeReach(
          of: metres, upToLatitude: abs(one.point.latitude) + degrees)
        for range in Self.longitudes(around: one.point.longitude, reach: reach) {
          for candidates in near {
            forEach(of: candidates, in: range) { candidate in
              guard candidate > position else { return }
              let other = points[candidate]
              let distance = GreatCircle.distance(one.point, other.point)
              if distance <= metres { body(one.index, other.index, distance) }
            }
          }
        }
      }
    }
  }

  /// A band of latitude. `positions` has the indices, in `points`, of the points in this band, from
  /// west to east.
  private struct Band {
    let index: Int
    var positions: [Int]
  }

  /// Returns the bands of the given height that contain points, from south to north.
  private func bands(of degrees: Double) -> [Band] {
    var bands: [Band] = []
    for (position, point) in points.enumerated() {
      let index = Int(((point.point.latitude + 90) / degrees).rounded(.down))
      if bands.last?.index != index { bands.append(Band(index: index, positions: [])) }
      bands[bands.count - 1].positions.append(position)
    }
    for number in bands.indices {
      bands[number].positions.sort {
        (points[$0].point.longitude, $0) < (points[$1].point.longitude, $1)
      }
    }
    return bands
  }

  /// Calls a closure for each point of a band that is within a range of longitudes. The argument of
  /// the closure is the index of the point in `points`.
  private func forEach(of band: Band, in range: ClosedRange<Double>, _ body: (Int) -> Void) {
    let first = band.positions.partitioningIndex {
      points[$0].point.longitude >= range.lowerBound
    }
    for position in band.positions[first...] {
      if points[position].point.longitude > range.upperBound { break }
      body(position)
    }
  }

  /// Returns the maximum difference in longitude, in degrees, between two points that are at most
  /// `metres` apart. Both points are at most `latitude` degrees from the equator.
  private static func longitudeReach(of metres: Double, upToLatitude latitude: Double) -> Double {
    let half = metres / (2 * GreatCircle.earthRadius)
    guard latitude < 90, half < .pi / 2 else { return 180 }
    let sine = sin(half) / cos(latitude * .pi / 180)
    return sine < 1 ? min(180, asin(sine) * 360 / .pi * 1.000001 + 1e-9) : 180
  }

  /// Returns the range of longitudes within reach of a longitude, split at the antimeridian.
  private static func longitudes(
    around longitude: Double, reach: Double
  ) -> [ClosedRange<Double>] {
    if reach >= 180 { return [-180...180] }
    let (west, east) = (longitude - reach, longitude + reach)
    if west < -180 { return [-180...east, (west + 360)...180] }
    if east > 180 { return [west...180, -180...(east - 360)] }
    return [west...east]
  }

  /// Returns the nearest point; in a tie, the point with the lowest index.
  func nearest(to point: Coordinate) -> (node: Int, metres: Double)? {
    var above = points.partitioningIndex { $0.point.latitude >= point.latitude }
    var below = above - 1
    var best: (node: Int, metres: Double)?
    func gap(_ position: Int) -> Double {
      points.indices.contains(position)
        ? abs(points[position].point.latitude - point.latitude) * Self.metresPerDegree * 0.999999
        : .infinity
    }
    while min(gap(above), gap(below)) <= best?.metres ?? .greatestFiniteMagnitude {
      let position = gap(above) <= gap(below) ? above : below
      if position == above { above += 1 } else { below -= 1 }
      let metres = GreatCircle.distance(points[position].point, point)
      let node = points[position].index
      if best.map({ (metres, node) < ($0.metres, $0.node) }) ?? true { best = (node, metres) }
    }
    return best
  }
}
