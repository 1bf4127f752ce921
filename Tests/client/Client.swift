public import HTTP
import Platform

/// A client that sends a test's bytes unchanged, and reads the response.
public struct Client: ~Copyable {
  /// A parsed response.
  public struct Answer {
    /// The status code; 0 if there is no response.
    public var status = 0
    /// The values of the headers, keyed by their names in lower case.
    public var headers: [String: String] = [:]
    /// All bytes after the headers.
    public var body: [UInt8] = []

    /// The body as text.
    public var text: String { String(decoding: body, as: UTF8.self) }
  }

  private let socket: Int32

  /// Connects to a port of this machine.
  public init(port: Int) throws {
    #if canImport(Glibc)
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
      var yes: Int32 = 1
      setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) }
    }
    guard code == 0 else { throw Refused() }
  }

  deinit { close(socket) }

  /// The error that is thrown if the port refuses the connection.
  public struct Refused: Error {}

  /// Sends a request with `Connection: close`, and reads the complete response.
  public static func ask(
    _ server: HTTPServer, _ line: String, headers: [String: String] = [:]
  ) throws -> Answer {
    let client = try Client(port: server.port)
    var request = "\(line) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    for (name, value) in headers { request += "\(name): \(value)\r\n" }
    client.send(request + "\r\n")
    return client.answer()
  }

  /// Sends a text.
  public func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends bytes until the server accepts no more.
  public func send(_ bytes: [UInt8]) {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Self.send(socket, $0) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Sends bytes without raising a signal if the connection is closed.
  private static func send(_ socket: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      Darwin.send(socket, bytes.baseAddress, bytes.count, 0)
    #endif
  }

  /// Signals to the server that no more bytes will be sent.
  public func endSending() { shutdown(socket, Int32(SHUT_WR)) }

  /// The bytes received until the connection ends, or until `isEnough` returns true.
  public func read(until isEnough: ([UInt8]) -> Bool = { _ in false }) -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while !isEnough(result) {
      let count = buffer.withUnsafeMutableBytes { recv(socket, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { break }
      result += buffer[..<count]
    }
    return result
  }

  /// The response up to the end of the connection.
  public func answer() -> Answer { Self.answer(read()) }

  /// Parses a response.
  public static func answer(_ bytes: [UInt8]) -> Answer {
    var answer = Answer()
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return answer }
    let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
    let lines = head.split(separator: "\r\n")
    answer.status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      answer.headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
    }
    answer.body = Array(bytes[end.upperBound...])
    return answer
  }
}
