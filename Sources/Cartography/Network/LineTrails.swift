import Drawing

/// Lines that meet at their ends, joined to as few as they make: a path of these needs fewer moves.
struct LineTrails {
  /// The joined lines. Each line is a part of one of them, forwards or backwards.
  private(set) var trails: [[Point]] = []

  /// The ends of lines as they are written, to tenths.
  private struct End: Hashable {
    let x: Int, y: Int

    init(_ point: Point) {
      (x, y) = (Self.tenths(point.x), Self.tenths(point.y))
    }

    private static func tenths(_ length: Double) -> Int {
      length.isFinite && abs(length) < 1e12 ? Int((length * 10).rounded()) : .min
    }
  }

  /// Joins lines: from each end of an odd number of lines first, then around what is left.
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
    // All remaining lines form closed trails.
    for end in linesAt.indices {
      while left[end] > 0 { trails.append(trail(from: end)) }
    }
  }
}
