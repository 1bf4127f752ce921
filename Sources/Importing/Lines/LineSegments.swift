import Geography

/// The parts of lines between nodes. Parts that only continue each other are joined.
struct LineSegments {
  /// A part of a line between two nodes, or several such parts that are joined.
  struct Segment {
    var from: Int32
    var to: Int32
    var length: Double
    /// The segment's share of the costs of its line, in proportion to its length.
    var costs: [Double]
    /// The index of the segment's points in `courses`.
    var course: Int
    /// The index of the segment's line, or of the first line if segments were joined.
    var line: Int
    var direction: LineFeature.Direction
    /// The facts that are the same on all lines of the segment.
    var facts: [String: String]

    /// The direction of travel along the segment, as seen from one of its nodes.
    func direction(from node: Int32) -> LineFeature.Direction {
      if node == from || direction == .both { return direction }
      return direction == .forward ? .backward : .forward
    }

    func other(_ node: Int32) -> Int32 { node == from ? to : from }
  }

  private(set) var segments: [Segment?] = []
  private var courses = LineCourses()
  /// The number of lines that have only one point.
  private(set) var points = 0
  /// The number of parts that lead back to their start without a usable point in between.
  private(set) var short = 0
  /// The number of nodes that were removed because segments were joined.
  private(set) var joined = 0
  /// The nodes that were added in the middle of parts that lead back to their start.
  private var halves: Set<Int32> = []
  private let source: LineCollection

  init(_ source: LineCollection, nodes: inout LineNodes) {
    self.source = source
    for (index, line) in nodes.lines.enumerated() {
      guard line.count > 1 else {
        points += 1
        continue
      }
      let line = line[...]
      let length = nodes.length(line)
      let rates = source.costs.map { cost in
        length > 0 ? (source.lines[index].costs[cost.name] ?? 0) / length : 0
      }
      var start = 0
      for end in 1..<line.count where nodes.nodeOfPoint[Int(line[end])] >= 0 {
        add(line[start...end], of: index, rates, nodes: &nodes)
        start = end
      }
    }
    join(nodes)
  }

  /// Adds the part of a line between two nodes. A part that leads back to its start is halved, so
  /// that it can be drawn as two links.
  private mutating func add(
    _ part: ArraySlice<Int32>, of line: Int, _ rates: [Double], nodes: inout LineNodes
  ) {
    guard let first = part.first, let last = part.last else { return }
    let from = nodes.nodeOfPoint[Int(first)]
    let to = nodes.nodeOfPoint[Int(last)]
    let direction = source.lines[line].direction
    let length = nodes.length(part)
    guard from == to else {
      segments.append(
        Segment(
          from: from, to: to, length: length, costs: rates.map { $0 * length },
          course: courses.add(part), line: line, direction: direction,
          facts: source.lines[line].facts))
      return
    }
    // A part that leads back to its start cannot be drawn if it has no point between its ends. A
    // tolerance can produce such parts.
    var passed = 0.0
    var middle: (index: Int, distance: Double)?
    for index in part.indices.dropFirst().dropLast() {
      passed += nodes.length(part[(index - 1)...index])
      let distance = abs(passed - length / 2)
      if middle.map({ distance < $0.distance }) ?? true { middle = (index, distance) }
    }
    guard let middle, nodes.nodeOfPoint[Int(part[middle.index])] < 0 else {
      short += 1
      return
    }
    nodes.makeNode(part[middle.index])
    halves.insert(part[middle.index])
    add(part[...middle.index], of: line, rates, nodes: &nodes)
    add(part[middle.index...], of: line, rates, nodes: &nodes)
  }

  /// Joins the two segments at each unnamed node where exactly two segments meet.
  private mutating func join(_ nodes: LineNodes) {
    var atNode: [Int32: [Int]] = [:]
    for (index, segment) in segments.enumerated() {
      guard let segment else { continue }
      atNode[segment.from, default: []].append(index)
      atNode[segment.to, default: []].append(index)
    }
    for node in atNode.keys.sorted() where nodes.names[node] == nil && !halves.contains(node) {
      guard let pair = atNode[node], pair.count == 2, pair[0] != pair[1],
        let first = segments[pair[0]], let second = segments[pair[1]],
        first.other(node) != second.other(node),
        isOneLine(source.lines[first.line], source.lines[second.line]),
        // Both segments must have the same direction of travel along the path through the node.
        first.direction(from: first.other(node)) == second.direction(from: node)
      else { continue }
      let (from, to) = (first.other(node), second.other(node))
      let course = courses.join(
        first.course, isTurned: first.from == node, second.course, isTurned: second.to == node)
      segments[pair[0]] = Segment(
        from: from, to: to, length: first.length + second.length,
        costs: zip(first.costs, second.costs).map(+), course: course, line: first.line,
        direction: first.direction(from: from),
        facts: first.facts.filter { second.facts[$0.key] == $0.value })
      segments[pair[1]] = nil
      atNode[node] = []
      if let place = atNode[to]?.firstIndex(of: pair[1]) { atNode[to]?[place] = pair[0] }
      joined += 1
    }
  }

  /// The indices of a segment's points, from its first node to its last.
  func points(of segment: Segment) -> [Int32] { courses.points(segment.course) }

  private func isOneLine(_ a: LineFeature, _ b: LineFeature) -> Bool {
    a.mode == b.mode && a.labels == b.labels
  }
}
