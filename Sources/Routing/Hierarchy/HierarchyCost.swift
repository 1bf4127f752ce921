/// An integer type for the costs of a hierarchy.
///
/// With smaller integers, a search loads less memory. Therefore a hierarchy uses 32 bits if the
/// costs of all routes of its network are known to fit, and 64 bits otherwise.
protocol HierarchyCost: FixedWidthInteger, SignedInteger, Sendable {
  /// An entry of a queue, with a place in the lowest 32 bits and a cost above them. Smaller entries
  /// come first.
  associatedtype Entry: FixedWidthInteger, UnsignedInteger, Sendable
  /// A vector of eight costs: always `SIMD8<Self>`. The protocol does not require this type,
  /// because generic code that used its operators directly would be slow. Generic code calls the
  /// functions below instead.
  associatedtype Eight: Sendable

  /// The cost that means "no route". It is larger than every real cost, and adding a real cost to
  /// it does not overflow.
  static var unreachable: Self { get }

  static func entry(cost: Self, place: Int32) -> Entry
  static func cost(of entry: Entry) -> Self

  static func eight(_ cost: Self) -> Eight
  /// Returns `min(a, b + cost)` for each lane.
  static func lower(_ a: Eight, _ b: Eight, plus cost: Self) -> Eight
  static func get(_ lane: Int, of costs: Eight) -> Self
  static func set(_ lane: Int, of costs: inout Eight, to cost: Self)
}

extension HierarchyCost {
  @inline(__always)
  static func place(of entry: Entry) -> Int32 { Int32(truncatingIfNeeded: entry) }
}

extension HierarchyCost where Self: SIMDScalar, Eight == SIMD8<Self> {
  @inline(__always)
  static func eight(_ cost: Self) -> Eight { SIMD8(repeating: cost) }

  @inline(__always)
  static func get(_ lane: Int, of costs: Eight) -> Self { costs[lane] }

  @inline(__always)
  static func set(_ lane: Int, of costs: inout Eight, to cost: Self) { costs[lane] = cost }
}

extension Int32: HierarchyCost {
  static let unreachable: Int32 = 1 << 30

  @inline(__always)
  static func entry(cost: Int32, place: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: cost)) << 32 | UInt64(UInt32(bitPattern: place))
  }

  @inline(__always)
  static func cost(of entry: UInt64) -> Int32 { Int32(truncatingIfNeeded: entry >> 32) }

  @inline(__always)
  static func lower(_ a: SIMD8<Int32>, _ b: SIMD8<Int32>, plus cost: Int32) -> SIMD8<Int32> {
    let sum = b &+ cost
    return a.replacing(with: sum, where: sum .< a)
  }
}

extension Int64: HierarchyCost {
  static let unreachable: Int64 = 1 << 60

  @inline(__always)
  static func entry(cost: Int64, place: Int32) -> UInt128 {
    QueueEntry.make(rank: cost, place: place)
  }

  @inline(__always)
  static func cost(of entry: UInt128) -> Int64 { QueueEntry.rank(entry) }

  @inline(__always)
  static func lower(_ a: SIMD8<Int64>, _ b: SIMD8<Int64>, plus cost: Int64) -> SIMD8<Int64> {
    let sum = b &+ cost
    return a.replacing(with: sum, where: sum .< a)
  }
}
