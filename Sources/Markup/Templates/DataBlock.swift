/// JSON that may stand in a script element of a page: it holds no character that begins or ends
/// markup, in HTML or in XML, and none that XML does not have.
public struct DataBlock: Sendable, Equatable {
  /// The JSON as UTF-8.
  public let bytes: [UInt8]

  /// Wraps a JSON text. `<`, `>` and `&`, which JSON has only in strings, become escapes of JSON, so
  /// that no name can end the script element or begin a comment in it; so do U+FFFE and U+FFFF, with
  /// which a page would not be well-formed.
  public init(json: [UInt8]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count + 32)
    for byte in json {
      switch byte {
      case UInt8(ascii: "<"): bytes.append(contentsOf: "\\u003c".utf8)
      case UInt8(ascii: ">"): bytes.append(contentsOf: "\\u003e".utf8)
      case UInt8(ascii: "&"): bytes.append(contentsOf: "\\u0026".utf8)
      case 0xBE, 0xBF:
        bytes.append(byte)
        // U+FFFE and U+FFFF are EF BF BE and EF BF BF.
        guard bytes.suffix(3).elementsEqual([0xEF, 0xBF, byte]) else { continue }
        bytes.removeLast(3)
        bytes.append(contentsOf: (byte == 0xBE ? "\\ufffe" : "\\uffff").utf8)
      default: bytes.append(byte)
      }
    }
    self.bytes = bytes
  }
}
