import HTTP
import Input
import RawClient
import Synchronization
import Testing

@Suite("HTTP server")
struct HTTPServerTests {
  private func echo() throws -> HTTPServer {
    try HTTPServer(host: "127.0.0.1", port: 0) { request in
      let query = request.query.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return .text(
        200,
        "\(request.method) \(request.path) \(request.decodedPath ?? "-") "
          + "\(query.joined(separator: "&")) \(request.headers["x-test"] ?? "-")")
    }
  }

  @Test("A handler gets the method, the undecoded path, the query and the headers of a request")
  func request() throws {
    let server = try echo()
    let answer = try Client.ask(
      server, "GET /a%20b/%C3%A9?q=1%202&empty=", headers: ["X-Test": "yes"])
    #expect(answer.status == 200)
    #expect(answer.text == "GET /a%20b/%C3%A9 /a b/é empty=&q=1 2 yes\n")
    #expect(answer.headers["content-type"] == "text/plain; charset=utf-8")
    #expect(answer.headers["content-length"] == "\(answer.body.count)")
  }

  @Test(
    "Paths with encoded slashes or control characters have no decoded form",
    arguments: [
      ("/%2e%2e/secret", "/../secret"), ("/a/../b", "/a/../b"), ("/a%2Fb", "-"), ("/a%00b", "-"),
      ("/a%0ab", "-"), ("/%zz", "-"), ("/%2", "-"), ("/%ff", "-"), ("/a%25b", "/a%b"),
    ])
  func paths(sent: String, decoded: String) throws {
    let answer = try Client.ask(try echo(), "GET \(sent)")
    #expect(answer.text == "GET \(sent) \(decoded)  -\n")
  }

  @Test("HEAD is answered with the headers of GET, without a body")
  func head() throws {
    let server = try echo()
    let answer = try Client.ask(server, "HEAD /a")
    #expect(answer.status == 200)
    #expect(answer.headers["content-length"] == "\("HEAD /a /a  -\n".utf8.count)")
    #expect(answer.body.isEmpty)
  }

  @Test("The server survives invalid, very long and unfinished requests")
  func nonsense() throws {
    let server = try echo()
    let long = try Client.ask(server, "GET /" + String(repeating: "a", count: 100_000))
    #expect(long.status == 414)
    for text in ["\r\n\r\n", "GET\r\n\r\n", "\u{0}\u{1}\u{2}", "GET / HTTP/1.1\r\nHost"] {
      let client = try Client(port: server.port)
      client.send(text)
    }
    #expect(try Client.ask(server, "GET /after").status == 200)
  }

  @Test(
    "Any bytes get a response, or the connection is closed",
    arguments: [
      ("GET / HTTP/1.1\r\nHost: x\r\nRange: bytes=1-2\r\n\r\n", 200),
      ("GET / HTTP/1.0\r\n\r\n", 200),
      ("GET / HTTP/1.1\nHost: x\n\n", 200), ("GET /\u{0}a HTTP/1.1\r\nHost: x\r\n\r\n", 200),
      ("get / HTTP/1.1\r\nHost: x\r\n\r\n", 200), ("OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n", 200),
      ("GET /?page=%ff&%zz&=&&a HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n", 200),
      ("GET /\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: x\r\nnone\r\n\r\n", 400),
      ("GET / HTTP/2.0\r\nHost: x\r\n\r\n", 505),
      ("GET / HTTP/1.1\r\nHost: x\r\n" + String(repeating: "X: y\r\n", count: 9000) + "\r\n", 431),
      ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n", 400),
      (
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: \(String(repeating: "9", count: 40))\r\n\r\n",
        413
      ),
      ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400),
      (
        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n", 200
      ),
      ("\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}", 0), (String(repeating: "\r\n", count: 2000), 0), ("", 0),
      ("GET", 0),
    ])
  func rawBytes(text: String, status: Int) throws {
    let server = try echo()
    let client = try Client(port: server.port)
    client.send(text)
    client.endSending()
    #expect(client.answer().status == status)
    #expect(try Client.ask(server, "GET /after").status == 200)
  }

  @Test("The body of a request is ignored, and the next request on the connection is answered")
  func keepAlive() throws {
    let server = try echo()
    let client = try Client(port: server.port)
    client.send("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nbody")
    client.send("GET /b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    let text = String(decoding: client.read(), as: UTF8.self)
    #expect(text.contains("POST /a /a  -\n"))
    #expect(text.contains("GET /b /b  -\n"))
  }

  @Test("Large responses are sent to many clients at once")
  func manyAtOnce() async throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { request in
      let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 300_000)
      return HTTPResponse(status: 200, body: .bytes(bytes + Array(request.path.utf8)))
    }
    let port = server.port
    let lengths = try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<200 {
        group.addTask {
          let client = try Client(port: port)
          client.send("GET /\(index) HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
          let answer = client.answer()
          return answer.text.hasSuffix("x/\(index)") ? answer.body.count : -1
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(lengths.count == 200)
    #expect(lengths.allSatisfy { $0 > 300_000 })
    withExtendedLifetime(server) {}
  }

  @Test("Each piece of a stream is sent immediately")
  func stream() throws {
    let isReleased = Mutex(false)
    let pieces = Mutex(["one\n", String(repeating: "two", count: 5000) + "\n", "three\n"])
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { _ in
      HTTPResponse(
        status: 200, headers: [("Content-Type", "text/event-stream")],
        body: .stream {
          // The second piece is made only after the client has read the first.
          if pieces.withLock({ $0.count == 2 }) {
            while !isReleased.withLock({ $0 }) {}
          }
          return pieces.withLock { $0.isEmpty ? nil : Array($0.removeFirst().utf8) }
        })
    }
    let client = try Client(port: server.port)
    client.send("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    let first = client.read { String(decoding: $0, as: UTF8.self).contains("one\n") }
    #expect(!String(decoding: first, as: UTF8.self).contains("two"))
    isReleased.withLock { $0 = true }
    let rest = String(decoding: client.read(), as: UTF8.self)
    #expect(rest.contains("three\n"))
    #expect(rest.count > 15_000)
    withExtendedLifetime(server) {}
  }

  @Test("The server says why it cannot listen")
  func failures() throws {
    let server = try echo()
    #expect(throws: ListenFailure.portInUse(server.port)) {
      try HTTPServer(host: "127.0.0.1", port: server.port) { _ in .text(200, "") }
    }
    #expect(throws: ListenFailure.unknownHost("no.such.host.invalid")) {
      try HTTPServer(host: "no.such.host.invalid", port: 0) { _ in .text(200, "") }
    }
  }

  @Test("The server frees its port when it stops")
  func stop() throws {
    let server = try echo()
    #expect(try Client.ask(server, "GET /").status == 200)
    server.stop()
    #expect(throws: Client.Refused.self) { try Client.ask(server, "GET /") }
    let next = try HTTPServer(host: "127.0.0.1", port: server.port) { _ in .text(200, "") }
    #expect(try Client.ask(next, "GET /").status == 200)
  }
}
