extension NameRows {
  /// Returns the rows sorted by key; rows with the same key are sorted by place.
  func sorted() -> NameRows {
    var order: [(head: UInt64, row: UInt32)] = []
    order.reserveCapacity(count)
    for row in 0..<count { order.append((head(row), UInt32(row))) }
    keys.withUnsafeBufferPointer { keys in
      starts.withUnsafeBufferPointer { starts in
        lengths.withUnsafeBufferPointer { lengths in
          order.sort { left, right in
            if left.head != right.head { return left.head < right.head }
            let leftLength = Int(lengths[Int(left.row)])
            let rightLength = Int(lengths[Int(right.row)])
            let leftStart = Int(starts[Int(left.row)])
            let rightStart = Int(starts[Int(right.row)])
            var index = 8
            while index < leftLength, index < rightLength {
              let (a, b) = (keys[leftStart + index], keys[rightStart + index])
              if a != b { return a < b }
              index += 1
            }
            if leftLength != rightLength { return leftLength < rightLength }
            return left.row < right.row
          }
        }
      }
    }
    return reordered(order.map { Int($0.row) })
  }

  /// Returns the first eight bytes of a key as a number that has the same sort order.
  private func head(_ row: Int) -> UInt64 {
    let start = Int(starts[row])
    let length = Int(lengths[row])
    var head: UInt64 = 0
    for index in 0..<8 {
      head = head << 8 | (index < length ? UInt64(keys[start + index]) : 0)
    }
    return head
  }

  private func reordered(_ order: [Int]) -> NameRows {
    var result = NameRows()
    result.keys.reserveCapacity(keys.count)
    result.starts.reserveCapacity(count)
    for row in order {
      result.starts.append(UInt32(result.keys.count))
      result.keys.append(contentsOf: key(row))
    }
    result.lengths = order.map { lengths[$0] }
    result.places = order.map { places[$0] }
    result.kinds = order.map { kinds[$0] }
    result.spellings = order.map { spellings[$0] }
    return result
  }
}
