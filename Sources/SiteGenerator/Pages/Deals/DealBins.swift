/// A histogram of the lengths of best trips, with bins of equal width. The width is one unit of
/// length, or a larger round number of units if there would otherwise be too many bins.
struct DealBins {
  struct Bin {
    let lowest: Int64
    /// The numbers of deals whose best trips are in the bin, indexed by the number of tickets.
    var deals: [Int]
  }

  let width: Int64
  /// All bins from the lowest cost to the highest, including empty bins.
  let bins: [Bin]

  private static let limit = 80

  /// - Parameter unit: the minimum width of a bin.
  init(_ lengths: [DealFindings.Lengths], unit: Int64) {
    let lowest = lengths.compactMap(\.rows.first?.cost).min() ?? 0
    let highest = lengths.compactMap(\.rows.last?.cost).max() ?? -1
    var width = max(unit, 1)
    for factor in NiceNumbers.from(width) where (highest - lowest) / width >= Self.limit {
      width = factor
    }
    let start = lowest / width
    let count = highest < lowest ? 0 : Int(highest / width - start) + 1
    var bins = (0..<count).map {
      Bin(lowest: (start + Int64($0)) * width, deals: [Int](repeating: 0, count: lengths.count))
    }
    for (tickets, lengths) in lengths.enumerated() {
      for row in lengths.rows { bins[Int(row.cost / width - start)].deals[tickets] += row.deals }
    }
    self.width = width
    self.bins = bins
  }
}

/// Round numbers: 1, 2, 5, 10, 20, 50 … times a unit.
enum NiceNumbers {
  static func from(_ unit: Int64) -> some Sequence<Int64> {
    sequence(state: (unit, 0)) { state -> Int64? in
      let (decade, step) = state
      guard decade < Int64.max / 20 else { return nil }
      state = step == 2 ? (decade * 10, 0) : (decade, step + 1)
      return decade * [1, 2, 5][step]
    }
  }
}
