import SeededRandom
import Testing

@testable import Routing

@Suite struct BucketQueueTests {
  /// A bucket queue returns entries in the same order as a heap if, as in a search, no entry has a
  /// lower rank than the last returned entry. The span is the maximum difference between the ranks
  /// of a new entry and the last returned entry. The spans in this test range from zero to far more
  /// than the number of buckets.
  @Test(arguments: [0, 1, 5, 2_046, 2_047, 2_048, 100_000, 1 << 40, 1 << 57] as [Int64])
  func likeAHeap(span: Int64) {
    var random = Random(seed: UInt64(span) &+ 7)
    var queue = BucketQueue()
    var heap = QuaternaryHeap<UInt128>()
    for round in 0..<40 {
      queue.start(span: span)
      heap.removeAll()
      var place: Int32 = 0
      var rank = Int64.random(in: 0...5000, using: &random)
      for _ in 0..<(round * 20) {
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          let rise = Int64.random(in: 0...span, using: &random)
          let entry = QueueEntry.make(rank: rank + rise, place: place)
          place += 1
          queue.push(entry)
          heap.push(entry)
        }
        if Bool.random(using: &random) { #expect(queue.peek() == heap.first) }
        let entry = queue.pop()
        #expect(entry == heap.pop())
        if let entry { rank = QueueEntry.rank(entry) }
      }
    }
  }
}
