/// An ISO 3166-1 alpha-2 code in two bytes; 0 means no country.
public struct CountryCode: RawRepresentable, Hashable, Sendable, Comparable,
  CustomStringConvertible, BitwiseCopyable
{
  /// The ASCII code of the first letter times 256, plus the ASCII code of the second letter.
  public let rawValue: UInt16

  /// Makes a code from its raw value.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Makes a code from two upper-case ASCII letters; `nil` for anything else.
  public init?(_ text: String) {
    self.init(utf8: Array(text.utf8).span)
  }

  init?(utf8: borrowing Span<UInt8>) {
    guard utf8.count == 2, (0x41...0x5A).contains(utf8[0]), (0x41...0x5A).contains(utf8[1]) else {
      return nil
    }
    rawValue = UInt16(utf8[0]) << 8 | UInt16(utf8[1])
  }

  /// No country.
  public static let none = CountryCode(rawValue: 0)

  /// The two letters; empty for no country.
  public var description: String {
    guard rawValue != 0 else { return "" }
    return String(decoding: [UInt8(rawValue >> 8), UInt8(rawValue & 0xFF)], as: UTF8.self)
  }

  /// Returns true if the left code comes first in alphabetical order.
  public static func < (left: CountryCode, right: CountryCode) -> Bool {
    left.rawValue < right.rawValue
  }
}
