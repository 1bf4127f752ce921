/// Random numbers that depend only on their seed: SplitMix64 (Steele, Lea, Flood 2014).
public struct Random: RandomNumberGenerator {
  private var state: UInt64

  /// Makes a generator that returns the same numbers for the same seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a number from 0 to `limit` - 1; 0 if the limit is not positive.
  public mutating func below(_ limit: Int) -> Int {
    limit > 0 ? Int(next() % UInt64(limit)) : 0
  }

  /// Returns true once in `count` times on average.
  public mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  /// Returns a random element of `values`, which must not be empty.
  public mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
