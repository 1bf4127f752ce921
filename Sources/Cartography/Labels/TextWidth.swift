/// Estimates the width of text in a system sans-serif font, with the same result on every machine.
///
/// For Latin, Greek and Cyrillic letters, the widths come from common sans serifs (Arial, Roboto,
/// Segoe, Noto). If the width of a letter differs between these fonts, the greatest width is used.
/// For other scripts the widths are averages, so a single word can be wider than estimated.
public enum TextWidth {
  /// The assumed ratio of the width of bold text to the width of regular text. The real ratio is
  /// 1.06 for most names and up to 1.14 for short names.
  static let boldFactor = 1.1

  /// Returns the width of a text, in the unit of the font size.
  public static func of(_ text: String, size: Double) -> Double {
    var hundredths = 0
    for scalar in text.unicodeScalars { hundredths += width(of: scalar) }
    return Double(hundredths) / 100 * size
  }

  /// The widths of the ASCII characters, beginning with the space, in hundredths of the font size.
  private static let ascii: [UInt8] = [
    28, 32, 40, 60, 58, 90, 70, 22, 36, 36, 42, 60, 28, 36, 28, 34,  // space to /
    58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 28, 28, 60, 60, 60, 52,  // 0 to ?
    96, 67, 67, 70, 73, 64, 60, 76, 73, 28, 54, 67, 57, 86, 74, 78,  // @ to O
    64, 78, 68, 65, 62, 73, 66, 95, 65, 65, 62, 32, 34, 32, 50, 52,  // P to _
    34, 57, 60, 54, 60, 57, 33, 60, 58, 25, 26, 53, 25, 88, 58, 60,  // ` to o
    60, 60, 38, 52, 35, 58, 52, 78, 53, 53, 50, 36, 28, 36, 60, 0,  // p to delete
  ]

  private static func width(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x80 { return value < 0x20 ? 0 : Int(ascii[Int(value) - 0x20]) }
    switch value {
    case 0x300...0x36F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F:
      return 0
    case 0x80...0x24F:  // Latin with diacritics
      return scalar.properties.isUppercase ? 68 : 57
    case 0x370...0x52F:  // Greek, Cyrillic
      return scalar.properties.isUppercase ? 72 : 60
    case 0x590...0x8FF:  // Hebrew, Arabic
      return 56
    case 0x1E00...0x1FFF:
      return scalar.properties.isUppercase ? 70 : 58
    case 0x2000...0x206F:
      return value == 0x2014 ? 100 : 50
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0x1F000...0x3FFFF:
      return 100
    default:
      return 70
    }
  }
}
