/// The response to a request.
public struct HTTPResponse: Sendable {
  /// The bytes of a response.
  public enum Body: Sendable {
    /// All of them.
    case bytes([UInt8])
    /// One piece after the other. The closure waits for the next piece; `nil` ends the response. It
    /// is called on the connection's own thread.
    case stream(@Sendable () -> [UInt8]?)
  }

  /// The status: 200.
  public var status: Int
  /// The headers, in their order.
  public var headers: [(name: String, value: String)]
  /// The bytes, which are not sent in a response to `HEAD`.
  public var body: Body

  /// Makes a response from its parts.
  public init(
    status: Int, headers: [(name: String, value: String)] = [], body: Body = .bytes([])
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The value of a header.
  public subscript(header: String) -> String? {
    headers.first { $0.name.lowercased() == header.lowercased() }?.value
  }

  /// A response of one line of plain text.
  public static func text(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: [("Content-Type", "text/plain; charset=utf-8")],
      body: .bytes(Array((text + "\n").utf8)))
  }

  /// A temporary redirect to another address.
  public static func redirect(to address: String) -> HTTPResponse {
    HTTPResponse(status: 302, headers: [("Location", address), ("Cache-Control", "no-cache")])
  }
}
