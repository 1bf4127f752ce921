/// A priority queue of labelled places that are not settled yet.
///
/// A place whose rank decreases is pushed again, and its older entry is skipped later. This causes
/// fewer cache misses than keeping track of the position of every place in the queue (Chen and
/// others, 2007). A queue keeps its storage from one search to the next.
protocol SearchQueue: Sendable {
  init()
  /// Empties the queue for a search in which no pushed rank exceeds the last popped rank by more
  /// than `span`.
  mutating func start(span: Int64)
  mutating func push(_ entry: UInt128)
  mutating func pop() -> UInt128?
  /// The place of the entry that `pop` would return if nothing were pushed; -1 if the queue is
  /// empty or makes no prediction.
  var likelyNext: Int32 { get }
  /// The entry that `pop` would return.
  mutating func peek() -> UInt128?
}

extension QuaternaryHeap: SearchQueue where Entry == UInt128 {
  mutating func start(span: Int64) { removeAll() }
  mutating func peek() -> UInt128? { first }
  var likelyNext: Int32 { -1 }
}
