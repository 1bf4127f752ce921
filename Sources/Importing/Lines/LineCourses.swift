/// The points of lines that are repeatedly joined end to end, in time linear in the number of points.
struct LineCourses {
  private enum Course {
    case points(ArraySlice<Int32>)
    case joined(Int, isTurned: Bool, Int, isSecondTurned: Bool)
  }

  private var courses: [Course] = []

  /// Adds a part of a line; returns its number.
  mutating func add(_ points: ArraySlice<Int32>) -> Int {
    courses.append(.points(points))
    return courses.count - 1
  }

  /// Joins two courses, each reversed if requested: the second begins where the first ends.
  mutating func join(
    _ first: Int, isTurned: Bool, _ second: Int, isTurned isSecondTurned: Bool
  ) -> Int {
    courses.append(.joined(first, isTurned: isTurned, second, isSecondTurned: isSecondTurned))
    return courses.count - 1
  }

  /// The points of a course; a point at which parts meet occurs once.
  func points(_ course: Int) -> [Int32] {
    var points: [Int32] = []
    // A course of very many parts may be nested very deeply.
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
