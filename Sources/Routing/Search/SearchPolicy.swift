/// The order in which a search settles labelled places.
protocol SearchPolicy {
  associatedtype Queue: SearchQueue

  /// A Boolean value that is true if a lower cost replaces the label of a place that is not settled
  /// yet. If it is false, each place keeps its first label.
  static var lowersLabels: Bool { get }

  /// The largest increase in rank along one link; any number if the queue does not use it.
  static func span(largestCost: Int64) -> Int64

  /// The priority of a place in the queue; smaller numbers come first, unless the queue is a
  /// ``FIFOQueue``. No two places have the same number, so the order of a search is unique.
  mutating func priority(of place: Int32, cost: Int64) -> UInt128

  func admits(_ place: Int32, cost: Int64) -> Bool
}

extension SearchPolicy {
  static func span(largestCost: Int64) -> Int64 { largestCost }

  @inline(__always)
  func admits(_ place: Int32, cost: Int64) -> Bool { true }
}

/// A queue entry: the rank in the highest 64 bits, then 32 bits that break ties, then the place in
/// the lowest 32 bits. The place breaks the remaining ties.
enum QueueEntry {
  @inline(__always)
  static func make(rank: Int64, tie: UInt32 = 0, place: Int32) -> UInt128 {
    let low = UInt64(tie) << 32 | UInt64(UInt32(bitPattern: place))
    return UInt128(UInt64(bitPattern: rank)) << 64 | UInt128(low)
  }

  @inline(__always)
  static func place(_ entry: UInt128) -> Int32 { Int32(truncatingIfNeeded: entry) }

  @inline(__always)
  static func tie(_ entry: UInt128) -> Int32 { Int32(truncatingIfNeeded: entry >> 32) }

  @inline(__always)
  static func rank(_ entry: UInt128) -> Int64 { Int64(truncatingIfNeeded: entry >> 64) }
}

/// Orders places by cost, and places of the same cost by index.
struct DijkstraPolicy: SearchPolicy {
  typealias Queue = BucketQueue
  static let lowersLabels = true

  @inline(__always)
  mutating func priority(of place: Int32, cost: Int64) -> UInt128 {
    QueueEntry.make(rank: cost, place: place)
  }
}

/// Orders places by the time at which they were labelled, the earliest first.
struct BreadthFirstPolicy: SearchPolicy {
  typealias Queue = FIFOQueue
  static let lowersLabels = false

  @inline(__always)
  mutating func priority(of place: Int32, cost: Int64) -> UInt128 {
    QueueEntry.make(rank: 0, place: place)
  }
}

/// Orders places by their distance to the goal, or by index if there are no coordinates.
struct GreedyPolicy: SearchPolicy {
  typealias Queue = QuaternaryHeap<UInt128>
  static let lowersLabels = false
  let geometry: NetworkGeometry?
  let goal: Int32

  mutating func priority(of place: Int32, cost: Int64) -> UInt128 {
    // The goal itself comes before other places at the same position.
    let distance = geometry.map { $0.points[Int(place)].metres(to: $0.points[Int(goal)]) } ?? 0
    let millimetres = Int64((distance * 1000).rounded())
    return QueueEntry.make(rank: millimetres, tie: place == goal ? 0 : 1, place: place)
  }
}

/// Orders places by the sum of the cost so far and the lower bound on the remaining cost.
///
/// In a tie, the goal comes first, then places with a bound above 0 in ascending order of the
/// bound, then the other places. With this order, A* settles only places that Dijkstra's search for
/// the same goal settles too.
///
/// Proof: let C be the goal's cost, and let the sum of a place be its cost + its bound. A* settles
/// only places with a sum <= C. If the cost of such a place is below C, Dijkstra's search settles
/// the place before the goal. The other such places have the cost C and the bound 0; they form the
/// set Z. A* takes a place of Z only when all places outside Z with a sum <= C are settled and the
/// goal has no label of cost C. At that time, every place of Z that can be labelled from outside Z
/// has a label. To see this, suppose that a link of cost w leads to such a place from a place u
/// outside Z. By consistency, the bound of u is at most w, so the sum of u is at most C, and u is
/// settled. From then on, both searches take the labelled places of Z in order of index, and A*
/// stops no later than Dijkstra's search. (Dijkstra's search may also settle places with the cost C
/// and a bound above 0. By consistency, no link of cost 0 leads from such a place into Z. Therefore
/// these places label no place of Z.)
struct AStarPolicy: SearchPolicy {
  typealias Queue = BucketQueue
  static let lowersLabels = true
  let geometry: NetworkGeometry?
  let goal: Int32

  /// A link of cost w raises the cost by w, and the bound by at most w; see
  /// ``NetworkGeometry/lowerBound(from:to:)``.
  static func span(largestCost: Int64) -> Int64 { 2 * largestCost }

  mutating func priority(of place: Int32, cost: Int64) -> UInt128 {
    let bound = geometry?.lowerBound(from: Int(place), to: Int(goal)) ?? 0
    let tie: UInt32 =
      if place == goal { 0 } else if bound == 0 { .max } else {
        UInt32(clamping: min(bound, Int64(UInt32.max - 1)))
      }
    return QueueEntry.make(rank: cost + bound, tie: tie, place: place)
  }
}
