extension [UInt8] {
  /// Appends a whole number in decimal digits.
  public mutating func append(integer value: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(magnitude: UInt64(value.magnitude), digits: 1)
  }

  /// Appends a number rounded to `decimals` digits (at most 15) after the point, without trailing
  /// zeros. A number that is not finite becomes `null`.
  ///
  /// The result is never `-0`, and uses exponent notation only if its magnitude is at least 2^64.
  public mutating func append(_ value: Double, decimals: Int) {
    let magnitude = abs(value)
    guard magnitude < 0x1p64 else {
      append(contentsOf: (value.isFinite ? "\(value)" : "null").utf8)
      return
    }
    var decimals = Swift.min(Swift.max(decimals, 0), 15)
    var scale: UInt64 = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (magnitude * Double(scale)).rounded()
    var whole: UInt64
    var fraction: UInt64
    if scaled < 0x1p53 {
      (whole, fraction) = UInt64(scaled).quotientAndRemainder(dividingBy: scale)
    } else {
      // `scaled` has lost precision, so convert the whole part and the fraction separately.
      let integral = magnitude.rounded(.down)
      fraction = UInt64(((magnitude - integral) * Double(scale)).rounded())
      whole = UInt64(integral)
      if fraction == scale { (whole, fraction) = (whole + 1, 0) }
    }
    if value < 0, whole > 0 || fraction > 0 { append(UInt8(ascii: "-")) }
    append(magnitude: whole, digits: 1)
    guard fraction > 0 else { return }
    while fraction.isMultiple(of: 10) {
      fraction /= 10
      decimals -= 1
    }
    append(UInt8(ascii: "."))
    append(magnitude: fraction, digits: decimals)
  }

  /// Appends decimal digits, padded with leading zeros to a minimum number of digits.
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
}
