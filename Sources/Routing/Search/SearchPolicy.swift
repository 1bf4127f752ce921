/// The policy of a search: the order in which labelled places are settled.
protocol SearchPolicy {
  /// The queue in which places wait.
  associatedtype Queue: SearchQueue

  /// A Boolean value that is true if a place accepts lower costs until it is settled, instead of
  /// keeping its first label.
  static var lowersLabels: Bool { get }

  /// The maximum difference between the rank of a place and that of the place it is labelled from,
  /// given the largest cost of a link; any number for queues that do not use it.
  static func span(largestCost: Int64) -> Int64

  /// The number by which a place is ordered in the queue; smaller comes first. No two places have
  /// the same number, so the order of a search is unique.
  mutating func priority(of place: Int32, cost: Int64) -> UInt128
}

extension SearchPolicy {
  static func span(largestCost: Int64) -> Int64 { largestCost }
}

/// A queue entry: 64 bits of rank, 32 bits that break ties, and the place in the lowest 32, which
/// breaks all that remain.
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

/// Cheapest first; among equals, the lower index.
struct DijkstraPolicy: SearchPolicy {
  typealias Queue = BucketQueue
  static let lowersLabels = true

  @inline(__always)
  mutating func priority(of place: Int32, cost: Int64) -> UInt128 {
    QueueEntry.make(rank: cost, place: place)
  }
}

/// First labelled, first settled.
struct BreadthFirstPolicy: SearchPolicy {
  typealias Queue = QuaternaryHeap<UInt128>
  static let lowersLabels = false
  private var next: Int64 = 0

  init() {}

  mutating func priority(of place: Int32, cost: Int64) -> UInt128 {
    next += 1
    return QueueEntry.make(rank: next, place: place)
  }
}

/// Nearest to the goal first, according to the heuristic; without coordinates, by index.
struct GreedyPolicy: SearchPolicy {
  typealias Queue = QuaternaryHeap<UInt128>
  static let lowersLabels = false
  let geometry: NetworkGeometry?
  let goal: Int32

  mutating func priority(of place: Int32, cost: Int64) -> UInt128 {
    // The goal itself goes first even among places on the same spot.
    let distance = geometry.map { $0.points[Int(place)].metres(to: $0.points[Int(goal)]) } ?? 0
    let millimetres = Int64((distance * 1000).rounded())
    return QueueEntry.make(rank: millimetres, tie: place == goal ? 0 : 1, place: place)
  }
}

/// Smallest sum of the cost so far and the lower bound of the rest first.
///
/// Ties go to the place nearer to the goal by the bound, the goal before all; but a place with the
/// bound 0 that is not the goal goes last. With this order A* settles no place that Dijkstra's
/// search for the same goal does not settle. Let C be the goal's cost. A* settles only places with
/// cost + bound <= C. If the bound is above 0, or the cost below C, the cost is below C, and
/// Dijkstra settles the place before the goal. There remain places Z of cost C and bound 0. A*
/// takes one only if all others of sum <= C are settled and the goal has no label of cost C. At
/// that time all of Z that can be labelled from outside Z are labelled: if a place u outside leads
/// to one by a link w, the bound of u is at most w (consistency), so its sum is at most C, and it
/// is settled. From then on both searches take Z's labelled places by index (nothing of cost C and
/// bound above 0 leads into Z by a link of cost 0, by consistency again), and A* stops no later.
struct AStarPolicy: SearchPolicy {
  typealias Queue = BucketQueue
  static let lowersLabels = true
  let geometry: NetworkGeometry?
  let goal: Int32

  /// A link of cost w raises the cost by w, and the bound by at most w, both being whole numbers.
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
