import Geography

/// The parts of lines between nodes; parts that only continue one another are joined.
struct LineSegments {
  /// A part of a line.
  struct Segment {
    var from: Int32
    var to: Int32
    var length: Double
    /// Its costs, shared among the parts of a line by their lengths.
    var costs: [Double]
    /// The number of its points among ``LineSegments/points(of:)``.
    var course: Int
    /// The line that it is part of, or the first one.
    var line: Int
    var direction: LineFeature.Direction
    /// The further properties that are the same on all its lines.
    var facts: [String: String]

    /// The direction of travel as seen from a node.
    func direction(from node: Int32) -> LineFeature.Direction {
      if node == from || direction == .both { return direction }
      return direction == .forward ? .backward : .forward
    }

    func other(_ node: Int32) -> Int32 { node == from ? to : from }
  }

  private(set) var segments: [Segment?] = []
  private var courses = LineCourses()
  /// The number of lines that have one point only.
  private(set) var points = 0
  /// The number of parts without length or points between their ends, which lead nowhere.
  private(set) var short = 0
  /// The number of nodes that disappeared when segments were joined.
  private(set) var joined = 0
  /// Nodes in the middle of lines that lead back to their start.
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

  /// Adds the part of a line between two nodes; one that leads back to its start is halved, so that it
  /// can be seen.
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
    // Without a point in between there is nothing to draw: such parts result from a tolerance.
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

  /// Joins the two segments at each node without a name that has exactly two.
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
        // One leads towards the node, the other away from it.
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

  /// The points of a segment, from its first node to its last, by their numbers.
  func points(of segment: Segment) -> [Int32] { courses.points(segment.course) }

  private func isOneLine(_ a: LineFeature, _ b: LineFeature) -> Bool {
    a.mode == b.mode && a.labels == b.labels
  }
}
