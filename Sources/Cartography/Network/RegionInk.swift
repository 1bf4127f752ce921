import Platform

/// Contrast ratios of colours, as the Web Content Accessibility Guidelines define them.
public enum Contrast {
  /// The minimum contrast of text of ordinary size (WCAG 2.2, 1.4.3).
  public static let minimum = 4.5

  /// Returns the contrast of two colours in the format `#rrggbb`, from 1 to 21; `nil` if a colour
  /// has another format.
  public static func ratio(_ first: String, _ second: String) -> Double? {
    guard let a = luminance(first), let b = luminance(second) else { return nil }
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Returns the relative luminance of a colour, from 0 for black to 1 for white.
  private static func luminance(_ color: String) -> Double? {
    let digits = color.utf8.dropFirst()
    guard color.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      let number = Int(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    let channels = [number >> 16, number >> 8, number].map { channel -> Double in
      let share = Double(channel & 0xFF) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }
}

/// The text colour of the number on a region's dot.
enum RegionInk {
  /// The default text colours in light and dark mode, as in the style sheet of boards.
  static let light = "#fbfaf7"
  static let dark = "#14181a"

  /// Returns the given text colour if it is legible on a background colour, else black or white. On
  /// any background, one of these two has a contrast of at least 4.58.
  static func ink(_ ink: String, on color: String) -> String {
    guard let contrast = Contrast.ratio(ink, color), contrast < Contrast.minimum else { return ink }
    let black = Contrast.ratio("#000000", color) ?? 0
    let white = Contrast.ratio("#ffffff", color) ?? 0
    return black > white ? "#000000" : "#ffffff"
  }
}
