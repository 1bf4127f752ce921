internal import Input

/// A file to serve, with a tag for its version.
public struct HTTPFile: Sendable {
  /// The bytes.
  public let bytes: [UInt8]
  /// The media type of the file.
  public let type: MediaType
  /// A hash of the bytes, which identifies the version.
  public let version: String

  /// The size in bytes below which compression is not worthwhile.
  private static let leastCompressed = 1000

  /// Makes a file from bytes; its media type depends on the path.
  public init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    type = MediaType(of: path)
    version = String(FNV1a(bytes).value, radix: 36)
  }

  /// Returns the response to a request for the file. Clients must revalidate a stored response
  /// before they show it, so that no page is out of date.
  public func response(to request: HTTPRequest, status: Int = 200) -> HTTPResponse {
    let isCompressed =
      type.isCompressible && bytes.count >= Self.leastCompressed && request.headers["range"] == nil
      && Self.acceptsGzip(request.headers["accept-encoding"])
    let tag = isCompressed ? "\"\(version)-gzip\"" : "\"\(version)\""
    var headers = [
      (name: "Content-Type", value: type.name), ("Cache-Control", "no-cache"), ("ETag", tag),
      ("X-Content-Type-Options", "nosniff"),
    ]
    if type.isCompressible { headers.append(("Vary", "Accept-Encoding")) }
    if status == 200, Self.matches(request.headers["if-none-match"], version) {
      return HTTPResponse(status: 304, headers: headers)
    }
    if isCompressed {
      headers.append(("Content-Encoding", "gzip"))
      return HTTPResponse(
        status: status, headers: headers, body: .bytes(Gzip.deflate(bytes, level: 1)))
    }
    headers.append(("Accept-Ranges", "bytes"))
    guard status == 200, request.headers["if-range"].map({ $0 == tag }) ?? true else {
      return HTTPResponse(status: status, headers: headers, body: .bytes(bytes))
    }
    switch ByteRange(request.headers["range"], of: bytes.count) {
    case .whole:
      return HTTPResponse(status: status, headers: headers, body: .bytes(bytes))
    case .part(let range):
      headers.append(
        ("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(bytes.count)"))
      return HTTPResponse(status: 206, headers: headers, body: .bytes(Array(bytes[range])))
    case .beyond:
      headers.append(("Content-Range", "bytes */\(bytes.count)"))
      return HTTPResponse(status: 416, headers: headers)
    }
  }

  /// Returns true if `If-None-Match` contains the tag of a version, compressed or not.
  private static func matches(_ header: String?, _ version: String) -> Bool {
    guard let header else { return false }
    return header.split(separator: ",").contains { part in
      var tag = trimmed(part)
      if tag.hasPrefix("W/") { tag = tag.dropFirst(2) }
      return tag == "*" || tag == "\"\(version)\"" || tag == "\"\(version)-gzip\""
    }
  }

  private static func acceptsGzip(_ header: String?) -> Bool {
    var isAccepted = false
    for part in (header ?? "").lowercased().split(separator: ",") {
      let words = part.split(separator: ";").map(trimmed)
      guard let coding = words.first, coding == "gzip" || coding == "x-gzip" || coding == "*"
      else { continue }
      let quality = words.dropFirst().first { $0.hasPrefix("q=") }.flatMap {
        Double($0.dropFirst(2))
      }
      isAccepted = (quality ?? 1) > 0
      // The name `gzip` takes precedence over `*`.
      if coding != "*" { break }
    }
    return isAccepted
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    var text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }
}
