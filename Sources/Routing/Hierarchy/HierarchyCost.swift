/// A whole number that a hierarchy counts costs in.
///
/// Halving the numbers halves what a search has to fetch from memory, so a hierarchy counts in 32
/// bits if no route of its network costs more than they hold, and in 64 bits else.
protocol HierarchyCost: FixedWidthInteger, SignedInteger, Sendable {
  /// What waits in a queue: a cost, and in the lowest 32 bits a place. Smaller comes first.
  associatedtype Entry: FixedWidthInteger, UnsignedInteger, Sendable

  /// Stands for "no way". Every cost is smaller, and adding one to it does not overflow.
  static var unreachable: Self { get }

  static func entry(cost: Self, place: Int32) -> Entry
  static func cost(of entry: Entry) -> Self
}

extension HierarchyCost {
  @inline(__always)
  static func place(of entry: Entry) -> Int32 { Int32(truncatingIfNeeded: entry) }
}

extension Int32: HierarchyCost {
  static let unreachable: Int32 = 1 << 30

  @inline(__always)
  static func entry(cost: Int32, place: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: cost)) << 32 | UInt64(UInt32(bitPattern: place))
  }

  @inline(__always)
  static func cost(of entry: UInt64) -> Int32 { Int32(truncatingIfNeeded: entry >> 32) }
}

extension Int64: HierarchyCost {
  static let unreachable: Int64 = 1 << 60

  @inline(__always)
  static func entry(cost: Int64, place: Int32) -> UInt128 {
    QueueEntry.make(rank: cost, place: place)
  }

  @inline(__always)
  static func cost(of entry: UInt128) -> Int64 { QueueEntry.rank(entry) }
}
