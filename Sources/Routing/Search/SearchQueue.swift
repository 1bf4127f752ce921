/// A priority queue of labelled places that are not settled yet.
///
/// A place whose rank is lowered is pushed again; the older entry is skipped when it is popped.
/// That costs fewer cache misses than keeping the position of every place (Chen and others, 2007).
/// A queue keeps its storage from one search to the next.
protocol SearchQueue: Sendable {
  init()
  /// Empties the queue for a search in which no rank is more than `span` above the last one taken.
  mutating func start(span: Int64)
  mutating func push(_ entry: UInt128)
  mutating func pop() -> UInt128?
  /// The place of the entry that `pop` would return if nothing were pushed; -1 if there is none.
  var likelyNext: Int32 { get }
  /// The entry that `pop` would return.
  mutating func peek() -> UInt128?
}

extension QuaternaryHeap: SearchQueue where Entry == UInt128 {
  mutating func start(span: Int64) { removeAll() }
  mutating func peek() -> UInt128? { first }
  var likelyNext: Int32 { -1 }
}
