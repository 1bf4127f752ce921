/// A queue that returns its entries in the order in which they were pushed.
struct FIFOQueue: SearchQueue {
  private var entries: [UInt128] = []
  /// The index of the entry that is popped next.
  private var head = 0

  mutating func start(span: Int64) {
    entries.removeAll(keepingCapacity: true)
    head = 0
  }

  @inline(__always)
  mutating func push(_ entry: UInt128) { entries.append(entry) }

  @inline(__always)
  mutating func pop() -> UInt128? {
    guard head < entries.count else { return nil }
    head += 1
    return entries[head - 1]
  }

  mutating func peek() -> UInt128? { head < entries.count ? entries[head] : nil }

  @inline(__always)
  var likelyNext: Int32 { head < entries.count ? QueueEntry.place(entries[head]) : -1 }
}
