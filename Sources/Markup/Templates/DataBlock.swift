/// JSON that may stand in a script element of a page: it holds no character that begins or ends
/// markup, in HTML or in XML.
public struct DataBlock: Sendable, Equatable {
  /// The JSON as UTF-8.
  public let bytes: [UInt8]

  /// Wraps a JSON text. `<`, `>` and `&`, which JSON has only in strings, become escapes of JSON, so
  /// that no name can end the script element or begin a comment in it.
  public init(json: [UInt8]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count + 32)
    for byte in json {
      switch byte {
      case UInt8(ascii: "<"): bytes.append(contentsOf: "\\u003c".utf8)
      case UInt8(ascii: ">"): bytes.append(contentsOf: "\\u003e".utf8)
      case UInt8(ascii: "&"): bytes.append(contentsOf: "\\u0026".utf8)
      default: bytes.append(byte)
      }
    }
    self.bytes = bytes
  }
}
