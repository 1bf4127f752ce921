import Drawing

/// Lines joined at their common ends into fewer lines, so that path data need fewer commands.
struct LineTrails {
  /// The joined lines. Each original line is part of exactly one trail, forwards or backwards.
  private(set) var trails: [[Point]] = []

  /// The end of a line, in grid steps. The default step is the precision of the path data.
  private struct End: Hashable {
    let x: Int, y: Int

    init(_ point: Point, steps: Double = 10) {
      (x, y) = (Self.count(point.x * steps), Self.count(point.y * steps))
    }

    private static func count(_ steps: Double) -> Int {
      steps.isFinite && abs(steps) < 1e13 ? Int(steps.rounded()) : .min
    }
  }

  /// Rounds points to a grid with `steps` steps per unit, keeps each segment only once, and joins
  /// the segments.
  init(_ lines: [[Point]], steps: Double) {
    struct Part: Hashable {
      let from: End, to: End
    }
    var known: Set<Part> = []
    var parts: [[Point]] = []
    for line in lines {
      for (from, to) in zip(line, line.dropFirst()) {
        let ends = [from, to].map { End($0, steps: steps) }
        guard ends[0] != ends[1], !known.contains(Part(from: ends[1], to: ends[0])),
          known.insert(Part(from: ends[0], to: ends[1])).inserted
        else { continue }
        parts.append(ends.map { Point(x: Double($0.x) / steps, y: Double($0.y) / steps) })
      }
    }
    self.init(parts)
  }

  /// Joins lines. The first trails start at points where an odd number of lines meet; the remaining
  /// lines form closed trails.
  init(_ lines: [[Point]]) {
    let lines = lines.filter { !$0.isEmpty }
    var numbers: [End: Int] = [:]
    var linesAt: [[Int]] = []
    let ends = lines.map { line in
      [line[0], line[line.count - 1]].map { point in
        let end = End(point)
        if let number = numbers[end] { return number }
        numbers[end] = linesAt.count
        linesAt.append([])
        return linesAt.count - 1
      }
    }
    for (line, pair) in ends.enumerated() { for end in pair { linesAt[end].append(line) } }
    var left = linesAt.map(\.count)
    var isTaken = [Bool](repeating: false, count: lines.count)
    var next = [Int](repeating: 0, count: linesAt.count)
    func trail(from start: Int) -> [Point] {
      var points: [Point] = []
      var end = start
      while true {
        while next[end] < linesAt[end].count, isTaken[linesAt[end][next[end]]] { next[end] += 1 }
        guard next[end] < linesAt[end].count else { return points }
        let line = linesAt[end][next[end]]
        isTaken[line] = true
        for end in ends[line] { left[end] -= 1 }
        let isForward = ends[line][0] == end
        let part = isForward ? lines[line] : lines[line].reversed()
        points += points.isEmpty ? part[...] : part.dropFirst()
        end = ends[line][isForward ? 1 : 0]
      }
    }
    for end in linesAt.indices where left[end] % 2 == 1 { trails.append(trail(from: end)) }
    for end in linesAt.indices {
      while left[end] > 0 { trails.append(trail(from: end)) }
    }
  }
}
