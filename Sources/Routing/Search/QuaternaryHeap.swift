/// A heap in which each node has four children. It is half as deep as a binary heap, and siblings
/// are adjacent in memory. Entries are compared as plain numbers, and the smallest comes first.
struct QuaternaryHeap<Entry: FixedWidthInteger & Sendable>: Sendable {
  private(set) var entries: [Entry] = []

  @inline(__always)
  var first: Entry? { entries.first }
  var isEmpty: Bool { entries.isEmpty }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  @inline(__always)
  mutating func push(_ entry: Entry) {
    entries.append(entry)
    var heap = entries.mutableSpan
    var hole = heap.count - 1
    while hole > 0 {
      let parent = (hole - 1) / 4
      guard entry < heap[parent] else { break }
      heap[hole] = heap[parent]
      hole = parent
    }
    heap[hole] = entry
  }

  @inline(__always)
  mutating func pop() -> Entry? {
    guard let last = entries.popLast() else { return nil }
    guard let top = entries.first else { return last }
    var heap = entries.mutableSpan
    let count = heap.count
    var hole = 0
    while true {
      let child = 4 * hole + 1
      guard child < count else { break }
      var best = child
      var bestEntry = heap[child]
      for other in (child + 1)..<max(child + 1, min(child + 4, count)) {
        let entry = heap[other]
        if entry < bestEntry {
          best = other
          bestEntry = entry
        }
      }
      guard bestEntry < last else { break }
      heap[hole] = bestEntry
      hole = best
    }
    heap[hole] = last
    return top
  }
}
