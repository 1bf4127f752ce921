import HTTP
import Input
import RawClient

@testable import SiteGenerator

/// Bytes that are sent to the socket of a server with a small site.
extension ReaderEntry {
  static let server = [
    ReaderEntry(name: "server", weight: 4) { _ in
      let site = LiveSite()
      site.publish(TinySite(), faults: Diagnostics())
      let answers = SiteAnswers(site: site)
      let server = try HTTPServer(host: "127.0.0.1", port: 0) { answers.answer($0) }
      return Reader(
        seeds: requests.map { Array($0.utf8) },
        words: [
          "\r\n", "\r\n\r\n", "\n", " HTTP/1.1", " HTTP/1.0", "HEAD ", "POST ", "http://h/atlas/",
          "/atlas", "/-/events", "/-/faults?page=", "%2F", "%00", "%C3%A9", "%", "?a=%zz&=&", "//",
          "/../", "\0", "Host: ", "Range: bytes=", "-5", "0-", "If-Range: ", "If-None-Match: ", "*",
          "W/\"", "Accept-Encoding: gzip;q=", "Referer: http://h/atlas/a/?", "Content-Length: ",
          "9",
          "Transfer-Encoding: chunked\r\n", "3\r\nabc\r\n0\r\n\r\n", "Expect: 100-continue\r\n",
          "Connection: Upgrade\r\n",
        ]
      ) { bytes in
        var outcome = Reader.Outcome()
        guard let client = try? Client(port: server.port) else {
          outcome.fault = "a server that takes no connection"
          return outcome
        }
        client.send(bytes)
        client.endSending()
        // An event stream never ends, so reading stops at its content type.
        let answer = Client.answer(
          client.read { $0.suffix(500).contains(Array("text/event-stream".utf8)) })
        if ![0, 100, 200, 206, 302, 304].contains(answer.status),
          !(400...417).contains(answer.status), ![431, 501, 505].contains(answer.status)
        {
          outcome.fault = "an answer \(answer.status)"
        }
        return outcome
      }
    }
  ]

  private static let requests = [
    "GET /atlas/ HTTP/1.1\r\nHost: h\r\nAccept-Encoding: gzip\r\n\r\n",
    "GET /atlas/data/a.json?x=1 HTTP/1.1\r\nHost: h\r\nRange: bytes=1-3\r\n"
      + "Referer: http://h/atlas/a/?b#c\r\n\r\n",
    "GET /atlas/a HTTP/1.1\r\nHost: h\r\n\r\nHEAD /atlas/a/ HTTP/1.1\r\nHost: h\r\n"
      + "If-None-Match: \"x\", *\r\nConnection: close\r\n\r\n",
    "POST /atlas/ HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\n\r\nbody",
    "PUT / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
    "GET /-/faults?page=%2Fatlas%2F HTTP/1.1\r\nHost: h\r\n\r\n",
    "GET /-/live.js HTTP/1.0\r\n\r\n",
  ]
}

private struct TinySite: SiteSource {
  let basePath = "/atlas/"
  let styleSheets: [String: SitePath] = [:]
  let isPartial = false

  private static let files = ["index.html", "a/index.html", "404.html", "data/a.json"]

  func step(of file: String) -> Int? { Self.files.firstIndex(of: file) }

  func key(of step: Int) -> Digest { .of(Array(Self.files[step].utf8)) }

  func make(_ step: Int) -> StepFiles {
    let text = "<body>" + String(repeating: Self.files[step], count: 200) + "</body>"
    return StepFiles(files: [Self.files[step]: Array(text.utf8)])
  }
}
