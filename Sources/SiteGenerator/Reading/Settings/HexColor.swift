/// A colour in settings, written as `#rrggbb` or in the short form `#rgb`.
struct HexColor {
  let text: String

  init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.utf8.count == 3 || digits.utf8.count == 6,
      digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { return nil }
    self.text = digits.utf8.count == 6 ? text : "#" + digits.map { "\($0)\($0)" }.joined()
  }

  init(channels: [Int]) {
    text =
      "#"
      + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The values of red, green and blue, each from 0 to 255.
  var channels: [Int] {
    let number = Int(text.dropFirst(), radix: 16) ?? 0
    return [number >> 16, number >> 8 & 0xFF, number & 0xFF]
  }
}
