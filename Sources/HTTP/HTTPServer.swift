internal import CMicroHTTPD

import Platform

/// An HTTP/1.1 server, based on libmicrohttpd.
///
/// Each connection has its own thread, which handles the connection's requests one after the other.
/// Therefore a handler may be slow, but the server suits only a few clients.
public final class HTTPServer {
  /// Handles a request; called on many threads.
  public typealias Handler = @Sendable (HTTPRequest) -> HTTPResponse

  /// The port that the server listens on.
  public let port: Int

  private let context: RequestContext
  private var daemon: OpaquePointer?

  /// Starts listening.
  ///
  /// - Parameters:
  ///   - host: the host name or IP address to listen on, such as `127.0.0.1`, `::1` or `0.0.0.0`.
  ///   - port: the port to listen on; 0 for any free port.
  public init(host: String, port: Int, handler: @escaping Handler) throws(ListenFailure) {
    let socket = try ListeningSocket(host: host, port: port)
    self.port = socket.port
    context = RequestContext(handler)
    // `deinit` stops the server before it releases the context, so the pointer stays valid.
    daemon = AtlasStartServer(
      socket.descriptor, answerRequest, Unmanaged.passUnretained(context).toOpaque())
    if daemon == nil {
      close(socket.descriptor)
      throw .system("the server cannot be started")
    }
  }

  deinit { stop() }

  /// Stops listening, closes all connections, and waits until their threads have ended. The call
  /// waits for the closures of streams, so these closures must return.
  public func stop() {
    if let daemon { MHD_stop_daemon(daemon) }
    daemon = nil
  }
}

/// The value that the library passes to the callback with each request.
private final class RequestContext: Sendable {
  let handler: HTTPServer.Handler

  init(_ handler: @escaping HTTPServer.Handler) { self.handler = handler }
}

/// Receives a request from the library in several calls. The first call has the headers. Further
/// calls have the body, which is ignored. The last call has no data and must send the response.
private func answerRequest(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?, path: UnsafePointer<CChar>?,
  method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, body: UnsafePointer<CChar>?,
  bodyCount: UnsafeMutablePointer<Int>?, state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let context, let connection, let path, let method, let state else { return .NO }
  if state.pointee == nil {
    // Any pointer except `nil` marks a request whose headers have been received.
    state.pointee = context
    return .YES
  }
  if let bodyCount, bodyCount.pointee > 0 {
    bodyCount.pointee = 0
    return .YES
  }
  let handler = Unmanaged<RequestContext>.fromOpaque(context).takeUnretainedValue().handler
  var request = HTTPRequest(String(cString: method), String(cString: path))
  request.headers = values(of: connection, .HEADER_KIND, name: { $0.lowercased() }, value: { $0 })
  let decode = { (text: String) in
    PercentCoding.decode(text).flatMap { String(validating: $0, as: UTF8.self) } ?? ""
  }
  request.query = values(of: connection, .GET_ARGUMENT_KIND, name: decode, value: decode)
  let response = handler(request)
  return send(response, over: connection)
}

private typealias Pairs = [(name: String, value: String)]

private func values(
  of connection: OpaquePointer, _ kind: MHD_ValueKind, name: (String) -> String,
  value: (String) -> String
) -> [String: String] {
  var pairs: Pairs = []
  withUnsafeMutablePointer(to: &pairs) { pairs in
    _ = MHD_get_connection_values(
      connection, kind,
      { list, _, name, value in
        list?.assumingMemoryBound(to: Pairs.self).pointee.append(
          (name.map { String(cString: $0) } ?? "", value.map { String(cString: $0) } ?? ""))
        return .YES
      }, pairs)
  }
  return Dictionary(
    pairs.map { (name($0.name), value($0.value)) }, uniquingKeysWith: { "\($0), \($1)" })
}

private func send(_ response: HTTPResponse, over connection: OpaquePointer) -> MHD_Result {
  let made: OpaquePointer?
  switch response.body {
  case .bytes(let bytes):
    made = bytes.withUnsafeBytes {
      MHD_create_response_from_buffer(
        $0.count, UnsafeMutableRawPointer(mutating: $0.baseAddress), .RESPMEM_MUST_COPY)
    }
  case .stream(let next):
    // The library releases the reader when the response has ended, even after an error.
    made = MHD_create_response_from_callback(
      .max, 4096, readStream, Unmanaged.passRetained(StreamReader(next)).toOpaque(),
      { $0.map { Unmanaged<StreamReader>.fromOpaque($0).release() } })
  }
  guard let made else { return .NO }
  defer { MHD_destroy_response(made) }
  for (name, value) in response.headers { MHD_add_response_header(made, name, value) }
  return MHD_queue_response(connection, UInt32(response.status), made)
}

/// Reads the pieces of a streamed response into buffers that may be shorter than a piece.
///
/// Only the thread of the response's connection uses the reader.
private final class StreamReader {
  private let next: @Sendable () -> [UInt8]?
  private var rest: ArraySlice<UInt8> = []

  init(_ next: @escaping @Sendable () -> [UInt8]?) { self.next = next }

  /// Copies the next bytes to a buffer, and returns the number of bytes; `nil` at the end of the
  /// response.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    while rest.isEmpty {
      guard let piece = next() else { return nil }
      rest = piece[...]
    }
    let part = rest.prefix(buffer.count)
    buffer.copyBytes(from: part)
    rest = rest.dropFirst(part.count)
    return part.count
  }
}

private func readStream(
  context: UnsafeMutableRawPointer?, position: UInt64, buffer: UnsafeMutablePointer<CChar>?,
  count: Int
) -> Int {
  guard let context, let buffer else { return -1 }
  let reader = Unmanaged<StreamReader>.fromOpaque(context).takeUnretainedValue()
  // -1 is MHD_CONTENT_READER_END_OF_STREAM, which ends the stream.
  return reader.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: count)) ?? -1
}
