enum JSONText {
  /// The text of a string whose escapes have already been checked.
  static func decode(_ entry: JSONDocument.Entry, in bytes: Span<UInt8>) -> String {
    let start = Int(entry.offset) + 1
    let end = start + Int(entry.extent & ~JSONParser.escapes)
    guard entry.extent & JSONParser.escapes != 0 else {
      return String(copying: bytes, start..<end)
    }
    var text = ""
    var i = start
    var run = start
    while i < end {
      guard bytes[i] == UInt8(ascii: "\\") else {
        i += 1
        continue
      }
      text += String(copying: bytes, run..<i)
      switch bytes[i + 1] {
      case UInt8(ascii: "n"): text += "\n"
      case UInt8(ascii: "t"): text += "\t"
      case UInt8(ascii: "r"): text += "\r"
      case UInt8(ascii: "b"): text += "\u{8}"
      case UInt8(ascii: "f"): text += "\u{C}"
      case UInt8(ascii: "u"):
        text.unicodeScalars.append(scalar(bytes, &i, end: end))
        run = i
        continue
      default: text.unicodeScalars.append(Unicode.Scalar(bytes[i + 1]))
      }
      i += 2
      run = i
    }
    return text + String(copying: bytes, run..<end)
  }

  /// The character of the `\u` escape at `i`, or of two such escapes that are a surrogate pair.
  /// Moves `i` to the end of what was read.
  private static func scalar(_ bytes: Span<UInt8>, _ i: inout Int, end: Int) -> Unicode.Scalar {
    let first = unit(bytes, i)
    i += 6
    if first & 0xFC00 == 0xD800, i + 6 <= end, bytes[i] == UInt8(ascii: "\\"),
      bytes[i + 1] == UInt8(ascii: "u")
    {
      let second = unit(bytes, i)
      if second & 0xFC00 == 0xDC00 {
        i += 6
        return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF) ?? "\u{FFFD}"
      }
    }
    return Unicode.Scalar(first) ?? "\u{FFFD}"
  }

  private static func unit(_ bytes: Span<UInt8>, _ i: Int) -> UInt32 {
    var value: UInt32 = 0
    for k in (i + 2)..<(i + 6) {
      let byte = bytes[k]
      let digit = byte <= UInt8(ascii: "9") ? byte - 48 : (byte | 0x20) - 87
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
