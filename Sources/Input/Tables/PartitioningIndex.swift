extension RandomAccessCollection where Index == Int {
  /// The index of the first element that satisfies a condition, found by binary search; the end
  /// index if there is none. All elements after the first match must match too.
  @inlinable
  public func partitioningIndex(where isMatch: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isMatch(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
