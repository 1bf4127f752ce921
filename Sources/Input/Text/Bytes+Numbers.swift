extension [UInt8] {
  /// Appends a whole number in decimal digits.
  public mutating func append(integer value: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(magnitude: UInt64(value.magnitude), digits: 1)
  }

  /// Appends a number rounded to `decimals` digits behind the point, zeros at the end left out;
  /// `null` for what is not finite.
  ///
  /// Never in exponent notation, and never `-0`.
  public mutating func append(_ value: Double, decimals: Int) {
    guard value.isFinite else {
      append(contentsOf: "null".utf8)
      return
    }
    var decimals = Swift.min(Swift.max(decimals, 0), 15)
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (value * scale).rounded()
    // Doubles beyond this have no fraction that they could tell.
    guard abs(scaled) < 9_007_199_254_740_992 else {
      append(contentsOf: Self.whole(value.rounded()).utf8)
      return
    }
    var digits = UInt64(abs(scaled))
    while decimals > 0, digits.isMultiple(of: 10) {
      digits /= 10
      decimals -= 1
    }
    if scaled < 0 { append(UInt8(ascii: "-")) }
    var divisor: UInt64 = 1
    for _ in 0..<decimals { divisor *= 10 }
    append(magnitude: digits / divisor, digits: 1)
    if decimals > 0 {
      append(UInt8(ascii: "."))
      append(magnitude: digits % divisor, digits: decimals)
    }
  }

  /// Appends decimal digits, at least as many as asked for.
  private mutating func append(magnitude: UInt64, digits: Int) {
    let start = count
    var rest = magnitude
    var written = 0
    repeat {
      append(UInt8(truncatingIfNeeded: rest % 10) + 48)
      rest /= 10
      written += 1
    } while rest > 0 || written < digits
    self[start...].reverse()
  }

  /// A large whole number in digits, exact.
  private static func whole(_ value: Double) -> String {
    if abs(value) < 9e18 { return String(Int(value)) }
    return "\(value)"
  }
}
