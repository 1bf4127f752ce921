/// Whole numbers as text, without separators: a column of a file.
///
/// A number is written in base 45, its highest digit first; every digit but the last is counted 45
/// higher. Each digit is the character 35 (`#`) and so many further, with the backslash left out. So
/// one character holds a number below 45, two hold one below 2,025. Numbers that may be negative are
/// doubled first, those below 0 written as the odd number -2n - 1.
struct NumberText {
  static let base: UInt = 45

  private(set) var bytes: [UInt8] = []

  /// Writes a number that is not negative.
  mutating func append(_ number: Int) {
    append(UInt(clamping: number))
  }

  /// Writes a number that may be negative.
  mutating func append(signed number: Int) {
    append(number < 0 ? UInt(-2 * number - 1) : UInt(2 * number))
  }

  private mutating func append(_ number: UInt) {
    var power: UInt = 1
    while number / power >= Self.base { power *= Self.base }
    var rest = number
    while power > 1 {
      bytes.append(Self.sign(rest / power + Self.base))
      rest %= power
      power /= Self.base
    }
    bytes.append(Self.sign(rest))
  }

  private static func sign(_ digit: UInt) -> UInt8 {
    let code = UInt8(truncatingIfNeeded: 35 + digit)
    return code >= UInt8(ascii: "\\") ? code + 1 : code
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
