/// Makes text safe to print on one line of a terminal, because the text may quote the input.
public enum PlainLine {
  /// The maximum number of code points in a message or a hint.
  static let limit = 500

  /// The escaped text, with an ellipsis in place of its middle if it has more than ``limit`` code
  /// points.
  public static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard
      scalars.index(scalars.startIndex, offsetBy: limit + 1, limitedBy: scalars.endIndex) != nil
    else { return escaped(text) }
    let tail = String(String.UnicodeScalarView(scalars.suffix(limit / 4)))
    let head = String(String.UnicodeScalarView(scalars.prefix(limit - limit / 4)))
    return escaped(head) + "…" + escaped(tail)
  }

  /// The text with an escape such as `\n` or `\u{1b}` for each character that moves the cursor,
  /// changes the colour, ends the line or changes the direction of the text.
  public static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09: result += "\\t"
      case 0x0A: result += "\\n"
      case 0x0D: result += "\\r"
      // Control characters, line separators, direction marks, the byte order mark, noncharacters.
      case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
        0xFFFE...0xFFFF:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
