/// Parses numbers from bytes independently of the locale, mostly without creating a string.
public enum Number {
  /// The integer in a range of bytes, written as an optional sign and digits.
  ///
  /// - Returns: `nil` for any other text, and for a number that does not fit into an `Int`.
  public static func integer(in bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
    var i = range.lowerBound
    var negative = false
    if i < range.upperBound, bytes[i] == UInt8(ascii: "-") || bytes[i] == UInt8(ascii: "+") {
      negative = bytes[i] == UInt8(ascii: "-")
      i += 1
    }
    guard i < range.upperBound else { return nil }
    // Accumulate a negative number, because the least integer has no positive counterpart.
    var value = 0
    while i < range.upperBound {
      let digit = Int(bytes[i]) - 48
      guard digit >= 0, digit <= 9 else { return nil }
      let (product, tooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, tooLow) = product.subtractingReportingOverflow(digit)
      guard !tooLarge, !tooLow else { return nil }
      value = sum
      i += 1
    }
    if negative { return value }
    return value == Int.min ? nil : -value
  }

  /// The integer in a text, written as an optional sign and digits. `nil` for any other text, and
  /// for a number that does not fit into an `Int`.
  public static func integer(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { integer(in: $0.span, 0..<$0.count) }
  }

  /// The number in a range of bytes, in decimal notation: an optional sign, digits with an optional
  /// point, and an optional exponent.
  ///
  /// The result is the nearest `Double`, or `nil` if the number is too large. Infinities, NaN and
  /// hexadecimal forms are not accepted.
  public static func double(in bytes: Span<UInt8>, _ range: Range<Int>) -> Double? {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
    let end = range.upperBound
    var i = range.lowerBound
    var negative = false
    if i < end, bytes[i] == UInt8(ascii: "-") || bytes[i] == UInt8(ascii: "+") {
      negative = bytes[i] == UInt8(ascii: "-")
      i += 1
    }
    var mantissa: UInt64 = 0
    var significant = 0
    var digits = 0
    var exponent = 0
    var hasPoint = false
    while i < end {
      let digit = bytes[i] &- 48
      if digit <= 9 {
        if significant < 19 {
          mantissa = mantissa * 10 + UInt64(digit)
          if mantissa > 0 { significant += 1 }
          exponent -= hasPoint ? 1 : 0
        } else {
          significant += 1
        }
        digits += 1
      } else if bytes[i] == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        break
      }
      i += 1
    }
    guard digits > 0 else { return nil }
    if i < end, bytes[i] | 0x20 == UInt8(ascii: "e") {
      i += 1
      var sign = 1
      if i < end, bytes[i] == UInt8(ascii: "-") || bytes[i] == UInt8(ascii: "+") {
        sign = bytes[i] == UInt8(ascii: "-") ? -1 : 1
        i += 1
      }
      var written = 0
      let start = i
      while i < end, bytes[i] &- 48 <= 9 {
        if written < 100_000 { written = written * 10 + Int(bytes[i] - 48) }
        i += 1
      }
      guard i > start else { return nil }
      exponent += sign * written
    }
    guard i == end else { return nil }
    // The result is correctly rounded if the mantissa and the power of ten are both exact, because
    // a single operation combines them.
    if significant <= 19, mantissa <= 1 << 53, exponent >= -22, exponent <= 22 {
      let value =
        exponent < 0
        ? Double(mantissa) / powersOfTen[-exponent] : Double(mantissa) * powersOfTen[exponent]
      return negative ? -value : value
    }
    return slowDouble(in: bytes, range)
  }

  /// The number in a text, in decimal notation. `nil` for any other text, and for a number that is
  /// too large.
  public static func double(_ text: String) -> Double? {
    var text = text
    return text.withUTF8 { double(in: $0.span, 0..<$0.count) }
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Parses a number whose syntax has already been checked.
  private static func slowDouble(in bytes: Span<UInt8>, _ range: Range<Int>) -> Double? {
    var text = ""
    for i in range { text.unicodeScalars.append(Unicode.Scalar(bytes[i])) }
    // Swift's parser ignores the locale, and returns infinity for numbers that are too large.
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }
}
