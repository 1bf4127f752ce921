extension Range<Int> {
  /// The first index that satisfies a condition, found by binary search; the upper bound if no index
  /// satisfies it. All indices after the first must satisfy the condition too.
  @inlinable
  public func partitioningIndex(where isAfter: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = (low + high) / 2
      if isAfter(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
