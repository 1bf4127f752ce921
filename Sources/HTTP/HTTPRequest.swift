/// A request for a resource, without a body.
public struct HTTPRequest: Sendable {
  /// The method, in capital letters, such as `GET`.
  public var method: String
  /// The path as the client sent it, percent-encoded.
  public var path: String
  /// The decoded values of the query parameters, keyed by name.
  public var query: [String: String]
  /// The values of the headers, keyed by lower-case name.
  public var headers: [String: String]

  /// Makes a request from its parts.
  public init(
    _ method: String = "GET", _ path: String, query: [String: String] = [:],
    headers: [String: String] = [:]
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
  }

  /// The percent-decoded path; `nil` if the encoding is not valid, or if the path contains a
  /// control character or an encoded slash.
  public var decodedPath: String? {
    guard let bytes = PercentCoding.decode(path) else { return nil }
    let isSlash = { (byte: UInt8) in byte == UInt8(ascii: "/") }
    guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }),
      bytes.count(where: isSlash) == path.utf8.count(where: isSlash)
    else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}

/// Percent-encoding of URLs (RFC 3986).
public enum PercentCoding {
  /// Returns the decoded bytes of a percent-encoded text; `nil` if a percent sign is not followed
  /// by two hexadecimal digits.
  public static func decode(_ text: String) -> [UInt8]? {
    var result: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      result.append(high << 4 | low)
    }
    return result
  }

  /// Returns a path in which all characters are percent-encoded except ASCII letters, digits, `-`,
  /// `.`, `_`, `~` and `/`.
  public static func encode(path: String) -> String {
    var result: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.append(byte)
      default:
        let digits = Array("0123456789ABCDEF".utf8)
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
