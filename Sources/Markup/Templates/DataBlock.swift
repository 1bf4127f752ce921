/// JSON that is safe in a script element of a page: it has no character that begins or ends markup
/// in HTML or XML, and no character that XML forbids.
public struct DataBlock: Sendable, Equatable {
  /// The JSON as UTF-8.
  public let bytes: [UInt8]

  /// Wraps a JSON text and escapes the characters that are unsafe in a page. `<`, `>` and `&` occur
  /// in JSON only within strings; once escaped, they cannot end the script element or begin a
  /// comment. U+FFFE and U+FFFF are escaped because XML forbids them. Bidirectional control
  /// characters are escaped because they would change the direction of the surrounding text.
  public init(json: [UInt8]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count + 32)
    for byte in json {
      switch byte {
      case UInt8(ascii: "<"): bytes.append(contentsOf: "\\u003c".utf8)
      case UInt8(ascii: ">"): bytes.append(contentsOf: "\\u003e".utf8)
      case UInt8(ascii: "&"): bytes.append(contentsOf: "\\u0026".utf8)
      case 0xA6...0xBF:
        bytes.append(byte)
        guard let character = Self.escaped(bytes.suffix(3)) else { continue }
        bytes.removeLast(3)
        bytes.append(contentsOf: "\\u\(String(character, radix: 16))".utf8)
      default: bytes.append(byte)
      }
    }
    self.bytes = bytes
  }

  /// The code point that three bytes of UTF-8 encode, if it must be escaped; otherwise `nil`.
  private static func escaped(_ bytes: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(bytes)
    guard bytes.count == 3, bytes[0] == 0xE2 || bytes[0] == 0xEF else { return nil }
    let character = Int(bytes[0] & 0xF) << 12 | Int(bytes[1] & 0x3F) << 6 | Int(bytes[2] & 0x3F)
    switch character {
    case 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: return character
    default: return nil
    }
  }
}
