/// A priority queue for searches in which the popped ranks never decrease (Dial 1969; Denardo and
/// Fox 1979). It is a ring of buckets, each for a range of ranks. Together, the buckets cover all
/// ranks that can be in the queue at the same time. A bucket usually contains one or two entries
/// when it is emptied. A small heap sorts these entries, so the order is exact. If all ranks fall
/// into one bucket, the queue degrades to a heap.
struct BucketQueue: SearchQueue {
  /// An entry, and the index of the next entry in its bucket; -1 if there is none.
  private struct Waiting {
    var entry: UInt128
    var next: Int32
  }

  private static let bucketCount = 2048

  // The next two properties are inline arrays, so writing to them needs no unique-reference check.

  /// The index of the first entry of each bucket; -1 if the bucket is empty.
  private var heads = InlineArray<2048, Int32>(repeating: -1)
  /// One bit for each bucket, set if the bucket is not empty.
  private var occupied = InlineArray<32, UInt64>(repeating: 0)
  private var waiting: [Waiting] = []
  private var free: Int32 = -1
  private var waitingCount = 0
  /// The number of the bucket being emptied, counted from rank 0 without wrapping around.
  private var current: Int64 = 0
  /// The entries of the bucket being emptied.
  private var heap = QuaternaryHeap<UInt128>()
  /// The binary logarithm of the number of ranks in a bucket.
  private var shift: Int64 = 0

  mutating func start(span: Int64) {
    heap.removeAll()
    if waitingCount > 0 {
      for index in heads.indices { heads[index] = -1 }
      for index in occupied.indices { occupied[index] = 0 }
    }
    waiting.removeAll(keepingCapacity: true)
    free = -1
    waitingCount = 0
    current = 0
    shift = 0
    // The ring has one bucket more than the span fills, because the span seldom begins at the start
    // of a bucket.
    while span >> shift >= Int64(Self.bucketCount - 1) { shift += 1 }
  }

  @inline(__always)
  mutating func push(_ entry: UInt128) {
    let number = QueueEntry.rank(entry) >> shift
    if waitingCount == 0, heap.isEmpty { current = number }
    if number <= current {
      heap.push(entry)
      return
    }
    assert(number - current < Int64(Self.bucketCount), "a rank beyond the span of the queue")
    let bucket = Int(truncatingIfNeeded: number) & (Self.bucketCount - 1)
    let head = heads[bucket]
    if head < 0 { occupied[bucket >> 6] |= 1 << UInt64(bucket & 63) }
    if free >= 0 {
      heads[bucket] = free
      let slot = Int(free)
      free = waiting[slot].next
      waiting[slot] = Waiting(entry: entry, next: head)
    } else {
      heads[bucket] = Int32(truncatingIfNeeded: waiting.count)
      waiting.append(Waiting(entry: entry, next: head))
    }
    waitingCount += 1
  }

  /// Removes the first entry. If this empties the current bucket, opens the next bucket
  /// immediately, so that ``likelyNext`` is known. An entry that is pushed later goes into the heap
  /// if it belongs to the opened bucket or to an earlier one.
  @inline(__always)
  mutating func pop() -> UInt128? {
    let entry = heap.pop()
    if heap.isEmpty {
      guard advance() else { return entry }
      if entry == nil { return pop() }
    }
    return entry
  }

  /// The place of the entry that `pop` returns next, unless a smaller entry is pushed; -1 if the
  /// queue is empty.
  @inline(__always)
  var likelyNext: Int32 { heap.first.map { QueueEntry.place($0) } ?? -1 }

  mutating func peek() -> UInt128? {
    if heap.isEmpty, !advance() { return nil }
    return heap.first
  }

  private mutating func advance() -> Bool {
    guard waitingCount > 0 else { return false }
    let mask = Self.bucketCount - 1
    let start = Int(truncatingIfNeeded: current &+ 1) & mask
    var word = start >> 6
    var bits = occupied[word] & (~0 << UInt64(start & 63))
    while bits == 0 {
      word = (word + 1) & (occupied.count - 1)
      bits = occupied[word]
    }
    let bucket = word << 6 + bits.trailingZeroBitCount
    current += 1 + Int64((bucket - start) & mask)
    occupied[word] &= ~(1 << UInt64(bucket & 63))
    var slot = heads[bucket]
    heads[bucket] = -1
    while slot >= 0 {
      let next = waiting[Int(slot)].next
      heap.push(waiting[Int(slot)].entry)
      waiting[Int(slot)].next = free
      free = slot
      slot = next
      waitingCount -= 1
    }
    return true
  }
}
