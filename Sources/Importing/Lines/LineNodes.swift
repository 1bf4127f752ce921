import Geography

/// The distinct points of lines. Some of these points are the nodes of the network.
struct LineNodes {
  /// The distinct points, in the order of the lines.
  private(set) var points: [Coordinate] = []
  /// The lines as indices of points, without consecutive duplicates.
  private(set) var lines: [[Int32]] = []
  /// The node that each point belongs to; -1 for a point that does not belong to a node.
  private(set) var nodeOfPoint: [Int32] = []
  /// The name of each node; a node is identified by the index of its point.
  private(set) var names: [Int32: String] = [:]
  /// For each named node, the facts of the named point that gives the node its name.
  private(set) var facts: [Int32: [String: String]] = [:]
  /// The number of named points that are too far from every line.
  private(set) var distantPoints = 0
  /// The number of named points at a node that already has another name.
  private(set) var secondNames = 0

  /// - Parameters:
  ///   - tolerance: the distance in metres within which ends of lines are merged into one node.
  ///   - reach: the distance in metres within which a named point belongs to a line.
  init(_ source: LineCollection, tolerance: Double, reach: Double) {
    var numbers: [Coordinate: Int32] = [:]
    var uses: [Int32] = []
    for line in source.lines {
      var vertices: [Int32] = []
      for point in line.points {
        let point = Self.rounded(point)
        // Minus zero and zero share a key, as do the meridians -180 and 180.
        let key = Coordinate(
          latitude: point.latitude + 0, longitude: point.longitude == -180 ? 180 : point.longitude)
        let number = numbers[key] ?? Int32(points.count)
        if number == points.count {
          numbers[key] = number
          points.append(point)
          uses.append(0)
        }
        if vertices.last != number {
          vertices.append(number)
          uses[Int(number)] += 1
        }
      }
      lines.append(vertices)
    }
    nodeOfPoint = Array(repeating: -1, count: points.count)
    for line in lines where line.count > 1 {
      for end in [line[0], line[line.count - 1]] { nodeOfPoint[Int(end)] = end }
    }
    if source.meetsAtSharedPoints {
      for (point, count) in uses.enumerated() where count > 1 { nodeOfPoint[point] = Int32(point) }
    }
    if tolerance > 0 { join(within: tolerance) }
    name(source.points, reach: reach)
  }

  /// Joins nodes that are within the tolerance of each other. Every point that is not a node is
  /// assigned to the nearest node within the tolerance.
  private mutating func join(within tolerance: Double) {
    let ends = nodeOfPoint.indices.filter { nodeOfPoint[$0] >= 0 }
    var sets = DisjointSets(count: ends.count)
    var grid = PointGrid(distance: tolerance)
    for (index, end) in ends.enumerated() {
      grid.forEach(near: points[end]) { other, _ in sets.join(other, index) }
      grid.add(points[end])
    }
    for (index, end) in ends.enumerated() { nodeOfPoint[end] = Int32(ends[sets.root(of: index)]) }
    for point in points.indices where nodeOfPoint[point] < 0 {
      if let near = grid.nearest(to: points[point]) {
        nodeOfPoint[point] = nodeOfPoint[ends[near.index]]
      }
    }
  }

  /// Gives nodes the names of the named points within reach. If no node is within reach of a named
  /// point, the nearest point of a line within reach becomes a node.
  private mutating func name(_ named: [NamedPoint], reach: Double) {
    var nodes = PointGrid(distance: reach)
    var others = PointGrid(distance: reach)
    var nodeNumbers: [Int] = []
    var otherNumbers: [Int] = []
    if named.isEmpty { return }
    for point in points.indices {
      if nodeOfPoint[point] >= 0 {
        nodes.add(points[point])
        nodeNumbers.append(point)
      } else {
        others.add(points[point])
        otherNumbers.append(point)
      }
    }
    for point in named {
      let node: Int32
      if let near = nodes.nearest(to: point.coordinate) {
        node = nodeOfPoint[nodeNumbers[near.index]]
      } else if let near = others.nearest(to: point.coordinate) {
        let number = otherNumbers[near.index]
        if nodeOfPoint[number] < 0 { nodeOfPoint[number] = Int32(number) }
        node = nodeOfPoint[number]
      } else {
        distantPoints += 1
        continue
      }
      if names[node] == nil {
        names[node] = point.name
      } else if names[node] != point.name {
        secondNames += 1
      }
      // The named ends of lines have no facts, so a later point with the same name can add facts.
      if names[node] == point.name, facts[node]?.isEmpty ?? true { facts[node] = point.facts }
    }
  }

  /// A point rounded to six decimal places, as in the written files. Different points then also
  /// differ in the files.
  private static func rounded(_ point: Coordinate) -> Coordinate {
    Coordinate(
      latitude: (point.latitude * 1e6).rounded() / 1e6,
      longitude: (point.longitude * 1e6).rounded() / 1e6)
  }

  mutating func makeNode(_ point: Int32) { nodeOfPoint[Int(point)] = point }

  /// The length of a part of a line in metres.
  func length(_ part: ArraySlice<Int32>) -> Double {
    zip(part, part.dropFirst()).reduce(0) {
      $0 + GreatCircle.distance(points[Int($1.0)], points[Int($1.1)])
    }
  }
}
