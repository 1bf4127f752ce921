/// Writes numbers as short decimal text, with the same result on every machine.
public enum DecimalText {
  /// Appends a number rounded to the given number of decimal places (at most 9), without
  /// superfluous zeros: `-.5`, `12`, `3.25`. A value is written as 0 if it is not finite, or if its
  /// magnitude is at least 9e18 / 10^decimals, because no drawing is that large.
  public static func append(_ value: Double, decimals: Int, to bytes: inout [UInt8]) {
    let decimals = min(max(decimals, 0), 9)
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (value * scale).rounded()
    guard abs(scaled) < 9e18 else {
      bytes.append(UInt8(ascii: "0"))
      return
    }
    var steps = Int(scaled)
    if abs(scaled) >= 0x1p53 {
      // A `Double` cannot hold the exact product, so scale the whole part and the fraction
      // separately.
      let whole = value.rounded(.towardZero)
      steps = Int(whole) * Int(scale) + Int(((value - whole) * scale).rounded())
    }
    append(scaled: steps, decimals: decimals, to: &bytes)
  }

  /// Returns a number as text, rounded to the given number of decimal places.
  public static func string(_ value: Double, decimals: Int) -> String {
    var bytes: [UInt8] = []
    append(value, decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends `value / 10^decimals`.
  static func append(scaled value: Int, decimals: Int, to bytes: inout [UInt8]) {
    var magnitude = value.magnitude
    var decimals = decimals
    while decimals > 0, magnitude % 10 == 0 {
      magnitude /= 10
      decimals -= 1
    }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    while magnitude > 0 || decimals > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(magnitude % 10))
      magnitude /= 10
      decimals -= 1
      if decimals == 0 { bytes.append(UInt8(ascii: ".")) }
    }
    if bytes.count == start { bytes.append(UInt8(ascii: "0")) }
    bytes[start...].reverse()
  }
}
