import Drawing

/// The names of a map during placement, with the boxes that they would occupy.
///
/// Placement spends most of its time on collision tests, so the boxes are plain values in arrays.
struct LabelCrowd {
  /// The index in `rooms` of each name's chosen position; ``none`` for a name that is not placed.
  typealias Choice = [Int]

  static let none = -1

  /// The maximum recursion depth when names move to make space for other names.
  private static let deepestMove = 2
  /// The maximum number of names that move to free one position.
  private static let mostInTheWay = 2

  private struct Box {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    init(_ rect: Rect) {
      (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    }

    func intersects(_ other: Box) -> Bool {
      minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    mutating func include(_ other: Box) {
      minX = min(minX, other.minX)
      minY = min(minY, other.minY)
      maxX = max(maxX, other.maxX)
      maxY = max(maxY, other.maxY)
    }
  }

  private struct Room {
    let letters: Box
    /// The box of the letters, widened by the spacing on the left and right.
    let spaced: Box
    let dot: Box
    /// The indices in `leaders` of the small squares that cover the leader line.
    let leader: Range<Int>
    let bounds: Box
  }

  private let spacing: Double
  private var rooms: [Room] = []
  private var leaders: [Box] = []
  private var candidates: [LabelPosition] = []
  /// The range in `rooms` of each name's candidate positions, cheapest first.
  private var positions: [Range<Int>] = []

  /// - Parameter spacing: the minimum horizontal distance between two names.
  init(spacing: Double) { self.spacing = spacing }

  /// - Parameter found: the candidate positions, cheapest first; may be empty.
  mutating func add(_ found: [LabelPosition], dot: Rect) {
    let (first, dot) = (rooms.count, Box(dot))
    for label in found {
      let letters = Box(label.box)
      let spaced = Box(label.box.insetBy(dx: -spacing, dy: 0))
      var bounds = spaced
      bounds.include(letters)
      bounds.include(dot)
      let firstSquare = leaders.count
      for square in label.leaderRoom {
        leaders.append(Box(square))
        bounds.include(Box(square))
      }
      rooms.append(
        Room(
          letters: letters, spaced: spaced, dot: dot, leader: firstSquare..<leaders.count,
          bounds: bounds))
      candidates.append(label)
    }
    positions.append(first..<rooms.count)
  }

  func position(_ room: Int) -> LabelPosition { candidates[room] }

  private func collide(_ room: Room, _ placed: Room) -> Bool {
    guard room.bounds.intersects(placed.bounds) else { return false }
    func isHit(_ box: Box) -> Bool {
      box.intersects(room.letters) || box.intersects(room.dot)
        || room.leader.contains { leaders[$0].intersects(box) }
    }
    return isHit(placed.spaced) || isHit(placed.dot)
      || placed.leader.contains { isHit(leaders[$0]) }
  }

  /// Returns the index in `rooms` of a name's cheapest position that collides with no position in
  /// `taken`; `nil` if all of the name's positions collide.
  func freeRoom(of name: Int, beside taken: [Int]) -> Int? {
    positions[name].first { room in
      let room = rooms[room]
      for other in taken where other != Self.none && collide(room, rooms[other]) { return false }
      return true
    }
  }

  /// Returns a choice with a name added; other names move if necessary. `nil` if the name does not
  /// fit.
  func inserting(_ name: Int, into choice: Choice) -> Choice? {
    inserting(name, into: choice, depth: Self.deepestMove, fixed: [])
  }

  private func inserting(
    _ name: Int, into choice: Choice, depth: Int, fixed: [Int]
  ) -> Choice? {
    if let room = freeRoom(of: name, beside: choice) {
      var choice = choice
      choice[name] = room
      return choice
    }
    guard depth > 0 else { return nil }
    let fixed = fixed + [name]
    for room in positions[name] {
      guard let inTheWay = inTheWay(of: room, choice, fixed) else { continue }
      var moved = choice
      moved[name] = room
      for other in inTheWay { moved[other] = Self.none }
      var result: Choice? = moved
      for other in inTheWay {
        result = result.flatMap { inserting(other, into: $0, depth: depth - 1, fixed: fixed) }
      }
      if let result { return result }
    }
    return nil
  }

  /// Returns the placed names that collide with a position; `nil` if there are too many, or if one
  /// of them must not move.
  private func inTheWay(of room: Int, _ choice: Choice, _ fixed: [Int]) -> [Int]? {
    let room = rooms[room]
    var found: [Int] = []
    for (other, taken) in choice.enumerated()
    where taken != Self.none && collide(room, rooms[taken]) {
      if found.count == Self.mostInTheWay || fixed.contains(other) { return nil }
      found.append(other)
    }
    return found
  }
}
