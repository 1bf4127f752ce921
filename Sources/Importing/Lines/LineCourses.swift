/// Courses: sequences of points, made from parts of lines that are joined end to end. Joining two
/// courses copies no points.
struct LineCourses {
  private enum Course {
    case points(ArraySlice<Int32>)
    case joined(Int, isTurned: Bool, Int, isSecondTurned: Bool)
  }

  private var courses: [Course] = []

  mutating func add(_ points: ArraySlice<Int32>) -> Int {
    courses.append(.points(points))
    return courses.count - 1
  }

  /// Joins two courses, each of which is reversed first if requested. The second course must then
  /// begin where the first one ends.
  mutating func join(
    _ first: Int, isTurned: Bool, _ second: Int, isTurned isSecondTurned: Bool
  ) -> Int {
    courses.append(.joined(first, isTurned: isTurned, second, isSecondTurned: isSecondTurned))
    return courses.count - 1
  }

  /// The points of a course; a point where two parts meet occurs only once.
  func points(_ course: Int) -> [Int32] {
    var points: [Int32] = []
    // Courses of many parts can be nested deeply, so use a stack instead of recursion.
    var stack = [(course, false)]
    while let (course, isTurned) = stack.popLast() {
      switch courses[course] {
      case .points(let part):
        let part = isTurned ? part.reversed() : Array(part)
        points += part.first == points.last ? part.dropFirst() : part[...]
      case .joined(let first, let isFirstTurned, let second, let isSecondTurned):
        let parts = [(first, isFirstTurned != isTurned), (second, isSecondTurned != isTurned)]
        stack += isTurned ? parts : parts.reversed()
      }
    }
    return points
  }
}
