/// An order for labels that compares numbers by value, so 2 comes before 10.
public enum NaturalOrder {
  /// Returns true if `a` comes before `b` in natural order, which compares numbers by value and
  /// other text by bytes.
  public static func isBefore(_ a: String, _ b: String) -> Bool {
    var (first, second) = (Array(a.utf8)[...], Array(b.utf8)[...])
    while let x = first.first, let y = second.first {
      if isDigit(x), isDigit(y) {
        let (one, two) = (number(&first), number(&second))
        if one != two {
          return one.count == two.count ? one.lexicographicallyPrecedes(two) : one.count < two.count
        }
        continue
      }
      if x != y { return x < y }
      first = first.dropFirst()
      second = second.dropFirst()
    }
    if first.isEmpty != second.isEmpty { return first.isEmpty }
    return a.utf8.lexicographicallyPrecedes(b.utf8)
  }

  /// Returns true if a text contains a number.
  public static func hasNumber(_ text: String) -> Bool { text.utf8.contains(where: isDigit) }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  /// Removes the digits at the start of a text, and returns them without leading zeros.
  private static func number(_ text: inout ArraySlice<UInt8>) -> [UInt8] {
    let digits = text.prefix(while: isDigit)
    text = text.dropFirst(digits.count)
    return Array(digits.drop { $0 == UInt8(ascii: "0") })
  }
}
