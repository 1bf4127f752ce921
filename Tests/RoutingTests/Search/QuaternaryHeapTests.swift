import SeededRandom
import Testing

@testable import Routing

@Suite struct QuaternaryHeapTests {
  @Test func sorts() {
    var random = Random(seed: 1)
    var heap = QuaternaryHeap<UInt128>()
    for count in 0..<60 {
      let entries = (0..<count).map { _ in UInt128(random.below(40)) << 64 | 7 }
      for entry in entries { heap.push(entry) }
      #expect(heap.first == entries.min())
      var sorted: [UInt128] = []
      while let entry = heap.pop() { sorted.append(entry) }
      #expect(sorted == entries.sorted())
    }
  }

  @Test func entriesOrderByRankThenTieThenPlace() {
    let first = QueueEntry.make(rank: 1, tie: .max, place: .max)
    let second = QueueEntry.make(rank: 2, tie: 0, place: 9)
    let third = QueueEntry.make(rank: 2, tie: 1, place: 0)
    let fourth = QueueEntry.make(rank: 2, tie: 1, place: 3)
    #expect([fourth, second, third, first].sorted() == [first, second, third, fourth])
    #expect(QueueEntry.place(fourth) == 3)
    #expect(QueueEntry.rank(fourth) == 2)
  }
}
