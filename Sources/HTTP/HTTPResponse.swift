/// The response to a request.
public struct HTTPResponse: Sendable {
  /// The body of a response.
  public enum Body: Sendable {
    /// The complete body.
    case bytes([UInt8])
    /// A stream of pieces. The closure waits for the next piece and returns it, or returns `nil` to
    /// end the response. The closure is called on the connection's own thread.
    case stream(@Sendable () -> [UInt8]?)
  }

  /// The status code, such as 200.
  public var status: Int
  /// The headers in order.
  public var headers: [(name: String, value: String)]
  /// The body, which is not sent in a response to `HEAD`.
  public var body: Body

  /// Makes a response from its parts.
  public init(
    status: Int, headers: [(name: String, value: String)] = [], body: Body = .bytes([])
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The value of the header with the given name, regardless of case; `nil` if there is none.
  public subscript(header: String) -> String? {
    headers.first { $0.name.lowercased() == header.lowercased() }?.value
  }

  /// Returns a response with one line of plain text.
  public static func text(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: [("Content-Type", "text/plain; charset=utf-8")],
      body: .bytes(Array((text + "\n").utf8)))
  }

  /// Returns a temporary redirect to another URL.
  public static func redirect(to address: String) -> HTTPResponse {
    HTTPResponse(status: 302, headers: [("Location", address), ("Cache-Control", "no-cache")])
  }
}
