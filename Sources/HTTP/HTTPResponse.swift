/// The answer to a request.
public struct HTTPResponse: Sendable {
  /// The bytes of an answer.
  public enum Body: Sendable {
    /// All of them.
    case bytes([UInt8])
    /// One piece after the other. The closure waits for the next; `nil` ends the answer. It is called
    /// on the connection's own thread.
    case stream(@Sendable () -> [UInt8]?)
  }

  /// The status: 200.
  public var status: Int
  /// The headers, in their order.
  public var headers: [(name: String, value: String)]
  /// The bytes; those of an answer to `HEAD` are not sent.
  public var body: Body

  /// An answer of its parts.
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

  /// An answer of one line of plain text.
  public static func text(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: [("Content-Type", "text/plain; charset=utf-8")],
      body: .bytes(Array((text + "\n").utf8)))
  }

  /// An answer that sends the client to another address, this time.
  public static func redirect(to address: String) -> HTTPResponse {
    HTTPResponse(status: 302, headers: [("Location", address), ("Cache-Control", "no-cache")])
  }
}
